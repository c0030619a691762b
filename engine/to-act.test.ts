import { expect, test } from "vitest";
import { isSeat, seatAfter, seatBefore } from "./seat.ts";
import { winShares } from "./standings.ts";
import { CHANCE, firstSeat, isSimultaneous, isToAct, NOBODY, seatBit, seatsToAct } from "./to-act.ts";

const mask = seatBit(1) | seatBit(3);

test("several seats to act come in ascending order", () => {
  expect(firstSeat(mask)).toBe(1);
  expect(seatsToAct(mask, 4)).toEqual([1, 3]);
  expect(isSimultaneous(mask)).toBe(true);
  expect([0, 1, 2, 3].map((seat) => isToAct(mask, seat as 0))).toEqual([false, true, false, true]);
});

test("one seat, chance and nobody are not simultaneous", () => {
  expect([seatBit(2), CHANCE, NOBODY].map(isSimultaneous)).toEqual([false, false, false]);
  expect(seatsToAct(CHANCE, 5)).toEqual([]);
  expect(seatsToAct(NOBODY, 5)).toEqual([]);
});

test("seats go round", () => {
  expect([seatAfter(2, 3), seatAfter(0, 3), seatBefore(0, 3), seatBefore(2, 3)]).toEqual([0, 1, 2, 1]);
  expect([isSeat(2, 3), isSeat(3, 3), isSeat(-1, 3), isSeat(0.5, 3)]).toEqual([true, false, false, false]);
});

test("a shared win counts its fraction", () => {
  const score = { points: 0, sources: {} };
  const shares = winShares({ ranks: [1, 3, 1], scores: [score, score, score], ties: [] });
  expect(shares).toEqual([0.5, 0, 0.5]);
});
