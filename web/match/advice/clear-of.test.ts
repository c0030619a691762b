import { expect, test } from "vitest";
import { clearOf } from "./clear-of.ts";

const PHONE = { top: 90, bottom: 640 };

test.each([
  ["nothing is spoken of", [], 440],
  ["it lies above", [{ top: 150, bottom: 200 }], 440],
  ["it would be covered at the lower edge", [{ top: 560, bottom: 632 }], 354],
  [
    "a card of the hand and a place of the board are spoken of",
    [
      { top: 560, bottom: 632 },
      { top: 300, bottom: 340 },
    ],
    354,
  ],
  [
    "both lie where the sheet would be",
    [
      { top: 560, bottom: 632 },
      { top: 450, bottom: 480 },
    ],
    244,
  ],
  [
    "it fills the screen: the fewest are covered",
    [
      { top: 0, bottom: 640 },
      { top: 600, bottom: 632 },
    ],
    394,
  ],
])("the sheet lies as low as it leaves free what it speaks of: %s", (_, boxes, top) => {
  expect(clearOf(boxes, 200, PHONE)).toBe(top);
});
