import { expect, test } from "vitest";
import { type AnyOpenGame, moveBuffer } from "#engine";
import { type Sketch, SketchedMatch } from "../proofs/sketched-match.fixture.ts";
import { absurdities } from "./absurd.ts";

/** The absurd ones of a kind among red's legal moves. */
function absurd(sketch: Sketch, name: string, ...played: readonly string[]): readonly string[] {
  const match = new SketchedMatch(sketch);
  for (const text of played) match.play(text);
  const { open, state } = match;
  const buffer = moveBuffer();
  const legal = [...buffer.subarray(0, open.legalMoves(state, 0, buffer))];
  const find = absurdities.find((each) => each.name === name)?.find;
  return (find?.({ game: open as AnyOpenGame, state, seat: 0, legal }) ?? []).map((move) => open.printMove(move));
}

test("4.1 an extra card is declined, though one of the display brings points", () => {
  const kind = "an extra card declined";
  const sketch: Sketch = { ships: { r: 4 }, card: "key-3", board: { houses: "brr" } };
  expect(absurd({ ...sketch, display: ["key-2"] }, kind, "sail key-3")).toEqual(["decline"]);
  expect(absurd({ ...sketch, board: {}, display: ["key-1"] }, kind, "sail key-3")).toEqual([]);
});

test("3.8 the ship sails for a point, though a house brings many", () => {
  const kind = "the ship moved for nothing";
  const sketch: Sketch = { card: "key-1", board: { houses: "brr" } };
  expect(absurd(sketch, kind)).toEqual(["sail key-1"]);
  expect(absurd({ ...sketch, ships: { r: 5 } }, kind)).toEqual([]);
});

test("3.4, 3.5 a figure brings others points, though another space brings oneself as much", () => {
  const sketch: Sketch = { seats: 2, card: "coin-1", board: { nobili: "... bbrr bbbrr" }, display: [] };
  expect(absurd(sketch, "others fed for nothing")).toContain("place coin-1 nobili 1");
  expect(absurd(sketch, "others fed for nothing")).not.toContain("place coin-1 nobili 3");
  const even: Sketch = { ...sketch, board: { nobili: "... bbbb bbbbb" } };
  expect(absurd(even, "others fed for nothing")).toEqual([]);
});

test("3.7 taking a share of a fleet that others complete anyway is no gift", () => {
  const board = { harbor: "bb. rr.", trade: "rrb. rrby" };
  expect(absurd({ seats: 3, card: "ship-1", board }, "others fed for nothing")).toEqual([]);
});

test("3.2 a workshop away from the own group, though the same card could go on with it", () => {
  const spaces = (own: readonly number[]) => absurd({ card: "pigment-1", workshops: { r: own } }, "many points left");
  expect(spaces([])).toEqual([]);
  expect(spaces([0, 1, 2, 3, 4, 5, 6, 7, 8]).length).toBeGreaterThan(0);
});
