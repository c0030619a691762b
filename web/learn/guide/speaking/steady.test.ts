import { expect, test } from "vitest";
import { leadOf } from "./steady.ts";

const line = (points: number, ...moves: readonly string[]) => ({ points, moves });

test("the best line leads over the best of those that begin with another move", () => {
  expect(leadOf([line(9, "a", "b"), line(8, "a", "c"), line(5, "d")])).toEqual({ over: "d", by: 4 });
  expect(leadOf([line(9, "a", "b"), line(8, "a", "c")]), "they begin alike").toBeNull();
  expect(leadOf([])).toBeNull();
});
