import { expect, test } from "vitest";
import { type Decide, FastChance, moveBuffer, NO_MOVE, pairwiseSwitches, type SeatCount } from "#engine";
import { Broken, lockstep, nameOf, randomSetting } from "#engine/testkit";
import { insight } from "../bot/insight.ts";
import { type MilleFioriTypes, milleFiori } from "../index.ts";
import { META } from "../meta.ts";
import { modelOf } from "./model.ts";

/** Number of matches here; `fiorino lockstep` plays any number. */
test.each(Array.from({ length: 20 }, (_, seed) => seed))(
  "both implementations agree at every step, match %i",
  (seed) => {
    const source = new FastChance(seed);
    const { seats, switches } = randomSetting(milleFiori, source);
    const open = milleFiori.open(seats, switches);
    expect(lockstep(open, modelOf(seats, switches), source), nameOf({ seats, switches })).toBeGreaterThan(100);
  },
);

/** Takes the most immediate points for the seat: long chains, many bonuses, an end by diamonds. */
function greedily(open: ReturnType<typeof milleFiori.open>, source: FastChance): Decide<MilleFioriTypes> {
  const moves = moveBuffer();
  const values = new Float64Array(4);
  const scratch = open.blank();
  return (state, seat) => {
    const list = Array.from(moves.subarray(0, open.legalMoves(state, seat, moves)));
    const worth = list.map((move) => {
      open.copy(state, scratch);
      open.play(scratch, seat, move);
      insight.values(scratch, values);
      return values[seat] ?? 0;
    });
    const best = list.filter((_, i) => worth[i] === Math.max(...worth));
    return best[source.below(best.length)] ?? NO_MOVE;
  };
}

test.each([2, 3, 4] as const)("both implementations agree in matches played for points, %i seats", (seats) => {
  for (const [seed, switches] of pairwiseSwitches(META.options, seats).entries()) {
    const source = new FastChance(seed);
    const open = milleFiori.open(seats, switches);
    const course = { decide: greedily(open, source) };
    expect(lockstep(open, modelOf(seats, switches), source, course), nameOf({ seats, switches })).toBeGreaterThan(100);
  }
});

const cases = META.options.flatMap(({ id, values }) =>
  ([2, 3, 4] as const).map((seats) => ({ id, seats, usual: values[0], other: values[1] })),
);

test.each(cases)("a model that takes $id otherwise is found out, $seats seats", ({ id, seats, usual, other }) => {
  const differs = (seed: number): boolean => {
    const { switches } = randomSetting(milleFiori, new FastChance(seed));
    const open = milleFiori.open(seats satisfies SeatCount, { ...switches, [id]: usual });
    try {
      lockstep(open, modelOf(seats, { ...open.options, [id]: other }), new FastChance(seed));
      return false;
    } catch (error) {
      return error instanceof Broken;
    }
  };
  expect([0, 1, 2].every(differs)).toBe(true);
});
