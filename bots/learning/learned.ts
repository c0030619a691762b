import { type AnyOpenGame, type GameTypes, invariant, MAX_SEATS, SEATS_OF, type Seat } from "#engine";
import { featuresOf, type WriteFeatures } from "./features.ts";
import type { Network } from "./network.ts";

type State = GameTypes["state"];

/** Points that one of the network's output stands for at the start of a match. */
const UNIT = 10;
/** Points beside which the numbers of a position are small. */
const HUNDRED = 100;
const MOST_ACTIVE = 1024;

/** `insight` and what was learned beyond it, for one opened game. */
export class Learned {
  readonly game: AnyOpenGame;
  readonly network: Network;
  readonly #features: WriteFeatures;
  readonly #active = new Int32Array(MOST_ACTIVE);
  readonly #numbers = new Float64Array(NUMBERS);
  readonly #values: (state: State, out: Float64Array) => void;
  readonly #before = new Float64Array(MAX_SEATS);
  #n = 0;

  constructor(game: AnyOpenGame, network: Network) {
    const { insight } = game.game;
    invariant(insight?.learnable !== undefined, "something can be learned of the game");
    this.game = game;
    this.#features = featuresOf(game, insight.learnable);
    this.#values = insight.values;
    this.network = network;
  }

  /** The points that each seat will have at the end. */
  values = (state: State, out: Float64Array): void => {
    this.#values(state, this.#before);
    const weight = this.#weight(state);
    if (weight === 0) {
      out.set(this.#before);
      return;
    }
    for (const seat of SEATS_OF[this.game.seats]) {
      out[seat] = (this.#before[seat] ?? 0) + weight * this.#beyond(state, seat);
    }
  };

  /** One step towards these points of each seat at the end. Writes to `out` what was expected before it. */
  learn(state: State, points: Float64Array, out: Float64Array): void {
    const weight = this.#weight(state);
    this.#values(state, this.#before);
    for (const seat of SEATS_OF[this.game.seats]) {
      const expected = (this.#before[seat] ?? 0) + weight * this.#beyond(state, seat);
      const missed = (points[seat] ?? 0) - expected;
      this.network.learn(this.#active, this.#n, this.#numbers, (missed * weight) / (UNIT * UNIT));
      out[seat] = expected;
    }
  }

  #weight(state: State): number {
    return UNIT * Math.sqrt(Math.max(0, 1 - this.game.progress(state)));
  }

  /** After `#before` is written. */
  #beyond(state: State, seat: Seat): number {
    const { seats } = this.game;
    this.#n = this.#features(state, seat, this.#active);
    const numbers = this.#numbers.fill(0);
    numbers[0] = 1;
    numbers[1] = this.game.progress(state);
    for (const other of SEATS_OF[seats])
      numbers[2 + ((other - seat + seats) % seats)] = (this.#before[other] ?? 0) / HUNDRED;
    return this.network.value(this.#active, this.#n, numbers);
  }
}

/** Numbers of a position besides its features: one, the share that is done, what `insight` expects by seat. */
export const NUMBERS = 2 + MAX_SEATS;
