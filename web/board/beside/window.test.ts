import { expect, test } from "vitest";
import { followsEnd } from "./window.ts";

test("a box that has been scrolled to its end follows it until somebody scrolls up, also when its lines grow meanwhile", () => {
  expect(followsEnd(false, 10, 40), "scrolled to the end").toBe(true);
  expect(followsEnd(true, 60, 40), "a line has grown before the scroll was heard of").toBe(true);
  expect(followsEnd(true, 60, -60), "scrolled up").toBe(false);
  expect(followsEnd(false, 60, 40), "scrolled down, but not to the end").toBe(false);
});
