import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { askedAt, lookedAt } from "./used.ts";

const there = { possible: signal(new Set(["storage:0:white"])), picked: signal<readonly string[]>([]) };
const pressed = { focused: "storage:0:white", isUsed: true, isResting: true };

test("a part that was pressed says what it would be picked for only once the mouse has moved, or while it is picked", () => {
  expect(askedAt({ ...pressed, isUsed: false }, there)).toBe("storage:0:white");
  expect(askedAt(pressed, there)).toBeNull();
  expect(askedAt(pressed, { ...there, picked: signal(["storage:0:white"]) })).toBe("storage:0:white");
  expect(askedAt({ ...pressed, isResting: false }, there)).toBe("storage:0:white");
  expect(askedAt({ ...pressed, isResting: false }, { ...there, possible: signal(new Set<string>()) })).toBeNull();
});

test("nothing is previewed at a part that was pressed, until the mouse moves", () => {
  expect(lookedAt(pressed)).toBeNull();
  expect(lookedAt({ ...pressed, isResting: false })).toBe("storage:0:white");
});
