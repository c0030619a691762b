import { expect, test } from "vitest";
import { isStray } from "./double-click.ts";

const click = (control: string, at = 0, x = 0) => ({ control, at, x, y: 0 });

test("a second click of a double click does not meet the button that came up under it", () => {
  expect(isStray(click("go-on"), click("end", 180))).toBe(true);
  expect(isStray(click("go-on"), click("end", 300)), "later").toBe(false);
  expect(isStray(click("go-on"), click("end", 180, 60)), "elsewhere").toBe(false);
  expect(isStray(click("undo"), click("undo", 180)), "the same button").toBe(false);
  expect(isStray(click("undo"), click("", 180)), "no button").toBe(false);
});
