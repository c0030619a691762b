import { type GameTypes, moveBuffer, type OpenGame, type Tell } from "../game.ts";
import type { Switches } from "../opening/options.ts";
import { accepted, type Result, refused } from "../result.ts";
import { isSeat, type Seat, type SeatCount } from "../seat.ts";
import { CHANCE, isToAct } from "../to-act.ts";
import { chanceBuffer } from "./chance.ts";

/** One committed entry: a move of a seat, or a chance outcome; in notation. `auto` marks a forced move. */
export interface Entry {
  readonly by: Seat | "chance";
  readonly text: string;
  readonly auto?: true;
}

/** A match is its log: the header, and all entries since. */
export interface MatchLog {
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: Switches;
  readonly seats: SeatCount;
  readonly entries: readonly Entry[];
}

export interface ReplayRefusal {
  readonly ply: number;
  readonly code: "unreadable" | "not-to-act" | "not-legal" | "impossible-outcome";
}

const moves = moveBuffer();
const outcomes = chanceBuffer();

/** Whether the move is legal for the seat now. */
export function isLegal<T extends GameTypes>(open: OpenGame<T>, state: T["state"], seat: Seat, move: number): boolean {
  const n = open.legalMoves(state, seat, moves);
  for (let i = 0; i < n; i++) if (moves[i] === move) return true;
  return false;
}

/** Carries out one entry after checking it against the rules. The state is unchanged when refused. */
export function playEntry<T extends GameTypes>(
  open: OpenGame<T>,
  state: T["state"],
  entry: Entry,
  tell?: Tell<T["event"]>,
): Result<undefined, ReplayRefusal["code"]> {
  const mask = open.toAct(state);
  if (entry.by === "chance") {
    if (mask !== CHANCE) return refused("not-to-act");
    const outcome = open.parseOutcome(entry.text);
    if (outcome < 0) return refused("unreadable");
    const n = open.chance(state, outcomes);
    if (!outcomes.outcomes.subarray(0, n).includes(outcome)) return refused("impossible-outcome");
    open.resolve(state, outcome, tell);
    return accepted(undefined);
  }
  if (!isSeat(entry.by, open.seats) || !isToAct(mask, entry.by)) return refused("not-to-act");
  const move = open.parseMove(entry.text);
  if (move < 0) return refused("unreadable");
  if (!isLegal(open, state, entry.by, move)) return refused("not-legal");
  open.play(state, entry.by, move, tell);
  return accepted(undefined);
}

/** Replays entries on a fresh match. The refusal names the first ply that the rules do not allow. */
export function replay<T extends GameTypes>(
  open: OpenGame<T>,
  entries: readonly Entry[],
): Result<T["state"], ReplayRefusal> {
  const state = open.setup();
  for (const [ply, entry] of entries.entries()) {
    const done = playEntry(open, state, entry);
    if (!done.ok) return refused({ ply, code: done.refusal });
  }
  return accepted(state);
}
