import {
  type AnyOpenGame,
  CHANCE,
  type GameTypes,
  isSimultaneous,
  isToAct,
  MAX_MOVES,
  moveBuffer,
  NO_MOVE,
  type Seat,
  seatBit,
} from "#engine";
import { exactOrder, possibleClicks, withLast } from "./group.ts";

/**
 * The tentative turn: moves of one seat, played on a sample of its view until chance or somebody else is to act.
 * Values only: each function gives a new draft, and the position that the server knows stays as it is.
 */

type State = GameTypes["state"];

/**
 * What stands after the last move: the seat's own decision, the hand-over to somebody else (or the end of the match),
 * or chance, which reveals something.
 */
type Edge = "own" | "handover" | "chance";

/**
 * A move of the draft: made by the person, as one click of an order-free group, or by itself because nothing else was
 * possible.
 */
interface Step {
  readonly move: number;
  readonly by: "person" | "click" | "self";
}

export interface Draft {
  readonly open: AnyOpenGame;
  readonly seat: Seat;
  /** The position that the server knows, as a sample. */
  readonly base: State;
  readonly steps: readonly Step[];
  /** Clicks of an order-free group that is not closed yet, as they came. */
  readonly clicks: readonly number[];
  /** Position after the steps, before the clicks. */
  readonly before: State;
  /** Position after everything. */
  readonly state: State;
  readonly edge: Edge;
}

const buffer = moveBuffer();

export function copyOf(open: AnyOpenGame, state: State): State {
  const copy = open.blank();
  open.copy(state, copy);
  return copy;
}

export function legalOf(open: AnyOpenGame, state: State, seat: Seat): number[] {
  const n = open.legalMoves(state, seat, buffer);
  return [...buffer.subarray(0, Math.min(n, MAX_MOVES))];
}

/** Where the seat stands in a position. Simultaneous choices are its own until it has chosen. */
export function edgeOf(open: AnyOpenGame, state: State, seat: Seat): Edge {
  const mask = open.toAct(state);
  if (mask === CHANCE) return "chance";
  return isToAct(mask, seat) ? "own" : "handover";
}

function after(open: AnyOpenGame, state: State, seat: Seat, moves: readonly number[]): State {
  const next = copyOf(open, state);
  for (const move of moves) open.play(next, seat, move);
  return next;
}

/** The only possible move, when making it leaves the seat to decide further. */
function selfEvident(open: AnyOpenGame, state: State, seat: Seat): number | undefined {
  if (open.toAct(state) !== seatBit(seat)) return undefined;
  const [only, ...others] = legalOf(open, state, seat);
  if (only === undefined || others.length > 0) return undefined;
  return edgeOf(open, after(open, state, seat, [only]), seat) === "own" ? only : undefined;
}

function draftOf(open: AnyOpenGame, seat: Seat, base: State, steps: readonly Step[]): Draft {
  const all = [...steps];
  let state = after(
    open,
    base,
    seat,
    steps.map(({ move }) => move),
  );
  for (let only = selfEvident(open, state, seat); only !== undefined; only = selfEvident(open, state, seat)) {
    all.push({ move: only, by: "self" });
    state = after(open, state, seat, [only]);
  }
  return { open, seat, base, steps: all, clicks: [], before: state, state, edge: edgeOf(open, state, seat) };
}

/** Nothing done yet, except for what is the only possibility. */
export const startDraft = (open: AnyOpenGame, seat: Seat, base: State): Draft => draftOf(open, seat, base, []);

/** The moves of an unfinished group in the order in which the rules take them. */
const clicked = ({ open, before, seat, clicks }: Draft): readonly number[] =>
  exactOrder(open, before, seat, clicks) ?? [];

const closed = (draft: Draft): readonly Step[] => [
  ...draft.steps,
  ...clicked(draft).map((move) => ({ move, by: "click" as const })),
];

const found = new WeakMap<Draft, readonly number[]>();

/** Everything that the seat may do now; clicks of a group in whatever order. */
export function possible(draft: Draft): readonly number[] {
  const moves = found.get(draft) ?? findPossible(draft);
  found.set(draft, moves);
  return moves;
}

