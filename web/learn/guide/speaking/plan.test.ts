import { expect, test } from "vitest";
import { restOf } from "./plan.ts";

const plan = { ply: 4, moves: ["raise 1", "raise 2", "built"] };

test("a plan goes on as long as what has been done is what it foresaw", () => {
  expect(restOf(plan, { ply: 4, moves: [] })).toEqual(plan.moves);
  expect(restOf(plan, { ply: 4, moves: ["raise 1", "raise 2"] })).toEqual(plan.moves.slice(2));
  expect(restOf(plan, { ply: 4, moves: plan.moves })).toEqual([]);
});

test("another move, or another entry, ends it", () => {
  expect(restOf(plan, { ply: 4, moves: ["raise 2"] })).toEqual([]);
  expect(restOf(plan, { ply: 5, moves: ["raise 1"] })).toEqual([]);
});
