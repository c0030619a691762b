import { type Because, sum, tells } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { type ActionName, BUILDING_NAMES, DISCS, STREET_CELLS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import type { At, Move } from "./at.ts";

type Why = Because<View, Event>;

const MATERIALS = ["wood", "brick", "marble"] as const;

const lastWord = ({ text }: Move): string => text.split(" ").at(-1) ?? "";
const mine = ({ view, you }: At) => view.mats[you];

/** How many of these events have been told of each seat. */
const toldBySeat = ({ events, view }: At, is: (event: Event) => boolean): readonly number[] =>
  view.mats.map((_, seat) => events.filter((event) => is(event) && "seat" in event && event.seat === seat).length);

const best = (counts: readonly number[], you: Seat): number => Math.max(0, ...counts.filter((_, seat) => seat !== you));

/** What is counted by seat after the move, against what has been told. */
const counted = (
  by: (view: View, move: Move) => readonly number[],
  is: (event: Event, move: Move) => boolean,
): Why => ({
  figures: ({ you }, move) => {
    const counts = by(move.brings().view, move);
    return { n: counts[you] ?? 0, most: best(counts, you) };
  },
  claim: (at, move, { n, most }) => {
    const told = toldBySeat(at, (event) => is(event, move));
    return n === (told[at.you] ?? 0) + 1 && most === best(told, at.you);
  },
});

const artworks = ({ churches, palazzo, mats }: View): readonly number[] =>
  mats.map(
    (_, seat) =>
      sum(Object.values(churches).map((church) => church.artworks[seat] ?? 0)) +
      palazzo.filter((owner) => owner === seat).length,
  );

const given = ({ churches, mats }: View, move: Move): readonly number[] => {
  const church = Object.entries(churches).find(([name]) => name === lastWord(move))?.[1];
  return mats.map((_, seat) => sum(MATERIALS.map((material) => church?.materials[material][seat] ?? 0)));
};

const usesLeft = ({ activation }: View): number => (activation === null ? 0 : sum(activation.uses));

/** Actions of the street that are possible as soon as the disc lies there. */
const possible = (move: Move): number =>
  move.next().filter((each) => each.text.startsWith("use ") && each.brings().view.activation?.drawFor == null).length;

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
    figures: (_, move) => ({ n: possible(move) }),
    claim: (_, move, { n }) => {
      const uses = move.next().filter(({ text }) => text.startsWith("use "));
      return n === uses.filter((each) => each.brings().view.awaits !== "draw").length;
    },
  },
  build: {
    figures: ({ you }, move) => {
      const { view } = move.brings();
      const { ships = 0, workshops = [] } = view.mats[you] ?? {};
      const houses = Object.values(view.houses).filter((has) => has[you]).length;
      return { ships, houses, workshops: workshops.length };
    },
    claim: (at, move, { ships, houses, workshops }) => {
      const times = (type: Event["type"]) =>
        (toldBySeat(at, (event) => event.type === type)[at.you] ?? 0) + (tells(move, type) ? 1 : 0);
      return ships === times("shipBuilt") && houses === times("houseBuilt") && workshops === times("workshopBuilt") + 1;
    },
  },
  artwork: counted(artworks, ({ type }) => type === "artworkGiven"),
  contribute: counted(given, (event, move) => event.type === "contributed" && event.building === lastWord(move)),
};
