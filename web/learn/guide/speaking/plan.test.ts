import { expect, test } from "vitest";
import { isForeseen, restOf } from "./plan.ts";

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

test("what was foreseen beyond draws holds once they have come, if what was told before them is what happened", () => {
  const [taken, drawn] = [{ type: "cardTaken" }, { type: "cardDrawn" }];
  const foreseen = { ...plan, told: [taken] };
  const moves = plan.moves.map((text) => ({ text })) as unknown as Parameters<typeof isForeseen>[1]["moves"];
  expect(isForeseen(foreseen, { events: [taken, drawn], moves })).toBe(true);
  expect(isForeseen(foreseen, { events: [taken], moves }), "nothing has been drawn").toBe(false);
  expect(isForeseen(foreseen, { events: [drawn, drawn], moves }), "something else has happened").toBe(false);
  expect(isForeseen(foreseen, { events: [taken, drawn], moves: moves.slice(1) }), "it cannot be done").toBe(false);
});
