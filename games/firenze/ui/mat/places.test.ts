import { expect, test } from "vitest";
import { type Places, placesAfter } from "./places.ts";

const NONE: Places = { part: "", all: [] };
const shown = ({ all }: Places): string => all.map(({ colour, isFree }) => (isFree ? "-" : colour[0])).join("");

test("bricks that stay keep their places while others are given, and come back to theirs", () => {
  const begun = placesAfter(NONE, "lay", [2, 0, 1, 3, 0, 0]);
  expect(shown(begun)).toBe("wwgrrr");
  const paid = placesAfter(begun, "lay", [1, 0, 1, 2, 0, 0]);
  expect(shown(paid)).toBe("w-grr-");
  expect(shown(placesAfter(paid, "lay", [2, 0, 1, 2, 0, 0]))).toBe("wwgrr-");
  expect(shown(placesAfter(paid, "lay", [1, 1, 1, 2, 0, 0]))).toBe("w-grr-y");
});

test("the next part of the turn begins without gaps", () => {
  const paid = placesAfter(placesAfter(NONE, "lay", [2, 0, 1, 0, 0, 0]), "lay", [0, 0, 1, 0, 0, 0]);
  expect(shown(placesAfter(paid, "act", [0, 0, 1, 0, 0, 0]))).toBe("g");
});
