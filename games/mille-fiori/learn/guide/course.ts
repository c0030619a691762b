import { type Situation, where } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import {
  BONUS_HOUSES,
  GOODS,
  HOUSE_VALUES,
  PEOPLE,
  PERSON_INDEX,
  peopleBelow,
  TRADE_INDEX,
  TRIPLES,
  WORKSHOP_SPACES,
} from "../../rules/board/board.ts";
import { AREAS, BONUS_AREAS, BONUS_POINTS, type BonusAreaName } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, happened, placing, told } from "./at.ts";

const BONUSES = BONUS_AREAS.map((area) => AREAS[area] as BonusAreaName);

/** An area in which the reader has begun to collect for its bonus, the fullest first; what they have there, of how many, and where. */
function begun({ view, you }: At):
  | {
      readonly area: BonusAreaName;
      readonly own: number;
      readonly all: number;
      readonly spaces: readonly string[];
    }
  | undefined {
  const sets = BONUSES.filter(
    (area) => !view.bonuses[area].includes(you) && view.bonuses[area].length < BONUS_POINTS.length,
  ).map((area) => {
    const own = new Set(SIGNS[area].filter((_, i) => view.board[area][i] === you)).size;
    const spaces = view.board[area].flatMap((owner, i) => (owner === you ? [`${area}:${i}`] : []));
    return { area, own, spaces, all: area === "houses" ? BONUS_HOUSES : new Set(SIGNS[area]).size };
  });
  return sets.filter(({ own }) => own > 0).sort((a, b) => a.all - a.own - (b.all - b.own))[0];
}

const SIGNS: Readonly<Record<BonusAreaName, readonly (string | number)[]>> = {
  workshops: WORKSHOP_SPACES.map(({ symbol }) => symbol),
  houses: HOUSE_VALUES,
  ...PEOPLE,
  trade: TRADE_INDEX.map((i) => i % GOODS.length),
};

const prizeOf = ({ view }: At, area: BonusAreaName): number => BONUS_POINTS[view.bonuses[area].length] ?? 0;

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
    when: (at) => {
      const set = begun(at);
      return set === undefined ? null : { n: prizeOf(at, set.area), own: set.own, all: set.all };
    },
    point: (at) => {
      const set = begun(at);
      return set === undefined ? [] : [`bonus:${set.area}`];
    },
    about: (at) => begun(at)?.spaces ?? [],
    claim: (at) => {
      const { area = "trade", own = 0, all = 0 } = begun(at) ?? {};
      return prizeOf(at, area) > 0 && own < all;
    },
  },
  {
    id: "triple",
    when: ({ view }) => where(openTriples(view).length > 0),
    point: ({ view }) => openTriples(view).flatMap(({ sign, free }) => [sign, ...free]),
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
    when: (at) => where(happened(at, "bonusPlaced")),
    point: ({ events }) => {
      const last = events.findLast((event) => event.type === "bonusPlaced");
      return last === undefined ? [] : [`bonus:${last.area}`];
    },
    claim: ({ view }) => Object.values(view.bonuses).some((owners) => owners.length > 0),
  },
  {
    id: "ending",
    when: ({ view, isOver }) => where(!isOver && view.round > 1),
    point: () => [],
    claim: ({ view }) => view.awaits !== "over",
  },
  {
    id: "over",
    when: ({ isOver }) => where(isOver),
    point: () => [],
    claim: ({ view }) => view.awaits === "over",
  },
];
