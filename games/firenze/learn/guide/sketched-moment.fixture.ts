import type { GameEvent } from "#boardkit";
import { moveBuffer, SEATS_OF } from "#engine";
import { type Sketch, SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import type { Event } from "../../rules/events.ts";
import type { State } from "../../rules/state.ts";
import type { At, Move } from "./at.ts";

/**
 * A sketched position as the guide sees it, with a plan: each move is played by the rules, "..." stands for the draws in
 * the midst of a turn. The first seat is to act.
 */
export function sketchedMoment(sketch: Sketch, plan: readonly string[], ...played: readonly string[]): At {
  const match = new SketchedMatch(sketch).play(...played);
  const { open, state, events } = match;
  const draws = plan.indexOf("...");
  const planned = draws < 0 ? plan : plan.slice(0, draws);
  const onward = (): At => sketchedMoment(sketch, plan.slice(draws + 1), ...played, ...planned, "...");
  return {
    ...{ view: open.view(state, 0), you: 0, events, moves: movesIn(open, state), isOver: false },
    ...{ planned: () => planned, onward: () => (draws < 0 ? null : onward()) },
  };
}

function movesIn(open: SketchedMatch["open"], state: State): readonly Move[] {
  if (open.toAct(state) !== 1) return [];
  const buffer = moveBuffer();
  const n = open.legalMoves(state, 0, buffer);
  return [...buffer.subarray(0, n)].map((move) => moveOf(open, state, move));
}

function moveOf(open: SketchedMatch["open"], state: State, move: number): Move {
  const after = (): { readonly state: State; readonly events: readonly Event[] } => {
    const copy = open.blank();
    open.copy(state, copy);
    const events: GameEvent[] = [];
    open.play(copy, 0, move, (event) => events.push(event));
    return { state: copy, events: events as readonly Event[] };
  };
  const pointsIn = (s: State) => open.standings(s).scores.map(({ points }) => points);
  return {
    text: open.printMove(move),
    targets: open.names(state, move),
    forecast: () => open.forecast?.(state, 0, move) ?? null,
    next: () => movesIn(open, after().state),
    brings: () => {
      const { state: s, events } = after();
      const before = pointsIn(state);
      const points = SEATS_OF[open.seats].map((seat) => (pointsIn(s)[seat] ?? 0) - (before[seat] ?? 0));
      return { view: open.view(s, 0), events, points };
    },
  };
}
