import { type AnyOpenGame, MAX_SEATS, SEATS_OF, type SeatCount } from "#engine";
import { winShare } from "./outcome.ts";

/** What the iterations that began with a move came to, by move. */
export class Ledger {
  readonly #seats: SeatCount;
  readonly #tries: Int32Array;
  readonly #points: Float64Array;
  readonly #wins: Float64Array;

  constructor({ moves, seats }: AnyOpenGame) {
    this.#seats = seats;
    this.#tries = new Int32Array(moves.length);
    this.#points = new Float64Array(moves.length * MAX_SEATS);
    this.#wins = new Float64Array(moves.length * MAX_SEATS);
  }

  /** The points at the end by seat. */
  add(move: number, points: Float64Array): void {
    this.#tries[move] = (this.#tries[move] ?? 0) + 1;
    for (const seat of SEATS_OF[this.#seats]) {
      const at = move * MAX_SEATS + seat;
      this.#points[at] = (this.#points[at] ?? 0) + (points[seat] ?? 0);
      this.#wins[at] = (this.#wins[at] ?? 0) + winShare(points, this.#seats, seat);
    }
  }

  tries = (move: number): number => this.#tries[move] ?? 0;
  /** By seat, on average; zeros for a move that was not tried. */
  points = (move: number): readonly number[] => this.#mean(this.#points, move);
  wins = (move: number): readonly number[] => this.#mean(this.#wins, move);

  #mean(sums: Float64Array, move: number): readonly number[] {
    const tries = Math.max(1, this.tries(move));
    return SEATS_OF[this.#seats].map((seat) => (sums[move * MAX_SEATS + seat] ?? 0) / tries);
  }
}
