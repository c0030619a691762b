import { expect, test } from "vitest";
import type { LogLine } from "#boardkit";
import type { Seat } from "#engine";
import type { ToldEvent } from "#protocol";
import { forcedFrom, forcedLines } from "./forced.ts";
import type { Shown } from "./paced.ts";

const told = (ply: number, seat: Seat, isForced: boolean, type = "moved"): ToldEvent => ({
  ...{ ply, event: { type, seat } as ToldEvent["event"] },
  ...(isForced ? { auto: true as const } : {}),
});
const shown = (ply: number, events: readonly ToldEvent[]): Shown => ({
  moment: { ply, seat: 0, toAct: 1, view: null, chosen: [], standings: null },
  events,
});
const from = forcedFrom({ touched: ([event]) => (event?.type === "moved" ? ["a"] : []) });

test("the position before a forced move of one's own that moved something is to be seen", () => {
  const before = shown(4, []);
  expect(from(before, shown(8, [told(4, 1, false), told(6, 0, true), told(7, 0, true)]))).toBe(6);
  expect(from(before, shown(8, [told(4, 1, false), told(6, 1, true)]))).toBeNull();
  expect(from(before, shown(8, [told(4, 1, false), told(6, 0, true, "ended")]))).toBeNull();
  expect(from(before, shown(8, [told(3, 0, true), told(6, 0, false)]))).toBeNull();
});

test("a position that was shown is not shown again", () => {
  expect(from(shown(4, []), shown(8, [told(4, 0, true)]))).toBeNull();
});

test("what was forced in the last turn is told in the log's words, and nothing else", () => {
  const events = [told(1, 0, true), told(2, 1, false), told(3, 0, true), told(4, 1, true)];
  const lines = events.map(
    ({ ply, event }, i): LogLine => ({
      ...{ kind: "line", seat: (event as { seat?: Seat }).seat ?? null, text: `line ${ply}`, event: i },
    }),
  );
  const made = new Set<number>();
  expect(forcedLines({ events, lines, from: 1, made }, 0)).toEqual(["line 3"]);
  expect(forcedLines({ events, lines, from: 1, made }, null)).toEqual([]);
  expect(forcedLines({ events, lines, from: 1, made: new Set([2]) }, 1)).toEqual(["line 2", "line 4"]);
});
