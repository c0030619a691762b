import { expect, test } from "vitest";
import { concerns } from "./concerns.ts";

test("what touched somebody is points and the like, and not that cards were laid out or the Doge came", () => {
  expect(concerns({ type: "fleetSailed", row: 1, goods: 1, each: 1, counts: [0, 1], points: [0, 1] }, 1)).toBe(true);
  expect(concerns({ type: "extraCardLapsed", seat: 1 }, 1)).toBe(true);
  expect(concerns({ type: "cardsLaidOut", seat: 1, cards: ["key-1"] }, 1)).toBe(false);
  expect(concerns({ type: "dogePassed", seat: 1 }, 1)).toBe(false);
});
