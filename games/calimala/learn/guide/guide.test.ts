import { expect, test } from "vitest";
import { LOCALES } from "#boardkit";
import { CARD_POINTS, TILE_POINTS } from "../../rules/content.ts";
import { guide } from "./guide.ts";

const ranks = (points: readonly number[]): RegExp => new RegExp(points.filter((n) => n > 0).join("\\D+"));

test.each(LOCALES)("in %s the guide says at once what a tile pays, and what the scoring cards pay", async (locale) => {
  const texts = await guide.texts[locale]();
  expect(texts["welcome"]?.text).toMatch(ranks(TILE_POINTS));
  expect(texts["secret"]?.text).toMatch(ranks(CARD_POINTS));
  expect(texts["ending"]?.text).toMatch(ranks(CARD_POINTS));
  expect(texts["over"]?.text).toMatch(/\{n\}.*\{all\}/);
});

/** 6.5 `scoring.ts` turns up the kept cards before the open one. */
test.each(LOCALES)("in %s the secret cards are named before the open one, as they are scored", async (locale) => {
  const texts = await guide.texts[locale]();
  for (const id of ["ending", "last-round"])
    expect(texts[id]?.text, id).toMatch(/(secret|geheim|secretas).*(open|offene|à vista)/);
});

test.each(LOCALES)("in %s what speaks for a street comes before what does not", async (locale) => {
  const because = (await guide.texts[locale]())["place"]?.because ?? "";
  const at = ["{n|", "{with|", "{unpaid|"].map((part) => because.indexOf(part));
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(at).not.toContain(-1);
});

test.each(LOCALES)("in %s the guide says when cloth counts where a trade house is proposed", async (locale) => {
  const texts = await guide.texts[locale]();
  expect(texts["what-to-build"]?.because).toMatch(/\{next\|[^|]*\{k\}[^|]*\{all\}/);
});
