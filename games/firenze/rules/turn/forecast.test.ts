import { expect, test } from "vitest";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import { COLOURS, colourOf, floorsOf } from "../content.ts";

const foretold = (match: SketchedMatch, text: string) => {
  const { open, state } = match;
  const forecast = open.forecast?.(state, 0, open.parseMove(text));
  if (forecast === undefined) return undefined;
  const { reach, ...rest } = forecast;
  return { ...rest, reach: reach.map((contract) => `${COLOURS[colourOf(contract)]} ${floorsOf(contract)}`) };
};

test("3.1 a card costs a brick for each card to its left, and its bricks come to the storage", () => {
  const match = new SketchedMatch({ row: ["glory", "glory wwww", "glory"], a: { storage: "yy" } });
  expect(foretold(match, "card 1")).toEqual({ cost: 0, storage: 2, limit: 10, reach: [] });
  expect(foretold(match, "card 2")).toMatchObject({ cost: 1, storage: 5, limit: 10 });
});

test("3.3, 3.5 a contract comes within reach when a tower can be raised to it and building be paid", () => {
  const row = ["glory rr", "glory rr"];
  const towers = ["red 2"];
  const rich = new SketchedMatch({ row, a: { storage: "yyyy", towers } });
  expect(foretold(rich, "card 1")?.reach).toEqual(["red 3", "red 4"]);
  const poor = new SketchedMatch({ row, a: { storage: "y", towers } });
  expect(foretold(poor, "card 2")?.reach).toEqual(["red 3", "red 4"]);
  expect(foretold(new SketchedMatch({ row, a: { storage: "r", towers } }), "card 1")?.reach).toEqual(["red 4"]);
});

test("only taking a card has a forecast", () => {
  const match = new SketchedMatch({ row: ["glory"], awaits: "act", a: { storage: "w" } });
  expect(foretold(match, "built")).toBeUndefined();
});
