import { expect, test } from "vitest";
import { nextIn } from "./plan.ts";

const plan = { ply: 4, moves: ["raise 1", "raise 2", "built"] };

test("a plan goes on as long as what has been done is what it foresaw", () => {
  expect(nextIn(plan, { ply: 4, moves: [] })).toBe("raise 1");
  expect(nextIn(plan, { ply: 4, moves: ["raise 1", "raise 2"] })).toBe("built");
  expect(nextIn(plan, { ply: 4, moves: plan.moves })).toBeUndefined();
});

test("another move, or another entry, ends it", () => {
  expect(nextIn(plan, { ply: 4, moves: ["raise 2"] })).toBeUndefined();
  expect(nextIn(plan, { ply: 5, moves: ["raise 1"] })).toBeUndefined();
});
