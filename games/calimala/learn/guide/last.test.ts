import { expect, test } from "vitest";
import type { View } from "../../hidden/view-types.ts";
import { randomMatch } from "../../ui/match.fixture.ts";
import type { Move } from "./at.ts";
import { isGiving, isLastToAct } from "./last.ts";

const [start] = randomMatch(3, 1, 0);
if (start === undefined) throw new Error("a match has entries");
const street = 2;
const view = (facts: Partial<View>): View => ({
  ...{ ...start.after, startPlayer: 0, active: 2, turns: [15, 15, 14], street },
  activation: {
    ...{ seat: 0, position: 2, actions: ["ship", "build"] as const, uses: [0, 0] as const },
    ...{ obliged: false, uncounted: false, action: null, drawFor: null },
  },
  stacks: start.after.stacks.map((_, k) => (k === street ? ([1, 0, 2] as const) : [])),
  ...facts,
});
const isLast = (facts: Partial<View>): boolean => isLastToAct({ view: view(facts), you: 0 } as never);
const withStack = (...stack: View["stacks"][number]) => ({
  stacks: view({}).stacks.map((each, k) => (k === street ? stack : each)),
});

test("6.1 a disc is the last to act in the match when no turn follows and none of its owner lies below", () => {
  expect(isLast({})).toBe(true);
  expect(isLast({ turns: [14, 13, 13] }), "another round follows").toBe(false);
  expect(isLast({ active: 1 }), "another turn follows").toBe(false);
  expect(isLast(withStack(0, 0, 2)), "another disc of the reader lies below").toBe(false);
  expect(isLast(withStack(0, 1, 0, 2)), "3.14 the lowest of four does not act").toBe(true);
});

const move = (type: "clothWoven" | "contributed", ...next: readonly Move[]): Move => ({
  ...{ text: "card", targets: [], forecast: () => null, next: () => next },
  brings: () => ({ view: view({}), events: [{ type } as never], points: [] }),
});

test("goods lead to something as long as they can be given or delivered", () => {
  expect(isGiving(move("clothWoven"))).toBe(false);
  expect(isGiving(move("clothWoven", move("contributed")))).toBe(true);
});
