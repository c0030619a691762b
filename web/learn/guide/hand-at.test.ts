import { expect, test } from "vitest";
import { handAt, ringAt } from "./hand-at.ts";

const screen = { width: 360, height: 640 };
const hand = { width: 22, height: 28 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** What the turned hand takes up. */
function taken({ left, top, turn }: ReturnType<typeof handAt>) {
  const [width, height] = turn % 180 === 0 ? [22, 28] : [28, 22];
  const [x, y] = [left + 11, top + 14];
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

test.each([
  ["in the middle", box(100, 300, 40, 40)],
  ["in a corner above", box(0, 0, 30, 20)],
  ["in a corner below", box(340, 600, 20, 40)],
  ["as high as the screen, at the left", box(0, 0, 60, 640)],
  ["as high as the screen, at the right", box(300, 0, 60, 640)],
  ["as wide as the screen", box(0, 560, 360, 80)],
])("the hand points at a part %s from beside it, and is whole", (_, part) => {
  const { left, right, top, bottom } = taken(handAt(part, hand, screen));
  const isBeside = right <= part.left || left >= part.right || bottom <= part.top || top >= part.bottom;
  expect(isBeside).toBe(true);
  expect([left >= 0, right <= 360, top >= 0, bottom <= 640]).toEqual([true, true, true, true]);
});

test("it points from the first side where it covers nothing busy, else where it covers least", () => {
  const part = box(100, 300, 40, 40);
  const [below, above, right] = [box(100, 345, 40, 40), box(100, 255, 40, 40), box(145, 300, 40, 40)];
  const turn = (...busy: ReturnType<typeof box>[]) => handAt(part, hand, screen, { words: [], parts: busy }).turn;
  expect([turn(), turn(below), turn(below, above), turn(below, above, right)]).toEqual([0, 180, -90, 90]);
  expect(turn(below, above, right, box(0, 300, 95, 40))).toBe(0);
});

test("it stands off the middle of a side, or with its cuff beyond the edge, rather than on something busy", () => {
  const wide = box(60, 560, 280, 40);
  const busy = [box(60, 500, 280, 55), box(0, 605, 230, 35), box(0, 560, 55, 40)];
  expect(handAt(wide, hand, screen, { words: [], parts: busy })).toMatchObject({ top: 605, turn: 0 });
  expect(handAt(wide, hand, screen, { words: [], parts: busy }).left).toBeGreaterThanOrEqual(230);
  const low = box(10, 590, 40, 24);
  const parts = [box(0, 500, 360, 86), box(52, 590, 300, 24)];
  expect(handAt(low, hand, screen, { words: [], parts })).toMatchObject({ top: 619, turn: 0 });
});

test("it lies rather on a part that can be pressed than on the edge of a word", () => {
  const part = box(100, 300, 40, 40);
  const words = [box(60, 370, 120, 16), box(60, 250, 120, 40), box(145, 290, 60, 60)];
  const parts = [box(60, 290, 36, 60)];
  expect(handAt(part, hand, screen, { words: [], parts: [...words, ...parts] }).turn).toBe(0);
  expect(handAt(part, hand, screen, { words, parts }).turn).toBe(90);
});

test("it points at what lies beyond the screen from its edge", () => {
  expect(handAt(box(100, 700, 40, 40), hand, screen)).toMatchObject({ top: 612, turn: 180 });
  expect(handAt(box(100, -90, 40, 40), hand, screen)).toMatchObject({ top: 0, turn: 0 });
});

test("the ring stays within the sides of the screen; of a part below it glows at the edge", () => {
  expect(ringAt(box(-40, 100, 200, 30), screen)).toEqual({ left: 0, right: 164, top: 96, bottom: 134 });
  expect(ringAt(box(300, 900, 100, 30), screen)).toMatchObject({ right: screen.width, top: screen.height - 4 });
});
