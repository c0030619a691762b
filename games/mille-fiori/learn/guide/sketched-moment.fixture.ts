import { moveBuffer, SEATS_OF, type Seat } from "#engine";
import { type Sketch, SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import type { Event } from "../../rules/events.ts";
import type { State } from "../../rules/state.ts";
import type { At, Move } from "./at.ts";

const YOU: Seat = 0;

/** A sketched position for two as the guide sees it, with a plan: each move is played by the rules. Red is to act. */
export function sketchedMoment(sketch: Sketch, plan: readonly string[] = []): At {
  const { open, state } = new SketchedMatch({ seats: 2, ...sketch });
  const moves = movesIn(open, state);
  return {
    view: open.view(state, YOU),
    you: YOU,
    events: [],
    moves,
    isOver: false,
    planned: () => plan,
    onward: () => null,
  };
}

function movesIn(open: SketchedMatch["open"], state: State): readonly Move[] {
  const buffer = moveBuffer();
  const n = open.legalMoves(state, YOU, buffer);
  return [...buffer.subarray(0, n)].map((move) => moveOf(open, state, move));
}

function moveOf(open: SketchedMatch["open"], state: State, move: number): Move {
  const after = open.blank();
  const events: Event[] = [];
  open.copy(state, after);
  open.play(after, YOU, move, (event) => events.push(event as Event));
  const pointsIn = (s: State, seat: Seat): number => open.standings(s).scores[seat]?.points ?? 0;
  const points = SEATS_OF[open.seats].map((seat) => pointsIn(after, seat) - pointsIn(state, seat));
  return {
    text: open.printMove(move),
    targets: open.names(state, move),
    forecast: () => open.forecast?.(state, YOU, move) ?? null,
    next: () => movesIn(open, after),
    brings: () => ({ view: open.view(after, YOU), events, points }),
  };
}
