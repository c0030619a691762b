import { expect, test } from "vitest";
import { LOCALES, type Reader } from "#boardkit";
import { randomMatch, sayIn } from "../match.fixture.ts";
import { helpCard } from "./help-card.tsx";

const names = ["Ada", "Bruno", "Clara"];
const [start] = randomMatch(3, 1, 0);
if (start === undefined) throw new Error("a match has entries");
const { after } = start;

const MOST_WORDS = 40;

test.each(LOCALES)("in %s the cards of cities and churches say what the most brings, by tile and by card", (locale) => {
  const reader: Reader = { you: 0, names, locale, say: sayIn(locale) };
  const textOf = (about: string): string => helpCard(about, after, reader)?.text ?? "";
  for (const about of ["city:lisbon", "city:troyes", "niche:santaCroce", "slot:sanMiniato:wood"]) {
    expect(textOf(about), about).toMatch(/3, 2 (and|und|e) 1 .*5, 3 (and|und|e) 1 /);
    expect(textOf(about).split(" ").length, about).toBeLessThanOrEqual(MOST_WORDS);
  }
  expect(textOf("niche:palazzoVecchio")).toMatch(/5, 3 (and|und|e) 1 /);
  expect(textOf("city:troyes")).toMatch(/\(2 (brick|Stein|tijolos)\)/);
  expect(textOf("plot:house")).toMatch(/^(Costs|Kostet|Custa) 2 .* 1 (cloth|Stoff|tecido)/);
  expect(textOf("column:houses")).toBe(textOf("plot:house"));
});
