import { expect, test } from "vitest";
import type { Reader } from "#boardkit";
import type { Draft } from "../draft/draft.ts";
import { onlyIn, partsOf } from "./apart.ts";

test("what sets a move apart is what no other one brings, whatever the figures", () => {
  const lines = [
    ["you +17", "extra card", "point bonus 20 with a second diamond"],
    ["you +2", "extra card"],
    ["you +1", "1/4 materials for the point bonus"],
  ];
  expect(lines.map((_, at) => onlyIn(lines, at))).toEqual([
    ["point bonus 20 with a second diamond"],
    [],
    ["1/4 materials for the point bonus"],
  ]);
  expect(onlyIn(lines.slice(0, 1), 0), "beside nothing").toEqual([]);
});

test("what the seat loses sets no move apart, what others lose does", () => {
  const draft = { open: { view: () => null }, state: null, seat: 0 } as unknown as Draft;
  const reader = { you: 0, names: ["Ada", "Bruno"] } as Partial<Reader> as Reader;
  const parts = partsOf(
    draft,
    [],
    { effect: () => "−2 at the end, seals left 4; Bruno −3 at the end, cards −1" },
    reader,
  );
  expect(parts).toEqual(["seals left 4", "Bruno −3 at the end"]);
});
