import { expect, test } from "vitest";
import type { View } from "../../hidden/view-types.ts";
import { randomMatch } from "../match.fixture.ts";
import { paymentOf, pressesOf, pressTogether } from "./payment.ts";

const acting = [...randomMatch(3, 1, 0)].map(({ after }) => after).find(({ awaits }) => awaits === "act");
if (acting === undefined) throw new Error("a match has turns");

const holding = (storage: readonly number[], awaits: View["awaits"]): View => ({
  ...acting,
  awaits,
  mats: acting.mats.map((mat, seat) => (seat === 0 ? { ...mat, storage, buildings: [] } : mat)),
});

/** The view after the brick has been named: what must be given in any case is gone already. */
const named = (storage: readonly number[], after: View) => ({
  view: holding(storage, "act"),
  you: 0 as const,
  preview: () => after,
});
const RED = { slot: 2, colour: "red" } as const;

test("a brick that is given in any case is not pressed", () => {
  const props = named([2, 1, 0, 0, 0, 1], holding([1, 1, 0, 0, 0, 1], "give"));
  expect(pressesOf(props, RED, ["white", "purple", "white"])).toEqual([
    "brick:2:red",
    "storage:0:purple",
    "storage:0:white",
  ]);
});

test("who holds no more than is due gives all at once", () => {
  const props = named([2, 0, 0, 1, 0, 0], holding([0, 0, 0, 1, 0, 0], "act"));
  expect(pressesOf(props, RED, ["white", "red", "white"])).toEqual(["brick:2:red"]);
});

test("a colour is open while there is one more of it, and bricks are due", () => {
  const props = named([1, 3, 0, 0, 0, 0], holding([1, 3, 0, 0, 0, 0], "give"));
  expect(paymentOf(props, RED, ["white"])).toEqual({ due: 3, open: new Set(["yellow"]) });
  expect(paymentOf(props, RED, ["yellow", "white", "yellow"]).open).toEqual(new Set());
});

test("the presses of an exchange are one choice: all but the first are taken back with the one before", () => {
  const pressed: [string, boolean | undefined][] = [];
  pressTogether({ onTarget: (target, joins) => pressed.push([target, joins]) }, ["brick:2:red", "storage:0:white"]);
  expect(pressed).toEqual([
    ["brick:2:red", false],
    ["storage:0:white", true],
  ]);
});
