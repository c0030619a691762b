import { expect, test } from "vitest";
import { STREETS } from "../../../rules/content.ts";
import { choiceBox, choicePlaces, DISC_OUTLINE, discPlaces, PLAN } from "./plan-geometry.ts";

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

/** The place of a press, and the discs, all around the plan. */
const choices = [1, 2, 3].flatMap((n) =>
  STREETS.flatMap((street) =>
    choicePlaces(street, n).map(({ x, y }, i) => ({ street, x, y, box: choiceBox(street, n, i) })),
  ),
);

test("a disc to choose from is as wide as a thumb of a phone across its street, and no disc of another street lies there", () => {
  expect(choices.every(({ box }) => Math.max(box.w, box.h) === 79 && Math.min(box.w, box.h) >= 40)).toBe(true);
  const covered = choices.filter(({ street, x, y, box }) =>
    choices.some((other) => {
      const dx = Math.max(x + box.x - other.x, other.x - x - box.x - box.w, 0);
      const dy = Math.max(y + box.y - other.y, other.y - y - box.y - box.h, 0);
      return other.street !== street && Math.hypot(dx, dy) < DISC;
    }),
  );
  expect(covered).toEqual([]);
});

test("discs to choose from stay on the plan", () => {
  const sides = choices.flatMap(({ x, y }) => [x - DISC, y + 1 - DISC, PLAN - DISC - x, PLAN - DISC - y - 1]);
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(0);
});
