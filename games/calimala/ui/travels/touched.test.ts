import { expect, test } from "vitest";
import { viewWhere } from "../match.fixture.ts";
import { touchedBy } from "./touched.ts";

test("a late seat is outlined like the fifteen", () => {
  const view = viewWhere(() => true);
  expect(touchedBy({ type: "lateSeatGained", seat: 1, k: 2, street: 4 }, view)).toEqual(["council:late:2:disc"]);
});
