import { expect, test } from "vitest";
import { AREAS, BONUS_AREAS } from "../../rules/content.ts";
import { missingFor } from "../../rules/reasons/missing.ts";
import { randomMatch } from "../match.fixture.ts";
import { progressOf } from "./progress.ts";

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
