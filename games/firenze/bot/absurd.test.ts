import { expect, test } from "vitest";
import { type AnyOpenGame, moveBuffer } from "#engine";
import { type Sketch, SketchedMatch } from "../proofs/sketched-match.fixture.ts";
import { absurdities } from "./absurd.ts";

/** The absurd ones of a kind among the legal moves. */
function absurd(sketch: Sketch, name: string, ...played: readonly string[]): readonly string[] {
  const { open, state } = new SketchedMatch(sketch).play(...played);
  const buffer = moveBuffer();
  const legal = [...buffer.subarray(0, open.legalMoves(state, 0, buffer))];
  const find = absurdities.find((each) => each.name === name)?.find;
  return (find?.({ game: open as AnyOpenGame, state, seat: 0, legal }) ?? []).map((move) => open.printMove(move));
}

test("3.4 a tower of three floors is left to ruin, though its brick costs nothing", () => {
  const kind = "a high tower left to ruin";
  expect(absurd({ awaits: "act", a: { storage: "rw", towers: ["red 3"] } }, kind)).toEqual(["built"]);
  expect(absurd({ awaits: "act", a: { storage: "rw", towers: ["red 3"] } }, kind, "raise 1")).toEqual([]);
  expect(absurd({ awaits: "act", a: { storage: "w", towers: ["red 3"] } }, kind)).toEqual([]);
  const two = { storage: "wr", towers: ["white 3", "red 2"] } as const;
  expect(absurd({ awaits: "act", a: two }, kind)).toEqual(["built", "raise 2"]);
  expect(absurd({ awaits: "act", a: two }, kind, "raise 2")).toEqual([]);
  expect(absurd({ awaits: "act", a: { storage: "rw", towers: ["red 8"] } }, kind)).toEqual([]);
});

test("4.8, 4.24 bricks are paid for points that are lost, where another card costs no more and brings as many bricks", () => {
  const row = ["glory", "scandal", "disgrace", "mason", "mason", "mason"];
  const kind = "bricks paid for lost points";
  expect(absurd({ row, a: { storage: "wwwww" } }, kind)).toEqual(["card 2", "card 3"]);
  expect(absurd({ row, a: { storage: "wwwww", hand: ["patrician"] } }, kind)).toEqual([]);
  const rich = ["glory", "scandal wyrg", ...row.slice(2)];
  const fed = { storage: "wwwww", towers: ["green 4"] } as const;
  expect(absurd({ row: ["glory www", "mason w", "disgrace g"], a: fed }, kind)).toEqual([]);
  expect(absurd({ row: ["glory wwg", "mason w", "disgrace g"], a: fed }, kind)).toEqual(["card 3"]);
  expect(absurd({ row: rich, a: { storage: "wwwww" } }, kind)).toEqual(["card 3"]);
});

test("4.4 a high tower of one's own collapses, 4.6 a Princess is played for nothing", () => {
  const row = ["collapse", "glory", "glory", "glory", "glory", "glory"];
  const kind = "one's own high tower collapsed";
  expect(absurd({ row, a: { towers: ["red 4"] } }, kind)).toEqual([]);
  const dear = ["glory", ...row.slice(0, 5)];
  expect(absurd({ row: dear, a: { storage: "w", towers: ["red 4"] } }, kind)).toEqual(["card 2"]);
  expect(absurd({ row: dear, a: { storage: "w", towers: ["red 4", "white 1"] } }, kind)).toEqual([]);
  expect(absurd({ a: { hand: ["princess"] } }, "a Princess for nothing", "princess")).toEqual(["card 1"]);
});
