import { expect, test } from "vitest";
import { NO_NODE, ROOT, Tree } from "./tree.ts";

test("children of one node are moves of several seats, told apart", () => {
  const tree = new Tree(8);
  const a = tree.add(ROOT, 0, 7, 1.5);
  const b = tree.add(ROOT, 1, 7, 0);
  expect([tree.find(ROOT, 0, 7), tree.find(ROOT, 1, 7), tree.find(ROOT, 2, 7)]).toEqual([a, b, NO_NODE]);
  expect([tree.gains[a], tree.mean(a)]).toEqual([1.5, 0]);
});

test("a tree says when it is full, and is empty again when cleared", () => {
  const tree = new Tree(3);
  tree.add(ROOT, 0, 1, 0);
  expect([tree.hasRoom(1), tree.hasRoom(2)]).toEqual([true, false]);
  tree.visits[1] = 5;
  tree.clear();
  expect([tree.hasRoom(2), tree.find(ROOT, 0, 1)]).toEqual([true, NO_NODE]);
  expect(tree.visits[tree.add(ROOT, 0, 1, 0)]).toBe(0);
});
