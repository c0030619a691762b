import { expect, test } from "vitest";
import { AREAS, BONUS_AREAS } from "../../rules/content.ts";
import { missingFor } from "../../rules/reasons/missing.ts";
import { randomMatch } from "../match.fixture.ts";
import { fleetWorth, progressOf } from "./progress.ts";

test("what is shown as missing for a bonus is what the rules miss", () => {
  const seen = new Set<number>();
  for (const { after, state } of randomMatch(4, 3, 1)) {
    for (const index of BONUS_AREAS) {
      const progress = progressOf(after, 1, AREAS[index]);
      if (progress === null) continue;
      expect([...progress.missing].sort()).toEqual([...missingFor(state, 1, index)].sort());
      expect(progress.n === progress.of).toBe(progress.missing.length === 0);
      seen.add(progress.n);
    }
  }
  expect(seen.size).toBeGreaterThan(3);
});

test("there is no way to a bonus for spectators, for who has it, and where all are taken", () => {
  for (const { after } of randomMatch(4, 3, 1)) {
    expect(progressOf(after, null, "trade")).toBeNull();
    for (const seat of after.bonuses.trade) expect(progressOf(after, seat, "trade")).toBeNull();
    if (after.bonuses.trade.length === 4) expect(progressOf(after, 1, "trade")).toBeNull();
  }
});

test("3.7 a fleet has a worth until it has sailed: goods that come later bring it nothing", () => {
  const [start] = randomMatch(2, 1, 0);
  if (start === undefined) throw new Error("a match has entries");
  const boardWith = (ships: number, goods: number) => ({
    board: {
      ...start.after.board,
      harbor: Array.from({ length: 15 }, (_, i) => (i >= 3 && i < 3 + ships ? 0 : null)),
      trade: Array.from({ length: 20 }, (_, i) => (i >= 4 && i < 4 + goods ? 1 : null)),
    } as typeof start.after.board,
  });
  expect([0, 1, 2, 3, 4].map((goods) => fleetWorth(boardWith(2, goods), 1))).toEqual([0, 1, 3, 6, 10]);
  expect(fleetWorth(boardWith(3, 2), 1)).toBeNull();
  expect(fleetWorth(boardWith(3, 4), 1)).toBeNull();
});
