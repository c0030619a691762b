import { expect, test } from "vitest";
import { winShares } from "./standings.ts";

test("a shared win counts its fraction", () => {
  const score = { points: 0, sources: {} };
  const shares = winShares({ ranks: [1, 3, 1], scores: [score, score, score], ties: [] });
  expect(shares).toEqual([0.5, 0, 0.5]);
});
