import { expect, test } from "vitest";
import { comingUp } from "./keys.ts";

const order = ["slot:0", "storage:1:red", "hand:mason"];

test("arrow keys go on behind what cannot be seen, and round", () => {
  expect(comingUp(order, "slot:0", 1)).toEqual(["storage:1:red", "hand:mason", "slot:0"]);
  expect(comingUp(order, "slot:0", -1)).toEqual(["hand:mason", "storage:1:red", "slot:0"]);
  expect(comingUp(order, "hand:mason", 1)).toEqual(["slot:0", "storage:1:red", "hand:mason"]);
});

test("they begin at the first target, backwards at the last, wherever the focus is else", () => {
  expect(comingUp(order, undefined, 1)).toEqual(order);
  expect(comingUp(order, "contract:red:3", -1)).toEqual(["hand:mason", "storage:1:red", "slot:0"]);
  expect(comingUp([], undefined, 1)).toEqual([]);
});
