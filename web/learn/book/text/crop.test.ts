import { expect, test } from "vitest";
import { around, scaleFor, withHeads } from "./crop.ts";

const stage = { width: 1100, height: 760 };

test("the crop goes round all that is shown, and stays on the board", () => {
  const boxes = [
    { left: 5, top: 100, right: 60, bottom: 150 },
    { left: 200, top: 120, right: 240, bottom: 180 },
  ];
  expect(around(boxes, stage)).toEqual({ left: 0, top: 86, right: 254, bottom: 194 });
});

test("a part that is not there shows the whole board", () => {
  expect(around([], stage)).toEqual({ left: 0, top: 0, right: 1100, bottom: 760 });
});

test("no head is cut through; one that begins outside does not count", () => {
  const box = { left: 100, top: 50, right: 300, bottom: 90 };
  const head = { left: 110, top: 40, right: 500, bottom: 56 };
  expect(withHeads(box, [head])).toEqual({ ...box, top: 40 });
  expect(withHeads(box, [{ ...head, left: 90 }])).toEqual(box);
  expect(withHeads(box, [{ ...head, bottom: 45 }])).toEqual(box);
});

test("it fills the width of the frame, is no taller than a page allows and no coarser than the drawing", () => {
  const wide = { left: 0, top: 0, right: 600, bottom: 100 };
  expect(scaleFor(wide, 300)).toBe(0.5);
  expect(scaleFor({ ...wide, right: 100, bottom: 840 }, 300)).toBe(0.5);
  expect(scaleFor({ ...wide, right: 20, bottom: 20 }, 300)).toBe(1.6);
});
