import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("a figure stands in its text, and words follow its number", () => {
  expect(fill("{n} of {all}", { n: 2, all: 12 })).toBe("2 of 12");
  expect(["1", 0, 3].map((n) => fill("{n|one brick|# bricks}.", { n }))).toEqual([
    "one brick.",
    "0 bricks.",
    "3 bricks.",
  ]);
  expect(fill("{here|Here: {n}.|There: {n}, # far.}", { here: 2, n: 3 })).toBe("There: 3, 2 far.");
  expect(fill("What counts: {run}.", { run: "3 + 5" })).toBe("What counts: 3 + 5.");
  expect(fill("{a|Sail{b| and draw|}.|Stay.}", { a: 1, b: 1 })).toBe("Sail and draw.");
  expect(fill("{a|Sail{b| and draw|}.|Stay.}", { a: 0, b: 1 })).toBe("Stay.");
});

test("a figure without a value is a bug", () => {
  expect(() => fill("{n}", {})).toThrow("n");
});