function findPossible(draft: Draft): readonly number[] {
  const { open, state, seat, before, clicks, edge } = draft;
  const next = edge === "own" ? legalOf(open, state, seat) : [];
  if (clicks.length === 0) return next;
  const group = open.group(clicks[0] ?? NO_MOVE);
  const isPlayable = exactOrder(open, before, seat, clicks) !== undefined;
  const others = isPlayable ? next.filter((move) => open.group(move) !== group) : [];
  return [...possibleClicks(open, before, seat, clicks), ...others];
}

/** The draft with these clicks of its open group instead of those that it has. */
function withClicks(draft: Draft, clicks: readonly number[]): Draft {
  const { open, seat, before } = draft;
  const order = exactOrder(open, before, seat, clicks);
  const state = order === undefined ? before : after(open, before, seat, order);
  return { ...draft, clicks, state, edge: edgeOf(open, state, seat) };
}

/** Makes a possible move. A move of an order-free group waits with the others of its group. */
export function make(draft: Draft, move: number): Draft {
  const { open, seat, base } = draft;
  const group = open.group(move);
  const isSameGroup = draft.clicks.length === 0 || open.group(draft.clicks[0] ?? NO_MOVE) === group;
  if (group === undefined || !isSameGroup || isSimultaneous(open.toAct(draft.state))) {
    return draftOf(open, seat, base, [...closed(draft), { move, by: "person" }]);
  }
  return withClicks(draft, withLast(open, draft.before, seat, [...draft.clicks, move]));
}

/** Clicks that the position does not show yet, because the rules take them only together with others. */
export const hiddenClicks = ({ clicks, state, before }: Draft): readonly number[] => (state === before ? clicks : []);

/** Is there anything that the person did and can take back? */
export const canUndo = ({ steps, clicks }: Draft): boolean =>
  clicks.length > 0 || steps.some(({ by }) => by !== "self");

/** Takes back the last thing that the person did, and what followed from it by itself. */
export function undo(draft: Draft): Draft {
  const { open, seat, base, clicks, steps } = draft;
  if (clicks.length > 0) return withClicks(draft, clicks.slice(0, -1));
  const last = steps.findLastIndex(({ by }) => by !== "self");
  if (last < 0) return draft;
  const kept = steps.slice(0, last);
  const group = open.group(kept.at(-1)?.move ?? NO_MOVE);
  const start = kept.findLastIndex(({ move, by }) => by !== "click" || open.group(move) !== group) + 1;
  const reopened = kept.slice(start).map(({ move }) => move);
  return withClicks(draftOf(open, seat, base, kept.slice(0, start)), reopened);
}

export const undoAll = ({ open, seat, base }: Draft): Draft => startDraft(open, seat, base);

/** Would this move reveal something or hand over? */
export const leadsTo = (draft: Draft, move: number): Edge => make(draft, move).edge;

/** A move without a place on the board that only hands over to somebody else: the "End turn" button. */
export const isHandOver = (draft: Draft, move: number): boolean =>
  draft.open.names(draft.state, move).length === 0 && leadsTo(draft, move) === "handover";

/** The only thing left to do, where doing it needs no thought: made after a pause when the person has done nothing. */
export function onlyMove(draft: Draft): number | undefined {
  if (draft.edge !== "own" || canUndo(draft) || draft.open.toAct(draft.state) !== seatBit(draft.seat)) return undefined;
  const [only, ...others] = legalOf(draft.open, draft.state, draft.seat);
  return others.length === 0 ? only : undefined;
}

/** The moves of the draft in the order in which they are committed. */
export const movesOf = (draft: Draft): readonly number[] => closed(draft).map(({ move }) => move);

/** The same as notation. */
export const draftMoves = (draft: Draft): readonly string[] => movesOf(draft).map(draft.open.printMove);

/** Moves kept elsewhere (a reload, another tab), as far as they are still possible. */
export function restore(empty: Draft, moves: readonly string[]): Draft {
  let draft = empty;
  for (const [at, text] of moves.entries()) {
    if (draftMoves(draft).length > at) continue;
    const move = draft.open.parseMove(text);
    if (move < 0 || !possible(draft).includes(move)) return draft;
    draft = make(draft, move);
  }
  return draft;
}
