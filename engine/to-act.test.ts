import { expect, test } from "vitest";
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
