import { expect, test } from "vitest";
import { type Box, freeCorner } from "./free-corner.ts";

const SECTION: Box = { left: 0, top: 100, right: 360, bottom: 500 };
const box = (left: number, top: number): Box => ({ left, top, right: left + 40, bottom: top + 40 });

test("the button for the whole chart lies where nothing can be pressed", () => {
  expect(freeCorner(SECTION, [])).toBe("bottom-right");
  expect(freeCorner(SECTION, [box(320, 455)])).toBe("bottom-left");
  expect(freeCorner(SECTION, [box(320, 455), box(0, 450)])).toBe("top-right");
  expect(freeCorner(SECTION, [box(320, 455), box(0, 450), box(300, 100)])).toBe("top-left");
});

test("without a free corner it covers least", () => {
  expect(freeCorner(SECTION, [box(320, 455), box(0, 455), box(320, 100), box(45, 140)])).toBe("top-left");
});
