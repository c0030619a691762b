import { effect, signal } from "@preact/signals";
import { expect, test } from "vitest";
import { shared, trackedSet, trackedView } from "./tracked.ts";

/** How often something that asks is told of a change. */
function timesOf(ask: () => unknown): () => number {
  let n = -1;
  effect(() => {
    ask();
    n++;
  });
  return () => n;
}

test("a part of the board is told when its own target glows, and of no other", () => {
  const legal = signal<ReadonlySet<string>>(new Set(["street:1", "street:2"]));
  const set = trackedSet(legal);
  const [mine, other, all] = [
    timesOf(() => set.has("street:1")),
    timesOf(() => set.has("cell:4")),
    timesOf(() => [...set]),
  ];
  legal.value = new Set(["street:1", "cell:4"]);
  expect([mine(), other(), all()]).toEqual([0, 1, 1]);
  expect([...set]).toEqual(["street:1", "cell:4"]);
  expect(set.size).toBe(2);
});

test("a field of the view that is equal in two views stays the same object and tells nobody", () => {
  const view = (deck: number) => ({ deck, mats: [{ hand: ["wood"] }], awaits: null });
  const now = signal<unknown>(view(7));
  const shown = trackedView(now) as ReturnType<typeof view>;
  const [mats, deck] = [timesOf(() => shown.mats), timesOf(() => shown.deck)];
  const before = shown.mats;
  now.value = view(6);
  expect([mats(), deck()]).toEqual([0, 1]);
  expect(shown.mats).toBe(before);
  expect({ ...shown }).toEqual(view(6));
  expect("deck" in shown && !("bag" in shown)).toBe(true);
});

test("what differs is new, all around it is kept", () => {
  const before = { stacks: [[0], [1, "white"]], street: null, houses: [true] };
  const after = shared(before, { stacks: [[0], [1]], street: 3, houses: [true] });
  expect(after).toEqual({ stacks: [[0], [1]], street: 3, houses: [true] });
  expect(after.stacks[0]).toBe(before.stacks[0]);
  expect(after.houses).toBe(before.houses);
  expect(shared(before, structuredClone(before))).toBe(before);
  expect(shared({ a: null }, { b: null })).toEqual({ b: null });
  expect(shared<unknown>([], {})).toEqual({});
  expect(shared<unknown>({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
});
