import { expect, test } from "vitest";
import { isBeside } from "./dialog.ts";

test.each([
  ["left of it", { x: 9, y: 50 }, true],
  ["right of it", { x: 201, y: 50 }, true],
  ["above it", { x: 50, y: 19 }, true],
  ["below it", { x: 50, y: 121 }, true],
  ["on its padding", { x: 11, y: 21 }, false],
  ["on its border", { x: 10, y: 120 }, false],
])("a press %s is beside a dialog or not", (_, at, beside) => {
  expect(isBeside({ left: 10, right: 200, top: 20, bottom: 120 }, at)).toBe(beside);
});
