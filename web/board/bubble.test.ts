import { expect, test } from "vitest";
import { type Box, bubbleAt, bubbleBeside } from "./bubble.ts";

const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
const SCREEN = { width: 360, height: 640 };
const SIZE = { width: 200, height: 40 };

/** Whether the bubble for this target covers a busy box or lies outside the screen. */
function isInTheWay(part: Box, busy: readonly Box[]): boolean {
  const { left, top } = bubbleAt(part, SIZE, busy, SCREEN);
  const at = box(left, top, SIZE.width, SIZE.height);
  const isOut = at.left < 0 || at.top < 0 || at.right > SCREEN.width || at.bottom > SCREEN.height;
  return isOut || busy.some((b) => at.left < b.right && b.left < at.right && at.top < b.bottom && b.top < at.bottom);
}

test("a bubble lies below its part and points at it", () => {
  expect(bubbleAt(box(100, 100, 40, 40), SIZE, [], SCREEN)).toEqual({
    ...{ left: 20, top: 148, point: { side: "below", at: 100 }, covered: 0, hidden: 0 },
  });
});

test("it lies above where what is below can be pressed, or the screen ends", () => {
  for (const [part, busy] of [
    [box(100, 100, 40, 40), [box(0, 150, 360, 50)]],
    [box(100, 590, 40, 40), []],
  ] as const) {
    expect(bubbleAt(part, SIZE, busy, SCREEN).point?.side).toBe("above");
    expect(isInTheWay(part, busy)).toBe(false);
  }
});

test("it goes to the nearest free place where both are taken", () => {
  const busy = [box(0, 150, 360, 50), box(0, 40, 360, 55)];
  const part = box(100, 100, 40, 40);
  const { top, point } = bubbleAt(part, SIZE, busy, SCREEN);
  expect([isInTheWay(part, busy), point]).toEqual([false, null]);
  expect(top).toBeGreaterThanOrEqual(200);
  expect(top).toBeLessThan(220);
});

test("of many parts that can be pressed it covers none, as long as there is room", () => {
  const grid = Array.from({ length: 60 }, (_, i) => box((i % 6) * 60, Math.floor(i / 6) * 58, 50, 50));
  for (const part of grid)
    expect(
      isInTheWay(
        part,
        grid.filter((each) => each !== part),
      ),
    ).toBe(false);
});

test("it takes room that just fits", () => {
  const busy = [box(0, 0, 360, 301), box(0, 342, 360, 298)];
  const part = box(100, 20, 40, 40);
  expect(isInTheWay(part, busy)).toBe(false);
});

test("without any room it lies where it covers least", () => {
  const { top } = bubbleAt(box(100, 100, 40, 40), SIZE, [box(0, 0, 360, 560), box(0, 580, 360, 60)], SCREEN);
  expect(top).toBeGreaterThanOrEqual(540);
});

test("it leaves the headline free where there is room elsewhere, else what can be pressed", () => {
  const part = box(100, 90, 40, 40);
  const read = [box(0, 0, 360, 88)];
  const below = box(0, 131, 360, 100);
  expect(bubbleAt(part, SIZE, [below], SCREEN).point?.side).toBe("above");
  expect(bubbleBeside(part, SIZE, { busy: [below], read }, SCREEN).top).toBeGreaterThanOrEqual(88);
  const all = [box(0, 89, 360, 551)];
  expect(bubbleBeside(part, SIZE, { busy: all, read }, SCREEN)).toEqual(bubbleAt(part, SIZE, all, SCREEN));
});

test("it rather lies over its own target than over what can be pressed, and takes room that just fits at its side", () => {
  const part = box(100, 100, 40, 40);
  expect(bubbleAt(part, SIZE, [box(0, 0, 360, 100), box(0, 142, 360, 498)], SCREEN)).toMatchObject({
    ...{ covered: 0, hidden: expect.any(Number), point: null },
  });
  const gap = [box(0, 0, 360, 95), box(0, 96, 51, 544), box(252, 96, 108, 544), box(0, 300, 360, 340)];
  expect(bubbleAt(box(60, 96, 180, 70), SIZE, gap, SCREEN)).toMatchObject({ left: 51, covered: 0, hidden: 0 });
});
