import { expect, test } from "vitest";
import { nearOf } from "./near.ts";

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
  expect(nearOf({ open, recent: recent(...news), isSeen })).toBe(near);
});
