import { expect, test } from "vitest";
import { marginsBeside } from "./aside.ts";

/** Where a button from `left` to `right` lies with these margins. */
function spanOf(left: number, right: number, x: number, screen: number) {
  const [before = 0, after = 0] = marginsBeside(left, right, x, screen).split(" ").map(Number.parseFloat);
  return { left: left + before, right: right - after };
}

test("a button that fills the row keeps off the finger, on the side with more room", () => {
  for (let x = 104; x <= 352; x += 4) {
    const { left, right } = spanOf(104, 352, x, 360);
    expect(left > x || right < x, `under the finger at ${x}`).toBe(true);
    expect(right - left, `room for its words at ${x}`).toBeGreaterThanOrEqual(100);
  }
});

test("at the right of a wide screen it moves to the left", () => {
  expect(marginsBeside(900, 1000, 910, 1280)).toBe("0 110px");
});
