import { expect, test } from "vitest";
import { DOT, wrapping } from "./dot.ts";

test("where a line wraps, no line begins with the dot between its parts", () => {
  expect(wrapping("1 cloth to Hamburg · Scoring 2 · a card")).toBe(`1 cloth to Hamburg${DOT}Scoring 2${DOT}a card`);
  expect(DOT.startsWith("\u00a0"), "the space before it does not break").toBe(true);
});
