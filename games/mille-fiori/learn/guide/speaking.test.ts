import { expect, test } from "vitest";
import { fill } from "#boardkit";
import type { BonusAreaName } from "../../rules/content.ts";
import type { At } from "./at.ts";
import { guide } from "./guide.ts";
import { sketchedMoment } from "./sketched-moment.fixture.ts";

/** What is said of a moment, and where. */

const TEXTS = await guide.texts.en();
const situation = (id: string) => guide.situations.find((each) => each.id === id);

test("3.3 that only the next free house can be filled is said at that house, whoever fills another one", () => {
  const at = sketchedMoment({ card: "coin-1", board: { houses: "rb" } });
  expect(situation("houses")?.point(at)).toEqual(["houses:2"]);
});

const taken = (area: BonusAreaName): string => {
  const event = { type: "bonusPlaced", seat: 0, supply: "personal", area, value: 20, secured: true, points: [20, 0] };
  const at = { ...sketchedMoment({ card: "coin-1" }), events: [event] } as unknown as At;
  return fill(TEXTS["prize"]?.text ?? "", situation("prize")?.when(at) ?? {});
};

test.each([
  ["houses", /^Houses with four different numbers: that brings you 20 points/],
  ["nobili", /^Diamonds on all three symbols, whatever the cards:/],
  ["trade", /^Diamonds on all four goods:/],
  ["workshops", /^Diamonds on all four materials:/],
] as const)("4.3 a point bonus of %s is told as what earned it", (area, words) => {
  expect(taken(area)).toMatch(words);
});

test("4.1 what tells of extra cards leaves the display in sight", () => {
  const at = sketchedMoment({ card: "coin-1", display: ["key-5"] });
  expect(situation("triple")?.about?.(at)).toEqual(["display:key-5"]);
});

test("3.7 what tells of the harbor leaves the ship in sight that sails, too", () => {
  expect(situation("harbor")?.about?.(sketchedMoment({ card: "ship-1" }))).toEqual(["area:harbor", "ship:0"]);
});

test("6.2 what tells of the end points at the diamonds left, not at a seat, which the order of turns has as well", () => {
  const at = sketchedMoment({ choosing: true, hands: [["coin-1"], ["coin-1"]] });
  expect(situation("ending")?.point(at)).toEqual(["column:full"]);
});
