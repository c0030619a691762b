import { expect, test } from "vitest";
import type { Seat } from "#engine";
import { othersSince } from "./in-words.ts";

test("the turns of the others are counted since the reader's last one, also while the reader's next one goes on", () => {
  const since = (seats: readonly (Seat | null)[], you: Seat | null): number =>
    othersSince(
      seats.map((seat) => ({ seat })),
      you,
    ).length;
  expect(since([null, 0, 1, null, 2, 3], 0)).toBe(3);
  expect(since([0, 1, 2, 3, 0], 0)).toBe(3);
  expect(since([1, 2], 0)).toBe(2);
  expect([since([0], 0), since([], 0), since([0, 1], null)]).toEqual([0, 0, 0]);
});
