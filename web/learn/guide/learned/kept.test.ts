import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NOTHING_SPOKEN } from "../speaking/speaking.ts";
import { countStep, countsOf, forgetCounts } from "./counts.ts";
import { keepKnown, keepSpoken, keptKnown, keptSpoken } from "./kept.ts";
import { noteOptions, triedOptions } from "./next.ts";

/** A browser's storage; `isRefused`: a private window. */
const kept = new Map<string, string>();
let isRefused = false;

beforeEach(() => {
  kept.clear();
  isRefused = false;
  const unless = <T>(value: T): T => {
    if (isRefused) throw new DOMException("refused", "SecurityError");
    return value;
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => unless(kept.get(key) ?? null),
    setItem: (key: string, value: string) => void unless(kept.set(key, value)),
    removeItem: (key: string) => void unless(kept.delete(key)),
  });
});
afterEach(() => vi.unstubAllGlobals());

const SPOKEN = { times: { keep: 2 }, now: { id: "keep", key: "3 " }, at: { key: "3 ", ids: ["keep"] }, isLeft: false };

test("the step of a match is found again, and what somebody knows holds for the game", () => {
  keepSpoken("here-a", SPOKEN);
  keepKnown("calimala", new Set(["place"]));
  expect(keptSpoken("here-a")).toEqual(SPOKEN);
  expect(keptSpoken("here-b")).toEqual(NOTHING_SPOKEN);
  expect(keptKnown("calimala")).toEqual(new Set(["place"]));
});

test.each(["", "{", "[]", '{"version":0,"spoken":{}}', '{"version":1,"spoken":{"times":{"keep":"x"}}}'])(
  "%s is no step: the guide begins anew",
  (text) => {
    kept.set("fiorino.guide.here-a", text);
    expect(keptSpoken("here-a")).toEqual(NOTHING_SPOKEN);
  },
);

test("a step of a match is counted once, without a name, and can be set to zero", () => {
  countStep("firenze", "here-a", "started");
  countStep("firenze", "here-a", "started");
  countStep("firenze", "here-b", "started");
  countStep("firenze", "here-b", "finished");
  expect(countsOf("firenze")).toEqual({ started: 2, second: 0, points: 0, finished: 1, again: 0 });
  expect(countsOf("calimala").started).toBe(0);
  forgetCounts();
  expect(countsOf("firenze").started).toBe(0);
});

test("where the browser keeps nothing, nothing is known and nothing breaks", () => {
  isRefused = true;
  keepSpoken("here-a", SPOKEN);
  countStep("firenze", "here-a", "started");
  noteOptions("firenze", { losses: "owner" });
  expect([keptSpoken("here-a"), countsOf("firenze").started, triedOptions("firenze").size]).toEqual([
    NOTHING_SPOKEN,
    0,
    0,
  ]);
});
