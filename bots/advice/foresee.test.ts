import { expect, test } from "vitest";
import type { Foresight } from "#engine";
import { foresee } from "./foresee.ts";

const FORESIGHT: Foresight = { all: [30, 10], mover: [-4, 0], lead: [0.5, 1] };
const seen = (progress: number) => foresee([20, 10, 0], FORESIGHT, { seat: 0, progress });

test("what all gain, the mover loses and a lead keeps, by parts of the match", () => {
  expect(seen(0)).toEqual([10 + 30 + 5 - 4, 10 + 30 + 2, 10 + 30 - 5 + 2]);
  expect(seen(0.25)).toEqual(seen(0));
  expect(seen(0.75)).toEqual([30, 20, 10]);
});

test("between the middles of two parts it is between their numbers, and at the end points are what they are", () => {
  expect(seen(0.5)[1]).toBeCloseTo(10 + 20 + 1, 9);
  expect(seen(1)).toEqual([20, 10, 0]);
  expect(foresee([20, 10, 0], undefined, { seat: 0, progress: 0.2 })).toEqual([20, 10, 0]);
});
