import { latest, ofKind, type Situation, sum, targetsOf, tells, where } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { BUILDING_NAMES, CITY_NAMES, CLOTH_PER_WORKSHOP, CUBES, DISCS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { isLastRound } from "../../rules/turn/last-round.ts";
import { type At, buildsNow, leavingMost, type Move, nextTile } from "./at.ts";
import { delivering, gaining, isDelivering } from "./giving.ts";

type Of = Situation<View, Event>;

/** An action that gives something to a building of the reader's choice. */
const giving = (kind: string, told: Event["type"]): Of => {
  const moves = (at: At): readonly Move[] => ofKind(at, kind);
  return {
    id: kind,
    when: (at) => where(moves(at).length > 0),
    point: (at) => targetsOf(moves(at)),
    about: () => BUILDING_NAMES.map((building) => `niche:${building}`),
    propose: (at) => gaining(at, leavingMost(moves(at))),
    claim: (at) => moves(at).every((move) => tells(move, told)),
  };
};

const BUILT: readonly Event["type"][] = ["shipBuilt", "workshopBuilt", "houseBuilt"];
const built = (at: At): readonly Move[] => ofKind(at, "build");
/** What can be built, with its cost. */
const PLOTS = ["plot:ship", "plot:house", "plot:workshop"];

/** Which delivery comes next is the only question: an action that may be ended by the rules goes on only for a gain. */
const isAsked = ({ view }: At): boolean => view.awaits === "ship" || view.awaits === "transport";

/** What the actions do, each when it is chosen. */
export const ACTIONS: readonly Of[] = [
  {
    id: "build",
    when: (at) => where(buildsNow(at).length > 0 || built(at).length > 0),
    point: (at) => targetsOf([...buildsNow(at), ...built(at)]),
    about: () => PLOTS,
    claim: (at) => buildsNow(at).every(({ brings }) => brings().view.awaits === "build"),
  },
  {
    id: "what-to-build",
    when: (at) => where(built(at).length > 0),
    point: (at) => targetsOf(built(at)),
    about: () => PLOTS,
    propose: (at) => leavingMost(built(at)),
    claim: (at) => built(at).every((move) => BUILT.some((type) => tells(move, type))),
  },
  giving("artwork", "artworkGiven"),
  giving("contribute", "contributed"),
  {
    id: "deliver",
    when: (at) => where(delivering(at).length > 0 && (isAsked(at) || isDelivering(at))),
    point: (at) => targetsOf(delivering(at)),
    about: () => CITY_NAMES.map((city) => `city:${city}`),
    propose: (at) => {
      const enough = isDelivering(at) ? [] : ofKind(at, "no");
      return enough.length > 0 ? enough : gaining(at, delivering(at));
    },
    claim: (at) => delivering(at).every((move) => tells(move, "clothShipped") || tells(move, "clothTransported")),
  },
];

/** The latest tile of which several had equally much. */
const tied = (at: At) => latest(at, "tileScored", ({ ties }) => ties.length > 0);
const isFor = (seat: Seat | undefined) => (event: { readonly seat: Seat }) => event.seat === seat;
const isOwn = (at: At) => (event: { readonly seat: number }) => event.seat === at.you;
const FEW_DISCS = 3;
const LATE = 11;
/** Whoever sees so many tiles scored may have no other turn. */
const LAST_TILES = 12;
/** Turns after which more than half of the discs of three players are placed. */
const HALF = 8;

/** What the scoring cards brought the reader. */
const fromCards = ({ events, you }: At): number =>
  sum(events.map((event) => (event.type === "cardScored" ? (event.points[you] ?? 0) : 0)));

/** A reserve of so many cubes, or so many scored tiles, and it is time to think of what is left. */
const MANY_CUBES = 25;
const SOME_TILES = 6;

/** Cubes of the seat that are anywhere but in its reserve. */
function laidOut({ mats, cities, churches, palazzo }: View, you: Seat): number {
  const { warehouse, workshops = [] } = mats[you] ?? {};
  const bySeat = [
    ...Object.values(cities),
    ...Object.values(churches).flatMap(({ materials, artworks }) => [...Object.values(materials), artworks]),
  ];
  const given = sum(bySeat.map((counts) => counts[you] ?? 0)) + palazzo.filter((owner) => owner === you).length;
  return sum(Object.values(warehouse ?? {})) + sum(workshops) + given;
}

/** Plays the reader's cloth again: the latest weaving left out no workshop that had room. */
function wovenIntoAll(at: At): boolean {
  let cloth: number[] = [0];
  let isIntoAll = false;
  for (const event of at.events) {
    if (!("seat" in event) || event.seat !== at.you) continue;
    if (event.type === "workshopBuilt") cloth.push(0);
    if (event.type === "clothWoven") {
      isIntoAll = [...event.into].sort().join() === cloth.flatMap((n, k) => (n < CLOTH_PER_WORKSHOP ? [k] : [])).join();
      for (const k of event.into) cloth[k] = (cloth[k] ?? 0) + 1;
    }
    if (event.type === "clothShipped" || event.type === "clothTransported")
      cloth[event.workshop] = (cloth[event.workshop] ?? 0) - 1;
    cloth = cloth.sort((a, b) => b - a);
  }
  return isIntoAll;
}

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
      const { by, seats = [] } = tied(at)?.ties[0] ?? {};
      if (by === undefined) return null;
      const [sum, shared] = [by === "sum" ? 1 : 0, by === "shared" ? 1 : 0];
      return { sum, shared, later: 1 - sum - shared, own: seats.includes(at.you) ? 1 : 0 };
    },
    point: (at) => [`tile:${tied(at)?.k ?? 1}`],
    about: () => ["niche:palazzoVecchio"],
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
    // It does not come in every match: before the end it is told in any case.
    when: (at) => {
      const hasCome = latest(at, "whiteSwapped") !== undefined;
      const isTold = !at.isOver && (hasCome || at.view.tilesScored >= LAST_TILES);
      return isTold ? { came: hasCome ? 1 : 0 } : null;
    },
    point: (at) => {
      const swapped = latest(at, "whiteSwapped");
      const gained = swapped === undefined ? undefined : latest(at, "seatGained", isFor(swapped.seat));
      return [...(gained === undefined ? [] : [`tile:${gained.k}`]), "disc:white"];
    },
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
    claim: (at) => at.view.mats[at.you]?.cubes === 0 || wovenIntoAll(at),
  },
  {
    id: "reserve",
    when: ({ view, you, isOver }) => {
      const { cubes = CUBES } = view.mats[you] ?? {};
      return !isOver && (cubes <= MANY_CUBES || view.tilesScored >= SOME_TILES) ? { n: cubes, all: CUBES } : null;
    },
    point: () => ["column:cubes"],
    claim: ({ view, you }) => (view.mats[you]?.cubes ?? 0) + laidOut(view, you) === CUBES,
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
    id: "last-round",
    isNews: true,
    when: ({ view, isOver }) => {
      const isSure = isLastRound(view);
      if (isOver || view.awaits === "over" || (!isSure && view.tilesScored < LAST_TILES)) return null;
      return { sure: isSure ? 1 : 0, some: view.tilesScored < view.council.length ? 1 : 0 };
    },
    point: ({ view }) => nextTile(view),
    claim: ({ view, isOver }) => {
      const unscored = view.council.filter(({ points }) => points === null).length;
      const discs = Math.max(...view.mats.map(({ coloured, white }) => coloured + white));
      return !isOver && (unscored <= view.council.length - LAST_TILES || discs <= 1);
    },
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
