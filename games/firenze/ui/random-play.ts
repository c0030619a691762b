import {
  CHANCE,
  chanceBuffer,
  drawOutcome,
  FastChance,
  firstSeat,
  moveBuffer,
  NOBODY,
  type Seat,
  type SeatCount,
} from "#engine";
import type { Event } from "../events.ts";
import { FIGURES } from "../figures.ts";
import { firenze } from "../index.ts";
import type { View } from "../view-types.ts";

/** What one seat sees of an entry of a random match. */
export interface Seen {
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
  /** Legal moves of the seat afterwards, in notation. */
  readonly moves: readonly string[];
}

const DEFAULTS = { neutralSeals: "random", campanile: "on", losses: "automatic", hands: "open" };
/** Random players may go on for hours. */
const MOST = 600;

/** Plays a random match and shows every entry as the seat sees it. For tests. */
export function* randomMatch(
  seats: SeatCount,
  seed: number,
  viewer: Seat,
  options: Readonly<Record<string, string>> = {},
): Generator<Seen> {
  const open = firenze.open(seats, { ...DEFAULTS, ...options }, FIGURES);
  const source = new FastChance(seed);
  const state = open.setup();
  const buffer = moveBuffer();
  const outcomes = chanceBuffer();
  let left = MOST;
  for (let mask = open.toAct(state); mask !== NOBODY && left > 0; mask = open.toAct(state)) {
    left--;
    const before = open.view(state, viewer);
    const events: Event[] = [];
    const tell = (event: Event): void => {
      events.push(event);
    };
    if (mask === CHANCE) {
      open.resolve(state, drawOutcome(outcomes, open.chance(state, outcomes), source), tell);
    } else {
      const seat = firstSeat(mask);
      const n = open.legalMoves(state, seat, buffer);
      open.play(state, seat, buffer[source.below(n)] ?? 0, tell);
    }
    const n = open.legalMoves(state, viewer, buffer);
    const moves = [...buffer.subarray(0, n)].map(open.printMove);
    yield { before, after: open.view(state, viewer), events, moves };
  }
}
