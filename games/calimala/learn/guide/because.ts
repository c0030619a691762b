import { type Because, latest, ofKind, type Reason, sum, tells } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { type ActionName, BUILDING_NAMES, DISCS, STREET_CELLS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, cardsNow, doneIn, type Move, placedBy, usesIn } from "./at.ts";
import { GIVEN } from "./because-given.ts";
import { asFigure, toldBySeat } from "./told.ts";

type Why = Because<View, Event>;

const lastWord = ({ text }: Move): string => text.split(" ").at(-1) ?? "";
const mine = ({ view, you }: At) => view.mats[you];

const streetOf = ({ targets }: Move): number =>
  Number(targets.find((target) => target.startsWith("street:"))?.slice("street:".length));

/** 3.4 So many discs of a stack act. */
const ACTING = 3;

const isWhite = ({ text }: Move): boolean => text.startsWith("place white ");

/** Whether a disc of the same kind can do fewer actions on every other street. */
function isDoingMost(at: At, move: Move): boolean {
  const others = ofKind(at, "place").filter((each) => each !== move && isWhite(each) === isWhite(move));
  const own = doneIn(move.next());
  return own > 0 && others.every((each) => doneIn(each.next()) < own);
}

/** 5.3 A white disc is to leave, and none is in reserve for the seat: one is chosen on the streets before the tile is scored. */
function isSeatSought({ you }: At, move: Move): boolean {
  const { mats, stacks } = move.brings().view;
  return stacks[streetOf(move)]?.[0] === "white" && mats[you]?.coloured === 0;
}

const isCard = ({ text }: Move): 0 | 1 => asFigure(text.startsWith("card "));

/** An action is possible now, or after what has been begun. */
const canUse = (moves: readonly Move[]): boolean =>
  moves.some((move) => {
    if (/^(card|decline|end)\b/.test(move.text)) return false;
    return move.text.startsWith("use ") ? move.brings().view.awaits !== "draw" : canUse(move.next());
  });

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
    figures: (at, move) => ({ n: (mine(at)?.coloured ?? 0) + (mine(at)?.white ?? 0), card: isCard(move) }),
    claim: (at, move, { n, card }) => {
      const { coloured, white } = DISCS[at.view.seats];
      if (card === 1 ? !tells(move, "cardPlayed") : ofKind(at, "card").length > 0) return false;
      return Number(n) <= coloured + white - (toldBySeat(at, ({ type }) => type === "discPlaced")[at.you] ?? 0);
    },
  },
  use: {
    figures: (_, move) => {
      const n = usesLeft(move.brings().view);
      const m = usesIn(move.next(), n);
      const is = { last: n === 0, follows: n > 0 && m === n, partly: m > 0 && m < n, blocked: n > 0 && m === 0 };
      return { ...Object.fromEntries(Object.entries(is).map(([name, isSo]) => [name, asFigure(isSo)])), n, m };
    },
    claim: (at, move, { last, blocked, n, m }) => {
      const isLast = usesLeft(at.view) === 1;
      const isBlocked = !isLast && !canUse(move.next());
      const isSo = [isLast, isBlocked].map(asFigure).join();
      return !tells(move, "cardDrawn") && [last, blocked].join() === isSo && Number(m) <= Number(n);
    },
  },
  "end-activation": {
    figures: (at, move) => ({ n: (mine(at)?.handSize ?? 0) - isCard(move), card: isCard(move) }),
    claim: (at, move, { n, card }) => {
      if (card === 0 && cardsNow(at).length > 0) return false;
      const hand = (view: View): number => sum(Object.values(view.mats[at.you]?.hand ?? {}));
      return n === hand(card === 1 ? move.brings().view : at.view);
    },
  },
  place: {
    figures: (at, move) => {
      const { again, others, scored } = placedBy(at, move);
      const n = doneIn(move.next());
      return {
        ...{ none: asFigure(n === 0), one: asFigure(n === 1), both: asFigure(n === 2) },
        ...{ only: asFigure(isDoingMost(at, move)) },
        ...{ again: asFigure(again === 1), twice: asFigure(again === 2), with: asFigure(others > 0), others },
        ...{ scored: asFigure(scored !== null), k: scored?.k ?? 0, points: scored?.points[at.you] ?? 0 },
      };
    },
    claim: (at, move, { none, one, both, only, again, twice, others, scored }) => {
      const n = doneIn(move.next());
      const stack = move.brings().view.stacks[streetOf(move)] ?? [];
      const below = stack.slice(Math.max(0, stack.length - ACTING), -1);
      const own = below.filter((disc) => disc === at.you).length;
      const isScored = stack.length > ACTING && at.view.tilesScored < at.view.council.length && !isSeatSought(at, move);
      const isSo = [n === 0, n === 1, n === 2, isDoingMost(at, move), own === 1, own === 2, isScored];
      return (
        [none, one, both, only, again, twice, scored].join() === isSo.map(asFigure).join() &&
        others === below.filter((disc) => disc !== at.you && disc !== "white").length
      );
    },
  },
  "what-to-build": {
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
  artwork: GIVEN,
  contribute: GIVEN,
};

/** 4.5, 4.6 Where cloth is delivered is what the steady bot plans. */
export const REASONS: readonly Reason<View, Event>[] = [
  { id: "delivery", when: (_, { text }) => /^(ship|transport) /.test(text), ...GIVEN },
];
