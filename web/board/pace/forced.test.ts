import { expect, test } from "vitest";
import type { LogLine } from "#boardkit";
import type { Seat } from "#engine";
import type { ToldEvent } from "#protocol";
import { forcedLines, othersWithin, seenBetween } from "./forced.ts";
import type { Shown } from "./paced.ts";

const told = (ply: number, seat: Seat, isForced: boolean, type = "moved"): ToldEvent => ({
  ...{ ply, event: { type, seat } as ToldEvent["event"] },
  ...(isForced ? { auto: true as const } : {}),
});
const shown = (ply: number, events: readonly ToldEvent[]): Shown => ({
  moment: { ply, seat: 0, toAct: 1, view: null, chosen: [], standings: null },
  events,
});
const from = seenBetween({
  touched: ([event]) => (event?.type === "ended" ? [] : ["a"]),
  isStep: ({ type }) => type === "stolen",
  turnLines: (events) =>
    events.flatMap(({ type }, event) => {
      const seat = type === "scored" ? null : type === "begun" || event === 0 ? 1 : undefined;
      return seat === undefined ? [] : [{ seat, event, text: "", brought: "", gains: [], points: [] }];
    }),
});

test("where a seat acts last in a turn and goes on with its own, the position between the two is to be seen", () => {
  const scored = { ply: 5, event: { type: "scored" } } as const;
  const end = [told(4, 1, false), told(5, 1, false, "ended"), scored];
  expect(from(shown(4, []), shown(9, [...end, told(6, 1, false, "begun"), told(7, 1, false)]))).toEqual([6]);
  expect(
    from(shown(4, []), shown(9, [told(4, 1, false, "ended"), told(5, 1, false, "begun")])),
    "nothing moved",
  ).toEqual([]);
  expect(from(shown(4, []), shown(9, end)), "a scoring belongs to the turn").toEqual([]);
});

test("the position before a forced move of one's own that moved something is to be seen", () => {
  const before = shown(4, []);
  expect(from(before, shown(8, [told(4, 1, false), told(6, 0, true), told(7, 0, true)]))).toEqual([6]);
  expect(from(before, shown(8, [told(4, 1, false), told(6, 1, true)]))).toEqual([]);
  expect(from(before, shown(8, [told(4, 1, false), told(6, 0, true, "ended")]))).toEqual([]);
  expect(from(before, shown(8, [told(3, 0, true), told(6, 0, false)]))).toEqual([]);
});

test("a step within the turn of another is seen alone: the positions before and after it", () => {
  const events = [told(4, 1, false), told(5, 1, false, "stolen"), told(6, 1, false), told(8, 1, false, "stolen")];
  expect(from(shown(4, []), shown(9, events))).toEqual([5, 6, 8]);
  expect(from(shown(4, []), shown(9, [told(5, 1, false, "stolen"), told(6, 1, false, "ended")]))).toEqual([5]);
  expect(from(shown(5, []), shown(9, events.toSpliced(3, 0, told(7, 0, true))))).toEqual([6, 7, 8]);
});

test("a position that was shown is not shown again", () => {
  expect(from(shown(4, []), shown(8, [told(4, 0, true)]))).toEqual([]);
});

const names = ["Ada", "Bruno"];
const ada = { you: 0, names } as const;

const linesOf = (seats: readonly Seat[]) =>
  seats.map(
    (seat, i): LogLine => ({ kind: "line", seat, text: `${names[seat]}${i % 2 === 0 ? "" : ":"} line ${i}`, event: i }),
  );

test("what was forced since the reader's decision is told in the log's words with their name once, also when others have moved since", () => {
  const events = [told(1, 0, true), told(2, 1, false), told(3, 0, true), told(4, 1, true), told(5, 1, false)];
  const log = { events, lines: linesOf([0, 1, 0, 1, 1]), ahead: 0 };
  const unasked = { decided: 2, made: new Set<number>(), ahead: 0 };
  expect(forcedLines(log, unasked, ada)).toEqual(["Ada line 2"]);
  expect(forcedLines(log, unasked, { ...ada, you: null })).toEqual([]);
  expect(forcedLines(log, { ...unasked, made: new Set([2]) }, { ...ada, you: 1 })).toEqual(["Bruno: line 1", "line 3"]);
  expect(forcedLines(log, { ...unasked, decided: 4 }, ada)).toEqual([]);
});

test("a scoring, and what the reader gained by a move of somebody else, was not made for them", () => {
  const scored = { ply: 3, auto: true, event: { type: "scored" } } as const;
  const events = [told(2, 1, true, "ended"), told(2, 0, true, "gained"), told(3, 0, true, "ended"), scored];
  const unasked = { decided: 1, made: new Set<number>(), ahead: 0 };
  expect(forcedLines({ events, lines: linesOf([1, 0, 0, 0]), ahead: 0 }, unasked, ada)).toEqual(["Ada line 2"]);
  expect(from(shown(1, []), shown(4, [told(1, 1, true), told(2, 1, true), told(2, 0, true)]))).toEqual([]);
});

test("so are the last tentative moves that nobody was asked for", () => {
  const log = { events: [told(1, 0, true)], lines: linesOf([0, 0, 0]), ahead: 2 };
  const unasked = { decided: 0, made: new Set<number>(), ahead: 1 };
  expect(forcedLines(log, unasked, ada)).toEqual(["Ada line 0", "line 2"]);
  expect(forcedLines(log, { ...unasked, decided: Number.POSITIVE_INFINITY }, ada)).toEqual(["Ada line 2"]);
});

test("within the reader's own turn that goes on, what others did since their decision is told, but not what is tentative", () => {
  const log = { events: [told(1, 1, false), told(2, 0, false), told(3, 1, false)], lines: linesOf([1, 0, 1, 1]) };
  const own = { seat: 0, event: 1 } as const;
  expect(othersWithin(log, { turn: own, decided: 3 }, 0)).toEqual(["Bruno line 2"]);
  expect(othersWithin(log, { turn: own, decided: 4 }, 0), "the reader has decided since").toEqual([]);
  expect(othersWithin(log, { turn: own, decided: Number.POSITIVE_INFINITY }, 0), "so they have here").toEqual([]);
  expect(othersWithin(log, { turn: { ...own, seat: 1 }, decided: 3 }, 0)).toEqual([]);
  expect(othersWithin(log, { turn: own, decided: 3 }, null)).toEqual([]);
});
