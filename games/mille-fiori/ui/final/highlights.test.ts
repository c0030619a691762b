import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import type { Seat } from "#engine";
import type { Event } from "../../rules/events.ts";
import { sayIn } from "../match.fixture.ts";
import { mostExtraCards, mostFromOthers, richestDiamond } from "./highlights.ts";

const reader: Reader = { you: null, names: ["Ada", "Bruno", "Clara"], locale: "en", say: sayIn("en") };

const house = (seat: Seat, points: readonly number[]): Event => ({
  ...{ type: "housePlaced", seat, supply: "personal", space: 0, value: 1, run: [0], points },
});
const person = (seat: Seat, points: readonly number[]): Event => ({
  ...{ type: "personPlaced", seat, supply: "personal", area: "nobili", space: 0, symbol: "lion", level: "bottom" },
  ...{ doubled: false, own: 0, support: [], points },
});
const extra = (seat: Seat): Event => ({ type: "extraCardTaken", seat, card: "fish-1", number: 1 });

test("the one diamond that brought its owner most", () => {
  const events = [house(0, [9, 0, 0]), person(1, [20, 12, 0])];
  expect(richestDiamond(events, reader)).toMatchObject({ seat: 1, text: "Bruno: Nobili, 12 points" });
  expect(richestDiamond([...events, house(2, [0, 0, 12])], reader)).toBeUndefined();
  expect(richestDiamond([house(0, [0, 0, 0])], reader)).toBeUndefined();
});

test("who got most from what others placed", () => {
  const events = [person(1, [4, 12, 0]), person(0, [9, 3, 0])];
  expect(mostFromOthers(events, reader)).toMatchObject({ seat: 0, text: "Ada: 4 points" });
  expect(mostFromOthers([...events, person(0, [0, 1, 0])], reader)).toBeUndefined();
  expect(mostFromOthers([house(0, [9, 0, 0])], reader)).toBeUndefined();
});

test("who played most extra cards", () => {
  expect(mostExtraCards([extra(2), extra(2), extra(0)], reader)).toMatchObject({
    seat: 2,
    text: "Clara: 2 extra cards",
  });
  expect(mostExtraCards([extra(2), extra(2), extra(0), extra(0)], reader)).toBeUndefined();
  expect(mostExtraCards([extra(2)], reader)).toBeUndefined();
});
