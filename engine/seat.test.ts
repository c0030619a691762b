import { expect, test } from "vitest";
import { isSeat, seatAfter, seatBefore } from "./seat.ts";

test("seats go round", () => {
  expect([seatAfter(2, 3), seatAfter(0, 3), seatBefore(0, 3), seatBefore(2, 3)]).toEqual([0, 1, 2, 1]);
  expect([isSeat(2, 3), isSeat(3, 3), isSeat(-1, 3), isSeat(0.5, 3)]).toEqual([true, false, false, false]);
});
