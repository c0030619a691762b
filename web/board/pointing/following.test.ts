import { afterEach, expect, test, vi } from "vitest";
import { following } from "./following.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what moves is looked at in each frame, what rests ten times a second, and nothing after the end", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run, 10));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => clearTimeout(frame));
  let looks = 0;
  let isMoving = true;
  const end = following(() => {
    looks++;
    return isMoving;
  });
  vi.advanceTimersByTime(1000);
  expect(looks).toBe(101);
  isMoving = false;
  looks = 0;
  vi.advanceTimersByTime(1100);
  expect(looks).toBe(10);
  end();
  looks = 0;
  vi.advanceTimersByTime(1000);
  expect(looks).toBe(0);
});
