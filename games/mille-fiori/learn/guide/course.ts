import { type Situation, where } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { PERSON_INDEX, peopleBelow, TRIPLES } from "../../rules/board/board.ts";
import type { Event } from "../../rules/events.ts";
import { type At, happened, placing, told } from "./at.ts";
import { type Collected, collecting, prizeOf } from "./sets.ts";

/** Where the reader has begun to collect for a bonus, the fullest area first. */
const begun = ({ view, you }: At): Collected | undefined =>
  collecting(view, you)
    .filter(({ has }) => has.size > 0)
    .sort((a, b) => a.all - a.has.size - (b.all - b.has.size))[0];

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
      return set === undefined ? null : { n: prizeOf(at.view, set.area), own: set.has.size, all: set.all };
    },
    point: (at) => {
      const set = begun(at);
      return set === undefined ? [] : [`bonus:${set.area}`];
    },
    about: (at) => begun(at)?.spaces ?? [],
    claim: (at) => {
      const set = begun(at);
      return set !== undefined && prizeOf(at.view, set.area) > 0 && set.has.size < set.all;
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
    when: ({ view, isOver }) => where(!isOver && view.round > 2),
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
