import { describe, expect, test } from "vitest";
import {
  type AnyGame,
  FastChance,
  MAX_SEATS,
  openByChoice,
  playEntry,
  SEATS_OF,
  type SeatCount,
  winShares,
} from "#engine";
import { GAMES } from "#games";
import { FROZEN } from "#games/frozen";
import { type Policy, playByPolicies, UNHURRIED, yardsticks } from "../index.ts";
import { judgeOf } from "../judge.ts";
import { writeChances } from "./chances.ts";

const chancesOf = (points: readonly number[], left: number, scatter = 0): readonly number[] => {
  const out = new Float64Array(MAX_SEATS);
  writeChances(Float64Array.from(points), points.length as SeatCount, { left, scatter }, out);
  return [...out].slice(0, points.length);
};

test("who has more points has the better chance, the more so the less is left, and at the end it is certain", () => {
  expect(chancesOf([20, 20], 0.5)).toEqual([0.5, 0.5]);
  const [early, late] = [chancesOf([30, 20, 10], 1), chancesOf([30, 20, 10], 0.1)];
  expect(early).toEqual([...early].sort((a, b) => b - a));
  expect(late[0]).toBeGreaterThan(early[0] ?? 1);
  expect(chancesOf([30, 20, 10], 0)[0]).toBeCloseTo(1, 4);
  expect(chancesOf([0, 0, 0], 0).reduce((sum, n) => sum + n)).toBeCloseTo(1, 9);
});

test("what hidden cards leave open is no certainty, though nothing is left to be played", () => {
  const [ahead = 0, behind = 0] = chancesOf([39, 37], 0, 3);
  expect(ahead).toBeLessThan(0.8);
  expect(behind).toBeGreaterThan(0.2);
});

/** Mean squared error of the chances, and of equal ones, over the entries of some matches. */
function errorsIn(game: AnyGame, matches: number) {
  const open = openByChoice(game, 3);
  const steady = yardsticks(FROZEN).find(({ name }) => name === "greedy-1") as Policy;
  const points = new Float64Array(MAX_SEATS);
  const chances = new Float64Array(MAX_SEATS);
  const judge = judgeOf(open);
  let [missed, blind] = [0, 0];
  for (let seed = 0; seed < matches; seed++) {
    const state = open.setup();
    const policies = SEATS_OF[3].map(() => steady);
    const told: (readonly number[])[] = [];
    const onEntry = (entry: Parameters<typeof playEntry>[2]): void => {
      playEntry(open, state, entry);
      judge.points(state, points);
      writeChances(points, 3, { left: 1 - open.progress(state) }, chances);
      told.push([...chances].slice(0, 3));
    };
    const played = playByPolicies({ game: open, policies, source: new FastChance(seed), budget: UNHURRIED, onEntry });
    const shares = winShares(open.standings(played.state));
    for (const [seat, share] of shares.entries()) {
      for (const win of told) missed += ((win[seat] ?? 0) - share) ** 2;
      blind += told.length * (1 / 3 - share) ** 2;
    }
  }
  return { missed, blind };
}

describe.each(GAMES.map((game) => ({ id: game.meta.id, game })))("$id", ({ game }) => {
  test("the chances by expected points know more than that all are equal", () => {
    const { missed, blind } = errorsIn(game, 8);
    expect(missed / blind).toBeLessThan(1);
  });
});
