import { type Because, latest, sum, tells } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { type ActionName, BUILDING_NAMES, DISCS, STREET_CELLS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, type Move, possibleAt } from "./at.ts";

type Why = Because<View, Event>;

const MATERIALS = ["wood", "brick", "marble"] as const;

const lastWord = ({ text }: Move): string => text.split(" ").at(-1) ?? "";
const mine = ({ view, you }: At) => view.mats[you];

/** How many of these events have been told of each seat. */
const toldBySeat = ({ events, view }: At, is: (event: Event) => boolean): readonly number[] =>
  view.mats.map((_, seat) => events.filter((event) => is(event) && "seat" in event && event.seat === seat).length);

const best = (counts: readonly number[], you: Seat): number => Math.max(0, ...counts.filter((_, seat) => seat !== you));

const asFigure = (isTrue: boolean): 0 | 1 => (isTrue ? 1 : 0);

/** What is counted by seat after the move, against what has been told. */
const counted = (
  by: (view: View, move: Move) => readonly number[],
  is: (event: Event, move: Move) => boolean,
): Why => ({
  figures: ({ you }, move) => {
    const counts = by(move.brings().view, move);
    const [n, most] = [counts[you] ?? 0, best(counts, you)];
    return { n, most, leads: asFigure(n > most), shares: asFigure(n === most), trails: asFigure(n < most) };
  },
  claim: (at, move, { n, most, leads, shares, trails }) => {
    const told = toldBySeat(at, (event) => is(event, move));
    const own = (told[at.you] ?? 0) + 1;
    const ahead = told.filter((each, seat) => seat !== at.you && each >= own);
    const isSo = [ahead.length === 0, ahead.length > 0 && Math.max(...ahead) === own, Math.max(0, ...ahead) > own];
    return n === own && most === best(told, at.you) && [leads, shares, trails].join() === isSo.map(asFigure).join();
  },
});

const artworks = ({ churches, palazzo, mats }: View): readonly number[] =>
  mats.map(
    (_, seat) =>
      sum(Object.values(churches).map((church) => church.artworks[seat] ?? 0)) +
      palazzo.filter((owner) => owner === seat).length,
  );

/** Contributions and artworks count together for a church. */
const given = ({ churches, mats }: View, move: Move): readonly number[] => {
  const church = Object.entries(churches).find(([name]) => name === lastWord(move))?.[1];
  const contributed = (seat: number) => sum(MATERIALS.map((material) => church?.materials[material][seat] ?? 0));
  return mats.map((_, seat) => contributed(seat) + (church?.artworks[seat] ?? 0));
};

const isGivenTo = (event: Event, building: string): boolean =>
  (event.type === "contributed" || event.type === "artworkGiven") && event.building === building;

const usesLeft = ({ activation }: View): number => (activation === null ? 0 : sum(activation.uses));

/** Why a move is proposed, in figures of the position. */
export const BECAUSE: Readonly<Record<string, Why>> = {
  secret: {
    figures: ({ view }, move) => ({
      n: view.council.some(({ tile }) => tile === lastWord(move)) ? 2 : 1,
      home: Object.keys(view.cities).includes(lastWord(move)) ? 0 : 1,
    }),
    claim: ({ events }, move, { n, home }) =>
      home === (BUILDING_NAMES.some((name) => name === lastWord(move)) ? 1 : 0) &&
      n === 1 + events.filter((event) => event.type === "scoringTile" && event.tile === lastWord(move)).length,
  },
  "start-card": {
    figures: ({ view }, move) => ({
      n: STREET_CELLS.filter((cells) => cells.some((cell) => view.cells[cell] === lastWord(move))).length,
      all: STREET_CELLS.length,
    }),
    claim: ({ view }, move, { n }) => {
      const at = view.cells.indexOf(lastWord(move) as ActionName);
      return n === STREET_CELLS.flat().filter((cell) => cell === at).length;
    },
  },
  undo: {
    figures: (at) => ({ n: (mine(at)?.coloured ?? 0) + (mine(at)?.white ?? 0) }),
    claim: (at, _, { n }) => {
      const { coloured, white } = DISCS[at.view.seats];
      return Number(n) <= coloured + white - (toldBySeat(at, ({ type }) => type === "discPlaced")[at.you] ?? 0);
    },
  },
  use: {
    figures: (_, move) => ({ n: usesLeft(move.brings().view) }),
    claim: (at, move, { n }) => !tells(move, "cardDrawn") && n === usesLeft(at.view) - 1,
  },
  "end-activation": {
    figures: (at) => ({ n: mine(at)?.handSize ?? 0 }),
    claim: (at, _, { n }) => n === sum(Object.values(mine(at)?.hand ?? {})),
  },
  place: {
    figures: (_, move) => {
      const n = possibleAt(move);
      return { none: asFigure(n === 0), one: asFigure(n === 1), both: asFigure(n === 2) };
    },
    claim: (at, move, { none, one, both }) => {
      const uses = (each: Move): number =>
        each.next().filter(({ text, brings }) => text.startsWith("use ") && brings().view.awaits !== "draw").length;
      const n = uses(move);
      const isBest = n > 0 || at.moves.every((each) => uses(each) === 0);
      return isBest && [none, one, both].indexOf(1) === n && Number(none) + Number(one) + Number(both) === 1;
    },
  },
  build: {
    figures: ({ you }, move) => {
      const { view } = move.brings();
      const { ships = 0, workshops = [] } = view.mats[you] ?? {};
      const houses = Object.values(view.houses).filter((has) => has[you]).length;
      const k = view.council.findIndex(({ tile }) => tile === lastWord(move)) + 1;
      const next = asFigure(k > view.tilesScored);
      return { ships, houses, workshops: workshops.length, next, k, all: view.council.length };
    },
    claim: (at, move, { ships, houses, workshops, next, k }) => {
      const times = (type: Event["type"]) =>
        (toldBySeat(at, (event) => event.type === type)[at.you] ?? 0) + (tells(move, type) ? 1 : 0);
      const isNext = latest(at, "scoringTile", ({ tile }) => tile === lastWord(move))?.k === k;
      const isPast = at.events.some((event) => event.type === "tileScored" && event.k === k);
      if (next !== asFigure(isNext && !isPast)) return false;
      return ships === times("shipBuilt") && houses === times("houseBuilt") && workshops === times("workshopBuilt") + 1;
    },
  },
  artwork: counted(artworks, ({ type }) => type === "artworkGiven"),
  contribute: counted(given, (event, move) => isGivenTo(event, lastWord(move))),
};
