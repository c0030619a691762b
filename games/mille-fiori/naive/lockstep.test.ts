import { expect, test } from "vitest";
import { FastChance, type SeatCount } from "#engine";
import { Broken, lockstep, nameOf, randomSetting } from "#engine/testkit";
import { milleFiori } from "../index.ts";
import { META } from "../meta.ts";
import { modelOf } from "./model.ts";

/** `fiorino lockstep` plays as many as wanted. */
test.each(Array.from({ length: 20 }, (_, seed) => seed))(
  "both implementations agree at every step, match %i",
  (seed) => {
    const source = new FastChance(seed);
    const { seats, switches } = randomSetting(milleFiori, source);
    const open = milleFiori.open(seats, switches);
    expect(lockstep(open, modelOf(seats, switches), source), nameOf({ seats, switches })).toBeGreaterThan(100);
  },
);

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
