import { expect, test } from "vitest";
import { openByChoice, type Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { milleFiori } from "../../index.ts";
import type { AreaName, BonusAreaName } from "../../rules/content.ts";
import { completes } from "./sets.ts";

const open = openByChoice(milleFiori, 2, { edition: "first", selection: "simultaneous" });
const EMPTY = open.view(open.setup(), 0) as View;

/** An empty board but for the second seat's diamonds in one area. */
const withDiamonds = (area: AreaName, ...spaces: readonly number[]): View => ({
  ...EMPTY,
  board: { ...EMPTY.board, [area]: EMPTY.board[area].map((_, i) => (spaces.includes(i) ? 1 : null)) },
});

const withBonuses = (view: View, area: BonusAreaName, ...owners: readonly Seat[]): View => ({
  ...view,
  bonuses: { ...view.bonuses, [area]: owners },
});

test("4.3 a card completes a bonus when its material is the only one that the seat lacks", () => {
  const view = withDiamonds("workshops", 1, 3, 7);
  expect(completes(view, 1, "pigment-2")).toBe(20);
  expect(completes(view, 1, "quartz-2")).toBe(0);
  expect(completes(view, 0, "pigment-2")).toBe(0);
  expect(completes(withDiamonds("workshops", 1, 3), 1, "pigment-2")).toBe(0);
});

test("4.3 it brings the highest bonus left, and each seat gets one", () => {
  const view = withDiamonds("workshops", 1, 3, 7);
  expect(completes(withBonuses(view, "workshops", 0), 1, "pigment-2")).toBe(15);
  expect(completes(withBonuses(view, "workshops", 1), 1, "pigment-2")).toBe(0);
});

test("3.3, 3.4 only the next house and carried spaces of a pyramid count", () => {
  expect(completes(withDiamonds("houses", 0, 1, 2), 1, "key-1")).toBe(20);
  expect(completes(withDiamonds("houses", 0, 1, 2, 3, 4), 1, "key-1")).toBe(0);
  expect(completes(withDiamonds("nobili", 7, 8), 1, "coin-1")).toBe(20);
});

test("a ship completes nothing", () => {
  expect(completes(EMPTY, 1, "ship-1")).toBe(0);
});
