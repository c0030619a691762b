import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import type { Event } from "../../rules/events.ts";
import type { Player } from "../../rules/state.ts";
import { sayIn } from "../match.fixture.ts";
import { dearestContract, highestTower, mostRuins } from "./highlights.ts";

const reader: Reader = { you: null, names: ["Ada", "Bruno", "Clara"], locale: "en", say: sayIn("en") };

const fulfilled = (seat: Player, points: number, balcony: "III" | null = null): Event => ({
  ...{ type: "contractFulfilled", seat, colour: "green", floors: 7, tower: 7, balcony, points },
});
const built = (seat: Player, floors: number): Event => ({ type: "brickBuilt", seat, colour: "red", floors });
const ruin = (seat: Player, toBag: number): Event => ({
  ...{ type: "towerHit", seat, colour: "blue", floors: 3, toBag, toStorage: 1, by: "ruin" },
});

test("the dearest contract, with its balcony", () => {
  const events = [fulfilled(0, 9), fulfilled(2, 13, "III")];
  expect(dearestContract(events, reader)).toMatchObject({
    seat: 2,
    text: "Clara: green\u00a07 on balcony\u00a0III, 13 points",
  });
  expect(dearestContract([fulfilled(0, 9), fulfilled(2, 1)], reader)?.text).toBe("Ada: green\u00a07, 9 points");
  expect(dearestContract([...events, fulfilled(1, 13)], reader)).toBeUndefined();
  expect(dearestContract([], reader)).toBeUndefined();
});

test("the highest tower, if nobody else built one as high", () => {
  const events = [built(0, 7), built(1, 8), built(1, 8)];
  expect(highestTower(events, reader)).toMatchObject({ seat: 1, text: "Bruno: red tower, 8 floors" });
  expect(highestTower([...events, built(0, 8)], reader)).toBeUndefined();
  expect(highestTower([], reader)).toBeUndefined();
});

test("the most ruins and what they cost; a tower that an event hits is no ruin", () => {
  const events = [ruin(0, 2), ruin(0, 1), ruin(1, 5)];
  expect(mostRuins(events, reader)).toMatchObject({ seat: 0, text: "Ada: 2 ruins, 3 bricks to the bag" });
  expect(mostRuins([...events, { ...ruin(1, 1), by: "saboteur" } as Event], reader)?.seat).toBe(0);
  expect(mostRuins([...events, ruin(1, 1)], reader)).toBeUndefined();
  expect(mostRuins([ruin(0, 2)], reader)).toBeUndefined();
});
