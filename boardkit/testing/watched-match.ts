import {
  CHANCE,
  FastChance,
  firstSeat,
  type Game,
  type GameTypes,
  moveBuffer,
  NOBODY,
  openByChoice,
  randomMove,
  randomOutcome,
  type Seat,
  type SeatCount,
} from "#engine";

/** What one seat sees of an entry of a match. */
export interface Watched<T extends GameTypes> {
  readonly before: T["view"];
  readonly after: T["view"];
  readonly events: readonly T["event"][];
  /** Legal moves of the seat afterwards, in notation. */
  readonly moves: readonly string[];
  /** The position itself; the next entry changes it. */
  readonly state: T["state"];
}

interface Watch {
  readonly seats: SeatCount;
  readonly seed: number;
  readonly viewer: Seat;
  readonly options?: Readonly<Record<string, string>>;
  /** At most so many entries. */
  readonly limit?: number;
}

/** Plays a random match with the game's own figures and shows every entry as the seat sees it. */
export function* watchedMatch<T extends GameTypes>(
  game: Game<T>,
  { seats, seed, viewer, options = {}, limit = Number.POSITIVE_INFINITY }: Watch,
): Generator<Watched<T>> {
  const open = openByChoice(game, seats, options);
  const source = new FastChance(seed);
  const state = open.setup();
  const moves = moveBuffer();
  for (let left = limit, mask = open.toAct(state); mask !== NOBODY && left > 0; left--, mask = open.toAct(state)) {
    const before = open.view(state, viewer);
    const events: T["event"][] = [];
    const tell = (event: T["event"], audience: number): void => {
      if ((audience & (1 << viewer)) !== 0) events.push(event);
    };
    if (mask === CHANCE) {
      open.resolve(state, randomOutcome(open, state, source), tell);
    } else {
      const seat = firstSeat(mask);
      open.play(state, seat, randomMove(open, state, seat, source), tell);
    }
    const n = open.legalMoves(state, viewer, moves);
    yield {
      before,
      after: open.view(state, viewer),
      events,
      moves: Array.from(moves.subarray(0, n), open.printMove),
      state,
    };
  }
}
