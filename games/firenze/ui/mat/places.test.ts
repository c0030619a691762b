import { expect, test } from "vitest";
import { type Places, placesAfter } from "./places.ts";

const NONE: Places = { turn: "", all: [] };
const shown = ({ all }: Places): string => all.map(({ colour, isFree }) => (isFree ? "-" : colour[0])).join("");

test("bricks that stay keep their places while others are given, and come back to theirs", () => {
  const begun = placesAfter(NONE, "0:1", [2, 0, 1, 3, 0, 0]);
  expect(shown(begun)).toBe("wwgrrr");
  const paid = placesAfter(begun, "0:1", [1, 0, 1, 2, 0, 0]);
  expect(shown(paid)).toBe("w-grr-");
  expect(shown(placesAfter(paid, "0:1", [2, 0, 1, 2, 0, 0]))).toBe("wwgrr-");
  expect(shown(placesAfter(paid, "0:1", [1, 1, 1, 2, 0, 0]))).toBe("w-grr-y");
});

test("bricks that come with a card go to the end, and with no room left to what has become free", () => {
  const paid = placesAfter(placesAfter(NONE, "0:1", [2, 0, 1, 0, 0, 0]), "0:1", [1, 0, 1, 0, 0, 0]);
  const taken = placesAfter(paid, "0:1", [1, 0, 1, 2, 0, 0]);
  expect(shown(taken)).toBe("w-grr");
  const full = placesAfter(taken, "0:1", [1, 5, 1, 2, 0, 0]);
  expect(shown(full)).toBe("w-grryyyyy");
  expect(shown(placesAfter(full, "0:1", [1, 5, 1, 2, 2, 0]))).toBe("wbgrryyyyyb");
});

test("the next turn begins without gaps", () => {
  const paid = placesAfter(placesAfter(NONE, "0:1", [2, 0, 1, 0, 0, 0]), "0:1", [0, 0, 1, 0, 0, 0]);
  expect(shown(placesAfter(paid, "1:1", [0, 0, 1, 0, 0, 0]))).toBe("g");
});

test("of several bricks of a colour the pressed one leaves, and comes back to its place", () => {
  const begun = placesAfter(NONE, "0:1", [3, 0, 1, 0, 0, 0]);
  const built = placesAfter(begun, "0:1", [2, 0, 1, 0, 0, 0], [0]);
  expect(shown(built)).toBe("-wwg");
  expect(shown(placesAfter(built, "0:1", [1, 0, 1, 0, 0, 0], [0]))).toBe("-w-g");
  expect(shown(placesAfter(built, "0:1", [3, 0, 1, 0, 0, 0], [0]))).toBe("wwwg");
});

test("two bricks that are pressed before the board has followed both leave their places", () => {
  const begun = placesAfter(NONE, "0:1", [4, 0, 1, 0, 0, 0]);
  expect(shown(placesAfter(begun, "0:1", [2, 0, 1, 0, 0, 0], [0, 2]))).toBe("-w-wg");
});

test("the brick that was given last comes back first", () => {
  const begun = placesAfter(NONE, "0:1", [3, 0, 0, 0, 0, 0]);
  const one = placesAfter(begun, "0:1", [2, 0, 0, 0, 0, 0], [0]);
  const two = placesAfter(one, "0:1", [1, 0, 0, 0, 0, 0], [0, 2]);
  expect([shown(one), shown(two)]).toEqual(["-ww", "-w-"]);
  expect(shown(placesAfter(two, "0:1", [2, 0, 0, 0, 0, 0], [0, 2]))).toBe("-ww");
});
