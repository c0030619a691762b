import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { recall } from "#bots";
import { invariant, openByChoice, type SeatCount } from "#engine";
import { gameById } from "#games";
import type { Challenge, Outing } from "../arena/challenge.ts";
import { keepOutings } from "../arena/kept-outings.ts";
import { bound, sprtOf } from "../arena/verdict.ts";
import { policyNamed } from "../open-game.ts";
import { challenge } from "./arena.ts";

function asked(id: string, seats: SeatCount, bots: readonly [string, string], matches: number): Challenge {
  const game = gameById(id);
  const [policy, against] = bots.map(policyNamed);
  invariant(game !== undefined && policy?.ok === true && against?.ok === true, "there is something to play");
  return { open: openByChoice(game, seats), policy: policy.value, against: against.value, matches, seed: 1 };
}

test("the bounds are Wilson's", () => {
  expect(bound(0.5, 100, -1)).toBeCloseTo(0.4038, 4);
  expect(bound(0.5, 100, 1)).toBeCloseTo(0.5962, 4);
  expect(bound(1, 20, -1)).toBeCloseTo(0.8389, 4);
  expect(bound(0, 20, -1)).toBeCloseTo(0, 10);
});

test("the sequential test says stronger, not stronger, or that it does not know yet", () => {
  const outings = (n: number, win: number): readonly Outing[] =>
    Array.from({ length: n }, (_, match) => ({ match, own: 0, win, points: [], ahead: 0, behind: 0 }));
  expect(sprtOf(4, outings(2, 1), 3)).toBe("undecided");
  expect(sprtOf(4, outings(5, 1), 3)).toBe("stronger");
  expect(sprtOf(4, outings(9, 0), 3)).toBe("not stronger");
});

/** The full claim takes 200 matches a seat: `npm run -s fiorino -- arena calimala --bot greedy --matches 200 --seed 1`. */
test("greedy wins nearly every match against random bots, from every seat", { timeout: 300_000 }, () => {
  const verdict = challenge(asked("calimala", 4, ["greedy", "random"], 5));
  expect(verdict.matches).toBe(20);
  expect(verdict.share).toBeGreaterThan(0.8);
  expect(verdict.meanPoints).toBeGreaterThan(verdict.meanPointsAgainst + 10);
});

test("an arena that was broken off goes on with what it has kept", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "fiorino-arena-"));
  const file = join(folder, "kept.jsonl");
  const two = asked("mille-fiori", 2, ["artisan", "greedy-1"], 2);
  const whole = challenge(two, { kept: keepOutings(file, "row") });
  const lines = readFileSync(file, "utf8").trim().split("\n");
  expect(lines).toHaveLength(4);
  writeFileSync(file, `${lines.slice(0, 3).join("\n")}\n{"row":"another"}\n{"ro`);
  expect(challenge(two, { kept: keepOutings(file, "row") })).toEqual(whole);
  expect(keepOutings(file, "another row").find(0, 1)).toBeUndefined();
  rmSync(folder, { recursive: true });
});

/** A smoke arena: every kind of bot, in every game; the points are the same on any machine. */
test.each([
  ["calimala", 3, ["merchant", "apprentice"]],
  ["firenze", 2, ["guild-master", "merchant"]],
  ["mille-fiori", 2, ["banker", "artisan"]],
] as const)("a small arena of %s is the same bit for bit", { timeout: 120_000 }, async (id, seats, bots) => {
  const points: (readonly number[])[] = [];
  const kept = { find: () => undefined, add: (outing: Outing) => void points.push(outing.points) };
  const challenged = asked(id, seats, bots, 1);
  expect(await recall(challenged.open.game)).toBeUndefined();
  challenge(challenged, { kept });
  expect(points).toMatchSnapshot();
});
