import { expect, test } from "vitest";
import { leaveOut, listOf, partsOf } from "./parts.ts";

const TEXT = "Du +3, z. B. Nobili, Runde 2 (max. 9). Jetzt brächte sie 3 Punkte; die nächstbeste 10 Punkte.";

test("parts are sentences and what semicolons set apart; together they are the text", () => {
  expect(partsOf(TEXT)).toEqual([
    "Du +3, z. B. Nobili, Runde 2 (max. 9).",
    " Jetzt brächte sie 3 Punkte",
    "; die nächstbeste 10 Punkte.",
  ]);
  expect(partsOf(TEXT).join("")).toBe(TEXT);
  expect(partsOf("")).toEqual([]);
});

test("the parts of an effect are what it lists", () => {
  expect(listOf(" Du +10, dein Schiff fährt; Bot +1.")).toEqual([" Du +10", ", dein Schiff fährt", "; Bot +1."]);
});

const shown = (parts: readonly { readonly hidden: boolean }[]): number => parts.filter(({ hidden }) => !hidden).length;

test.each([
  [3, 3, false],
  [2, 2, true],
  [0, 1, true],
])("of three parts, where %i fit, %i are shown", (fit, n, isCut) => {
  const parts = [{ hidden: false }, { hidden: true }, { hidden: false }];
  expect(leaveOut(parts, () => shown(parts) <= fit)).toBe(isCut);
  expect(shown(parts)).toBe(n);
});
