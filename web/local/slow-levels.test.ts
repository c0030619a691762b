import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BOT_LEVELS } from "#bots/levels";
import { levelHere, levelsHere, noteSlow } from "./slow-levels.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a level that took too long here is not offered any more, nor a stronger one; other games offer it", () => {
  expect(levelsHere("firenze")).toEqual(BOT_LEVELS);
  noteSlow("firenze", "banker");
  expect(levelsHere("firenze")).toEqual(["apprentice", "artisan", "merchant", "guild-master"]);
  expect([levelHere("firenze", "medici"), levelHere("firenze", "artisan")]).toEqual(["guild-master", "artisan"]);
  noteSlow("firenze", "medici");
  expect(levelsHere("firenze")).toHaveLength(4);
  expect(levelsHere("calimala")).toEqual(BOT_LEVELS);
});

test("the gentlest level is always offered, and nonsense changes nothing", () => {
  noteSlow("calimala", "genius");
  expect(levelsHere("calimala")).toEqual(BOT_LEVELS);
  noteSlow("calimala", "apprentice");
  expect(levelsHere("calimala")).toEqual(["apprentice"]);
  stored.set("fiorino.slow-level.calimala", "constructor");
  expect(levelsHere("calimala")).toEqual(BOT_LEVELS);
});
