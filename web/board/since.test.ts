import { expect, test } from "vitest";
import { type Seat, seatBit, type ToAct } from "#engine";
import { type Frame, freshEvents } from "./frame.ts";
import { sinceLast } from "./since.ts";

const MINE: ToAct = seatBit(0);
const OTHERS: ToAct = seatBit(1);

/** A frame after the entries that are named, one event each. */
const frame = (entries: string, toAct: ToAct = OTHERS, seat: Seat | null = 0): Frame => ({
  ...{ ply: entries.length, seat, toAct, view: null, ahead: [] },
  events: [...entries].map((type, ply) => ({ ply, event: { type } })),
});

/** What is outlined at each frame, gone through in turn. */
function outlined(frames: readonly Frame[], unseen = Number.POSITIVE_INFINITY): readonly string[] {
  const since = sinceLast(() => unseen);
  return frames.map((now, at) => {
    const before = frames[at - 1] ?? null;
    const { news } = freshEvents(before ?? now, now);
    return since(before, now, news)
      .map(({ type }) => type)
      .join("");
  });
}

test("all that others did since the reader's turn is outlined until that is over again", () => {
  const frames = [frame("a", MINE), frame("ab"), frame("abc"), frame("abcd", MINE), frame("abcde")];
  expect(outlined(frames)).toEqual(["", "b", "bc", "bcd", "e"]);
});

test("also once somebody has gone back and forth between the turns of others", () => {
  const [mine, one, two, three] = [frame("a", MINE), frame("ab"), frame("abc"), frame("abcd", MINE)];
  expect(outlined([mine, one, two, one, two, three])).toEqual(["", "b", "bc", "b", "bc", "bcd"]);
  expect(outlined([mine, one, two, three, one, three])).toEqual(["", "b", "bc", "bcd", "b", "bcd"]);
});

test("what was not seen before the first frame is outlined, too, whatever comes and goes", () => {
  expect(outlined([frame("abc"), frame("abcd"), frame("ab"), frame("abcd")], 1)).toEqual(["bc", "bcd", "b", "bcd"]);
});

test("who goes back before all of it begins there", () => {
  expect(outlined([frame("a", MINE), frame("abc"), frame(""), frame("a"), frame("ab")])).toEqual([
    "",
    "bc",
    "",
    "a",
    "ab",
  ]);
});
