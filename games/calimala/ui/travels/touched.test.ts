import { expect, test } from "vitest";
import type { Event } from "../../rules/events.ts";
import { viewWhere } from "../match.fixture.ts";
import { touchedBy } from "./touched.ts";

test("a late seat is outlined like the fifteen", () => {
  const view = viewWhere(() => true);
  expect(touchedBy([{ type: "lateSeatGained", seat: 1, k: 2, street: 4 }], view)).toEqual(["council:late:2:disc"]);
});

test("of two cloths in a city both are outlined", () => {
  const view = viewWhere(() => true);
  const counts = view.cities.troyes.map((n, seat) => (seat === 1 ? 3 : n));
  const shipped: Event = { type: "clothShipped", seat: 1, city: "troyes", workshop: 0 };
  const after = { ...view, cities: { ...view.cities, troyes: counts } };
  expect(touchedBy([shipped, shipped], after)).toEqual(["city:troyes:s1:2", "city:troyes:s1:1"]);
});
