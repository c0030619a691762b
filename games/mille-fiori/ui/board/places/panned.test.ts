import { expect, test } from "vitest";
import { chartFor } from "./chart-for.ts";
import { panWithin, shownIn } from "./panned.ts";
import { closeUpOf, isInSight, lampAt } from "./places.ts";

const room = { width: 360, height: 421 };
const chart = chartFor(room);
const at = (x: number, y: number) => ({ chart, room, closeUp: "populi" as const, panned: { x, y } });

test("a close-up that is not dragged shows its island", () => {
  expect(shownIn(at(0, 0))).toEqual(closeUpOf(chart, "populi"));
});

test("a close-up that is dragged shows what lies beside it", () => {
  expect(isInSight(chart, shownIn(at(0, 0)), lampAt(chart, 16))).toBe(false);
  expect(isInSight(chart, shownIn(at(-300, 0)), lampAt(chart, 16))).toBe(true);
});

test("a close-up goes with the finger, and no farther than the chart", () => {
  expect(panWithin(at(-20, 10)).x).toBeCloseTo(-20);
  expect(panWithin(at(-20, 10)).y).toBeCloseTo(10);
  expect(panWithin(at(-5000, 0))).toEqual(panWithin(at(-2000, 0)));
  expect(panWithin(at(-5000, 0)).x).toBeGreaterThan(-2 * room.width);
});
