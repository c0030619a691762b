import { expect, test } from "vitest";
import type { GameEvent } from "#boardkit";
import { CHANCE, type Seat, seatBit, type ToAct } from "#engine";
import { type Frame, freshEvents, isOwn, isTurnOver } from "./frame.ts";

const event = (type: string): GameEvent => ({ type });

/** A frame after the entries that are named, one event each, with tentative moves on top. */
const frame = (entries: string, ahead = ""): Frame => ({
  ...{ ply: entries.length, seat: 0, toAct: 1 },
  view: null,
  events: [...entries].map((type, ply) => ({ ply, event: event(type) })),
  ahead: [...ahead].map(event),
});

/** What is shown from one frame to the next: of the source, and of one's own moves. */
function fresh(before: Frame, now: Frame): readonly [string, string] {
  const { news, own } = freshEvents(before, now);
  return [news.map(({ type }) => type).join(""), own.map(({ type }) => type).join("")];
}

test.each([
  ["entries are shown when they come", frame("ab"), frame("abcd"), ["cd", ""]],
  ["one's own moves are shown when they are made", frame("ab", "x"), frame("ab", "xyz"), ["", "yz"]],
  ["and not again when they have become entries", frame("ab", "xy"), frame("abxycd"), ["cd", ""]],
  ["also between those of others", frame("ab", "x"), frame("abcxd"), ["cd", ""]],
  ["but each of them counts once", frame("ab", "x"), frame("abxx"), ["x", ""]],
  ["what another screen has made instead is shown", frame("ab", "xy"), frame("abxz"), ["z", ""]],
  ["moves that are taken back are not shown", frame("ab", "xyz"), frame("ab", "x"), ["", ""]],
  ["nor are those that come in the place of others", frame("ab", "xy"), frame("ab", "xz"), ["", ""]],
  ["nor what was there when a position began", frame("ab"), frame("abc", "x"), ["c", ""]],
  ["a choice that waits is off the board, and is shown when all have chosen", frame("ab"), frame("abxyz"), ["xyz", ""]],
  ["going back shows nothing", frame("abcd"), frame("ab"), ["", ""]],
])("%s", (_, before, now, shown) => {
  expect(fresh(before, now)).toEqual(shown);
});

const [mine, others, everybody] = [seatBit(0), seatBit(1), seatBit(0) | seatBit(1)];

interface Pair {
  readonly seat: Seat | null;
  readonly from: ToAct;
  readonly to: ToAct;
}

test.each<[string, Pair, boolean]>([
  ["a reader's turn is over when others are to act", { seat: 0, from: mine, to: others }, true],
  ["and when others choose on", { seat: 0, from: everybody, to: others }, true],
  ["not while it goes on", { seat: 0, from: mine, to: mine }, false],
  ["nor when it begins", { seat: 0, from: others, to: mine }, false],
  ["nor between turns of others", { seat: 0, from: others, to: seatBit(2) }, false],
  ["for the public every turn counts", { seat: null, from: others, to: mine }, true],
  ["but not the draws within it", { seat: null, from: others, to: CHANCE }, false],
])("%s", (_, { seat, from, to }, isOver) => {
  const at = (toAct: ToAct): Frame => ({ ...frame("a"), seat, toAct });
  expect(isTurnOver(at(from), at(to))).toBe(isOver);
});

test("draws within the reader's own turn are their own, what others do is not", () => {
  const at = (toAct: ToAct): Frame => ({ ...frame("a"), toAct });
  const by = (seat: Seat): GameEvent => ({ type: "x", seat }) as GameEvent;
  expect(isOwn(at(mine), at(mine), [event("drawn"), by(0)])).toBe(true);
  expect(isOwn(at(mine), at(mine), [by(1)]), "all have chosen at the same time").toBe(false);
  expect(isOwn(at(others), at(mine), [by(1)])).toBe(false);
  expect(isOwn({ ...at(mine), seat: null }, { ...at(mine), seat: null }, []), "the public").toBe(false);
});
