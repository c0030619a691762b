import { expect, test } from "vitest";
import { enlarges, isComing, isKept, isOvertaken, isSailing, lampIn, nearOf } from "./near.ts";

const recent = (...anchors: readonly string[]): ReadonlySet<string> => new Set(anchors);

test.each([
  { open: "populi", news: ["houses:3"], isSeen: false, near: null },
  { open: "populi", news: ["ship:1"], isSeen: false, near: null },
  { open: "populi", news: ["houses:3"], isSeen: true, near: "populi" },
  { open: "populi", news: ["populi:8", "bonus:populi:0"], isSeen: false, near: "populi" },
  { open: "trade", news: ["harbor:2"], isSeen: false, near: "trade" },
  { open: "nobili", news: [], isSeen: false, near: "nobili" },
  { open: "workshops", news: [], isSeen: true, near: null },
  { open: null, news: [], isSeen: true, near: null },
] as const)("the close-up of $open after $news (seen: $isSeen) is $near", ({ open, news, isSeen, near }) => {
  expect(nearOf({ open, recent: recent(...news), isSeen, spoken: [] })).toBe(near);
});

test.each([
  { open: "populi", news: ["houses:3"], isSeen: false, is: true },
  { open: "populi", news: ["houses:3"], isSeen: true, is: false },
  { open: "populi", news: [], isSeen: false, is: false },
  { open: "workshops", news: ["houses:3"], isSeen: false, is: false },
  { open: null, news: ["houses:3"], isSeen: false, is: false },
] as const)("after $news (seen: $isSeen) the close-up of $open is still coming: $is", ({ open, news, isSeen, is }) => {
  expect(isComing({ open, recent: recent(...news), isSeen, spoken: [] })).toBe(is);
});

test.each([
  { open: "nobili", spoken: ["nobili:3", "nobili:4"], near: "nobili" },
  { open: "nobili", spoken: ["nobili:3", "workshops:4"], near: null },
  { open: "trade", spoken: ["bonus:houses"], near: null },
  { open: "harbor", spoken: ["sea:7"], near: null },
  { open: "harbor", spoken: ["hand:key-1", "end"], near: "harbor" },
  { open: "harbor", spoken: null, near: null },
] as const)("while a guide speaks of $spoken, the close-up of $open is $near", ({ open, spoken, near }) => {
  expect(nearOf({ open, recent: recent(), isSeen: true, spoken })).toBe(near);
});

test.each([
  { open: "populi", closeUp: null, target: "populi:3", is: true },
  { open: "trade", closeUp: null, target: "harbor:3", is: true },
  { open: "populi", closeUp: "populi", target: "populi:3", is: false },
  { open: "populi", closeUp: null, target: "ship:0", is: false },
  { open: "houses", closeUp: null, target: "houses:3", is: false },
  { open: null, closeUp: null, target: "populi:3", is: false },
] as const)("with $open to place on and $closeUp enlarged, a press of $target enlarges: $is", (at) => {
  expect(enlarges({ ...at, picked: new Set() }, at.target)).toBe(at.is);
  expect(enlarges({ ...at, picked: new Set([at.target]) }, at.target), "a press of what is picked confirms it").toBe(
    false,
  );
});

test.each([
  { at: "nobili", now: { open: null, isDeciding: true, recent: recent("ship:1") }, is: true },
  { at: "nobili", now: { open: null, isDeciding: false, recent: recent("ship:1") }, is: false },
  { at: "nobili", now: { open: "populi", isDeciding: true, recent: recent("ship:1") }, is: false },
  { at: "nobili", now: { open: null, isDeciding: true, recent: recent("ship:1", "nobili:3") }, is: true },
  { at: "nobili", now: { open: null, isDeciding: true, recent: recent("ship:1", "trade:3") }, is: false },
  { at: null, now: { open: null, isDeciding: true, recent: recent("trade:3") }, is: true },
] as const)("a view of $at, chosen before a card is kept, is kept: $is", ({ at, now, is }) => {
  expect(isKept({ open: null, isDeciding: true, recent: recent("ship:1"), at }, now)).toBe(is);
});

test("a press so soon after a close-up has opened by itself was meant for the picture before it", () => {
  expect([isOvertaken(1000, Number.NEGATIVE_INFINITY), isOvertaken(1000, 900), isOvertaken(1000, 700)]).toEqual([
    false,
    true,
    false,
  ]);
});

test("a card that would sail shows the whole chart, with the ship, until that is confirmed or dropped", () => {
  expect(isSailing(new Set(["hand:ship-3", "sea:7"]), null)).toBe(true);
  expect(isSailing(new Set(["hand:ship-3", "sea:7"]), "sea:7"), "it was pressed where it stands").toBe(false);
  expect(isSailing(new Set(["hand:ship-3", "harbor:2"]), null)).toBe(false);
  const picked = new Set(["hand:ship-3", "sea:7"]);
  expect(isSailing(picked, lampIn(picked) ?? null), "who looks closer at a space sees it").toBe(false);
});
