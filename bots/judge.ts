import { type AnyOpenGame, FastChance, type GameTypes, MAX_SEATS, playout, SEATS_OF, type Seat } from "#engine";
import { learnedValues } from "./learning/knowledge.ts";
import type { Wish } from "./policy.ts";

type State = GameTypes["state"];

/** Values positions for a seat: its points less a mix of the average and the best of the others. */
export interface Judge {
  worth(state: State, seat: Seat): number;
  /** The points that each seat will have at the end, written to `out` by seat. */
  points(state: State, out: Float64Array): void;
  /** Number of finished turns; `undefined` when `worth` already looks beyond the boundary. */
  turns(state: State): number | undefined;
}

/** Weights of the best other seat and of the average of the others. */
const BEST = 0.3;
const MEAN = 0.7;

export function judgeOf(game: AnyOpenGame): Judge {
  const { insight } = game.game;
  return judgeBy(game, learnedValues(game) ?? insight?.values ?? playoutValues(game));
}

/** The judge of a seat that wishes for something besides points. */
export const wishful = (judge: Judge, seat: Seat, wish: Wish): Judge => ({
  ...judge,
  worth: (state, of) => judge.worth(state, of) + (of === seat ? wish(state) : 0),
});

type WriteValues = (state: State, out: Float64Array) => void;

/** A judge by these values. */
export function judgeBy(game: AnyOpenGame, writeValues: WriteValues): Judge {
  const { insight } = game.game;
  const values = new Float64Array(MAX_SEATS);
  return {
    points: writeValues,
    worth(state, seat) {
      writeValues(state, values);
      if (game.seats === 1) return values[seat] ?? 0;
      let sum = 0;
      let best = Number.NEGATIVE_INFINITY;
      for (const other of SEATS_OF[game.seats]) {
        if (other === seat) continue;
        const value = values[other] ?? 0;
        sum += value;
        if (value > best) best = value;
      }
      return (values[seat] ?? 0) - BEST * best - (MEAN * sum) / (game.seats - 1);
    },
    turns: (state) => insight?.turns(state),
  };
}

const PLAYOUTS = 4;

/** Without insight: the average points after random play to the end, always with the same random numbers. */
function playoutValues(game: AnyOpenGame): (state: State, out: Float64Array) => void {
  const scratch = game.blank();
  return (state, out) => {
    out.fill(0);
    for (let i = 0; i < PLAYOUTS; i++) {
      game.copy(state, scratch);
      playout(game, scratch, new FastChance(i));
      for (const [seat, score] of game.standings(scratch).scores.entries()) {
        out[seat] = (out[seat] ?? 0) + score.points / PLAYOUTS;
      }
    }
  };
}
