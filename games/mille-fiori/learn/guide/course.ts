import { type EventOf, type Figures, ofKind, type Situation, where } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { PERSON_INDEX, peopleBelow, TRIPLES } from "../../rules/board/board.ts";
import type { BonusAreaName } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, otherOf, placing, told } from "./at.ts";
import { type Collected, collecting, prizeOf } from "./sets.ts";

interface Near extends Collected {
  readonly seat: Seat;
}

/** The set that somebody is nearest to, from the reader's second sign on, from the other seat's last but one. */
function nearest(at: At): Near | undefined {
  const own = collecting(at.view, at.you).filter(({ has }) => has.size > 1);
  const others = collecting(at.view, otherOf(at)).filter(({ has, all }) => has.size === all - 1);
  const sets = [
    ...own.map((set) => ({ ...set, seat: at.you })),
    ...others.map((set) => ({ ...set, seat: otherOf(at) })),
  ];
  return sets.filter(({ has, all }) => has.size < all).sort((a, b) => a.all - a.has.size - (b.all - b.has.size))[0];
}

const kindOf = (area: BonusAreaName): Figures => ({
  ...{ houses: area === "houses" ? 1 : 0, trade: area === "trade" ? 1 : 0 },
  people: area === "nobili" || area === "populi" ? 1 : 0,
});

const lastBonus = ({ events }: At): EventOf<Event, "bonusPlaced"> | undefined =>
  events.findLast((event) => event.type === "bonusPlaced");

/** Triples of workshops that somebody has begun, the nearly full ones first; what of each is free. */
const openTriples = ({
  board: { workshops },
}: View): readonly { readonly sign: string; readonly free: readonly string[] }[] =>
  TRIPLES.map((triple: readonly number[]) => ({
    sign: `triple:${triple[0]}`,
    free: triple.filter((i) => workshops[i] === null).map((i) => `workshops:${i}`),
  }))
    .filter(({ free: { length } }) => length === 1 || length === 2)
    .sort((a, b) => a.free.length - b.free.length);

/** Free spaces that rest on two filled ones. */
const carried = ({ board }: View): readonly string[] =>
  (["nobili", "populi"] as const).flatMap((area) =>
    PERSON_INDEX.filter((i) => {
      const below = peopleBelow(i);
      return below.length > 0 && board[area][i] === null && below.every((each) => board[area][each] !== null);
    }).map((i) => `${area}:${i}`),
  );

/** What is told about the course of a match. */
export const COURSE: readonly Situation<View, Event>[] = [
  {
    id: "set",
    isNews: true,
    when: (at) => {
      const set = nearest(at);
      if (set === undefined) return null;
      const { area, has, all, seat } = set;
      const mine = seat === at.you ? 1 : 0;
      return { n: prizeOf(at.view, area), own: has.size, all, mine, ...kindOf(area) };
    },
    point: (at) => {
      const set = nearest(at);
      return set === undefined ? [] : [`bonus:${set.area}`];
    },
    about: (at) => nearest(at)?.spaces ?? [],
    claim: (at) => {
      const set = nearest(at);
      return set !== undefined && prizeOf(at.view, set.area) > 0 && set.has.size < set.all;
    },
  },
  {
    id: "triple",
    when: ({ view }) => where(openTriples(view).length > 0),
    point: ({ view }) => openTriples(view).flatMap(({ sign, free }) => [sign, ...free]),
    about: ({ view }) => view.display.map((card) => `display:${card}`),
    claim: ({ view }) =>
      openTriples(view)
        .flatMap(({ free }) => free)
        .every((space) => view.board.workshops[Number(space.split(":")[1])] === null),
  },
  {
    id: "levels",
    when: ({ view }) => where(carried(view).length > 0),
    point: ({ view }) => carried(view),
    claim: (at) =>
      placing(at, "nobili", "populi").every((move) => {
        const event = told(move, "personPlaced");
        const support = event?.support.filter(({ seat }) => seat === at.you) ?? [];
        return event?.points[at.you] === support.reduce((sum, { points }) => sum + points, event?.own ?? 0);
      }),
  },
  {
    id: "prize",
    isNews: true,
    when: (at) => {
      const last = lastBonus(at);
      return last === undefined ? null : { mine: last.seat === at.you ? 1 : 0, n: last.value, ...kindOf(last.area) };
    },
    point: (at) => {
      const last = lastBonus(at);
      return last === undefined ? [] : [`bonus:${last.area}`];
    },
    claim: (at) => {
      const last = lastBonus(at);
      return last !== undefined && at.view.bonuses[last.area].includes(last.seat);
    },
  },
  {
    id: "ending",
    // Not while a card is being played.
    when: (at) => where(at.view.round > 1 && ofKind(at, "keep").length > 0),
    point: () => ["column:full"],
    claim: ({ view }) => view.awaits !== "over",
  },
  {
    id: "over",
    when: ({ isOver }) => where(isOver),
    point: () => [],
    claim: ({ view }) => view.awaits === "over",
  },
];
