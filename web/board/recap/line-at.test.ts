import { expect, test } from "vitest";
import type { StoryLine } from "#boardkit";
import type { Seat } from "#engine";
import { lineAt } from "./line-at.ts";

const line = (seat: Seat, from: number, end: number): StoryLine => ({
  ...{ seat, text: "", whole: { seat, text: "", brought: "" }, points: [], isAboutYou: false, from, end, turns: 1 },
});

test("an entry that tells nothing shows the line of what comes after it", () => {
  const lines = [line(1, 0, 2), line(2, 2, 4)];
  const plies = [3, 4, 6, 7];
  const shown = (ply: number) => lineAt(lines, (event) => plies[event] ?? 0, ply)?.seat;
  expect([4, 5, 6, 7, 8].map(shown)).toEqual([1, 1, 2, 2, 2]);
});
