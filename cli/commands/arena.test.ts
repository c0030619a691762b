import { expect, test } from "vitest";
import { policyByName } from "#bots";
import { openByChoice } from "#engine";
import { gameById } from "#games";
import { challenge, lowerBound } from "./arena.ts";

test("the lower bound is Wilson's", () => {
  expect(lowerBound(0.5, 100)).toBeCloseTo(0.4038, 4);
  expect(lowerBound(1, 20)).toBeCloseTo(0.8389, 4);
  expect(lowerBound(0, 20)).toBeCloseTo(0, 10);
});

/** The full claim takes 200 matches a seat: `npm run -s fiorino -- arena calimala --bot greedy --matches 200 --seed 1`. */
test("greedy wins nearly every match against random bots, from every seat", { timeout: 300_000 }, () => {
  const game = gameById("calimala");
  const [policy, against] = [policyByName("greedy"), policyByName("random")];
  if (game === undefined || policy === undefined || against === undefined) throw new Error("nothing to play with");
  const verdict = challenge({ open: openByChoice(game, 4), policy, against, matches: 5, seed: 1 });
  expect(verdict.matches).toBe(20);
  expect(verdict.share).toBeGreaterThan(0.8);
  expect(verdict.meanPoints).toBeGreaterThan(verdict.meanPointsAgainst + 10);
});
