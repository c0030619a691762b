import { expect, test } from "vitest";
import { shelfOf } from "#games/ui";
import { holds, queryFor, shownFor } from "./shown-for.ts";

const metaOf = (id: string) => {
  const meta = shelfOf(id)?.meta;
  if (meta === undefined) throw new Error(`${id} is on the shelf`);
  return meta;
};
const glass = metaOf("mille-fiori");
const cloth = metaOf("calimala");

test("an address names what differs from the first values, and reads back", () => {
  const table = { options: { edition: "revised", selection: "simultaneous" }, seats: 3, figures: null };
  expect(queryFor(glass, table)).toBe("?edition=revised&seats=3");
  expect(shownFor(glass, queryFor(glass, table))).toEqual(table);
});

test("what an address names wrongly is shown as usual", () => {
  expect(shownFor(glass, "?edition=third&seats=9")).toEqual({
    options: { edition: "first", selection: "simultaneous" },
    seats: null,
    figures: null,
  });
});

test("a mark holds with the value of its option, that of a preset with all of its options", () => {
  const late = shownFor(cloth, "?lateSeats=yes").options;
  expect(holds(cloth, { option: "lateSeats", value: "yes" }, late)).toBe(true);
  expect(holds(cloth, { option: "edition", value: "2024" }, late)).toBe(false);
  expect(holds(cloth, { option: "edition", value: "2017" }, shownFor(cloth, "").options)).toBe(true);
  expect(holds(cloth, null, late)).toBe(true);
});
