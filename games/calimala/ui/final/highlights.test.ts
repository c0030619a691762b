import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import type { Seat } from "#engine";
import type { Event } from "../../rules/events.ts";
import { sayIn } from "../match.fixture.ts";
import { mostClothSold, mostGivenToChurches, mostInTurnsOfOthers } from "./highlights.ts";

const reader: Reader = { you: null, names: ["Ada", "Bruno", "Clara"], locale: "en", say: sayIn("en") };

const placed = (seat: Seat): Event => ({ type: "discPlaced", seat, disc: "coloured", street: 0, level: 0 });
const activated = (seat: Seat): Event => ({ type: "discActivated", seat, street: 0, position: 1, disc: "coloured" });
const shipped = (seat: Seat): Event => ({ type: "clothShipped", seat, city: "lisbon", workshop: 0 });
const transported = (seat: Seat): Event => ({ type: "clothTransported", seat, city: "troyes", workshop: 0 });
const given = (seat: Seat): Event => ({ type: "contributed", seat, material: "wood", building: "santaCroce" });

test("whose discs acted in the turns of others: one's own turns do not count", () => {
  const events = [placed(0), activated(0), activated(1), activated(1), placed(1), activated(1), activated(0)];
  expect(mostInTurnsOfOthers(events, reader)).toMatchObject({ seat: 1, text: "Bruno: discs acted 2 times" });
  expect(mostInTurnsOfOthers([...events, activated(0)], reader)).toBeUndefined();
});

test("who sold most cloth, by ship and by land", () => {
  const events = [shipped(2), transported(2), shipped(0)];
  expect(mostClothSold(events, reader)).toMatchObject({ seat: 2, text: "Clara: 2 cloth to other cities" });
  expect(mostClothSold([...events, shipped(0)], reader)).toBeUndefined();
  expect(mostClothSold([shipped(0)], reader)).toBeUndefined();
});

test("who gave the churches most", () => {
  expect(mostGivenToChurches([given(0), given(0), given(1)], reader)).toMatchObject({ text: "Ada: 2 contributions" });
  expect(mostGivenToChurches([given(0), given(0), given(1), given(1)], reader)).toBeUndefined();
  expect(mostGivenToChurches([], reader)).toBeUndefined();
});
