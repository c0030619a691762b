import { expect, test } from "vitest";
import { STREETS } from "../../../rules/content.ts";
import { DISC_OUTLINE, discPlaces } from "./plan-geometry.ts";

/** As large as on a phone, in units of the plan. */
const DISC = 23;
const SIGN = 17;

test("no disc lies over the sign of what is final on the disc below it", () => {
  const [x = 0, y = 0] = DISC_OUTLINE.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const distances = STREETS.flatMap((street) =>
    [2, 3, 4].flatMap((n) => {
      const places = discPlaces(street, n);
      return places.slice(1).map((place, i) => {
        const above = places[i] ?? place;
        return Math.hypot(place.x + x - above.x, place.y + y - above.y - 1);
      });
    }),
  );
  expect(Math.min(...distances)).toBeGreaterThan(DISC + SIGN);
});
