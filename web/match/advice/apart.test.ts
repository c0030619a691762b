import { expect, test } from "vitest";
import { onlyIn } from "./apart.ts";

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
