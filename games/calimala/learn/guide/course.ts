import { latest, ofKind, type Situation, sum, targetsOf, tells, where } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { DISCS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import type { At, Move } from "./at.ts";

type Of = Situation<View, Event>;

/** An action with a choice in it. */
const choice = (id: string, kinds: readonly string[], told: Event["type"]): Of => {
  const moves = (at: At): readonly Move[] => ofKind(at, ...kinds);
  return {
    id,
    when: (at) => where(moves(at).length > 0),
    point: (at) => targetsOf(moves(at)),
    propose: moves,
    claim: (at) => moves(at).every((move) => tells(move, told)),
  };
};

const BUILT: readonly Event["type"][] = ["shipBuilt", "workshopBuilt", "houseBuilt"];
const BUILDS = ["build"];
const built = (at: At): readonly Move[] => ofKind(at, ...BUILDS);

const delivering = (at: At): readonly Move[] => ofKind(at, "ship", "transport");
/** The latest cloth that anybody has delivered. */
const delivered = (at: At) => latest(at, "clothShipped") ?? latest(at, "clothTransported");

/** What the actions do, each when it is chosen. */
export const ACTIONS: readonly Of[] = [
  {
    id: "build",
    when: (at) => where(built(at).length > 0),
    point: (at) => targetsOf(built(at)),
    propose: built,
    claim: (at) => built(at).every((move) => BUILT.some((type) => tells(move, type))),
  },
  choice("artwork", ["artwork"], "artworkGiven"),
  choice("contribute", ["contribute"], "contributed"),
  {
    id: "deliver",
    when: (at) => where(!at.isOver && (delivering(at).length > 0 || delivered(at) !== undefined)),
    point: (at) => [...targetsOf(delivering(at)), `city:${delivered(at)?.city ?? "lisbon"}`],
    claim: (at) =>
      delivering(at).every((move) => tells(move, "clothShipped") || tells(move, "clothTransported")) &&
      (delivering(at).length > 0 || Object.values(at.view.cities).some((cloth) => cloth.some((n) => n > 0))),
  },
];

/** The latest tile of which several had equally much. */
const tied = (at: At) => latest(at, "tileScored", ({ ties }) => ties.length > 0);
const isFor = (seat: Seat | undefined) => (event: { readonly seat: Seat }) => event.seat === seat;
const isOwn = (at: At) => (event: { readonly seat: number }) => event.seat === at.you;
const FEW_DISCS = 3;
const LATE = 11;
/** Turns after which more than half of the discs of three players are placed. */
const HALF = 8;

/** What the scoring cards brought the reader. */
const fromCards = ({ events, you }: At): number =>
  sum(events.map((event) => (event.type === "cardScored" ? (event.points[you] ?? 0) : 0)));

/** What is told about the course of a match. */
export const COURSE: readonly Of[] = [
  {
    id: "council",
    isNews: true,
    when: (at) => where(latest(at, "tileScored") !== undefined && !at.isOver),
    point: (at) => [`tile:${latest(at, "tileScored")?.k ?? 1}`],
    claim: (at) => at.view.tilesScored > 0 && (latest(at, "tileScored")?.points.every((n) => n <= 3) ?? false),
  },
  {
    id: "tie",
    isNews: true,
    when: (at) => {
      const by = tied(at)?.ties[0]?.by;
      if (by === undefined) return null;
      const [sum, shared] = [by === "sum" ? 1 : 0, by === "shared" ? 1 : 0];
      return { sum, shared, later: 1 - sum - shared };
    },
    point: (at) => [`tile:${tied(at)?.k ?? 1}`],
    claim: (at) => {
      const { counts = [], points = [], ties = [] } = tied(at) ?? {};
      const [first = 0, second = 0] = ties[0]?.seats ?? [];
      const isEven = points[first] === points[second];
      return counts[first] === counts[second] && (counts[first] ?? 0) > 0 && isEven === (ties[0]?.by === "shared");
    },
  },
  {
    id: "swap",
    isNews: true,
    when: (at) => where(!at.isOver && latest(at, "whiteSwapped") !== undefined),
    point: (at) => [`tile:${latest(at, "seatGained", isFor(latest(at, "whiteSwapped")?.seat))?.k ?? 1}`, "disc:white"],
    claim: ({ events }) =>
      events.every(({ type }, k) => {
        if (type !== "whiteSwapped") return true;
        const [swapped, seated] = [
          events[k],
          events.slice(Math.max(0, k - 1), k + 2).find((each) => each.type === "seatGained"),
        ];
        return seated?.type === "seatGained" && swapped?.type === "whiteSwapped" && seated.seat === swapped.seat;
      }),
  },
  {
    id: "next-tile",
    when: ({ view, isOver }) => where(!isOver && view.tilesScored > 0 && view.tilesScored < view.council.length),
    point: ({ view }) => [`tile:${view.tilesScored + 1}`],
    claim: ({ view }) => view.council[view.tilesScored]?.points === null,
  },
  {
    id: "weave",
    when: (at) => where(latest(at, "clothWoven", isOwn(at)) !== undefined),
    point: () => ["workshops"],
    claim: (at) => {
      const woven = latest(at, "clothWoven", isOwn(at));
      return woven !== undefined && new Set(woven.into).size === woven.n;
    },
  },
  {
    id: "half",
    when: ({ view, you, isOver }) => where(!isOver && (view.turns[you] ?? 0) >= HALF && view.tilesScored < LATE),
    point: ({ view }) => [`tile:${view.tilesScored + 1}`],
    claim: (at) => {
      const placed = at.events.filter((event) => event.type === "discPlaced" && event.seat === at.you).length;
      const { coloured, white } = DISCS[at.view.seats];
      return placed * 2 > coloured + white && at.view.council[at.view.tilesScored]?.points === null;
    },
  },
  {
    id: "ending",
    when: ({ view, you, isOver }) => {
      const mat = view.mats[you];
      const left = mat === undefined ? 0 : mat.coloured + mat.white;
      return where(!isOver && (left <= FEW_DISCS || view.tilesScored >= LATE));
    },
    point: ({ view }) => [`tile:${Math.min(view.council.length, view.tilesScored + 1)}`],
    claim: ({ view }) => view.awaits !== "over",
  },
  {
    id: "over",
    when: (at) => (at.isOver ? { n: fromCards(at), all: at.view.scores[at.you] ?? 0 } : null),
    point: () => [],
    claim: (at) => {
      const tiles = sum(at.view.council.map(({ points }) => points?.[at.you] ?? 0));
      return at.view.awaits === "over" && fromCards(at) === (at.view.scores[at.you] ?? 0) - tiles;
    },
  },
];
