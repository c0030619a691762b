import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#boardkit";
import { CARDS } from "../content.ts";
import { FIGURES } from "../figures.ts";
import { META } from "../meta.ts";
import { REASONS } from "../reasons.ts";
import { cardName, effectText, faceText } from "./names.ts";
import { CATALOGS, sayIn } from "./spoken.ts";

const textsOf = (locale: Locale): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./locale/${locale}.json`, import.meta.url), "utf8"));

test("every reason has words, and there are no words for reasons that do not exist", () => {
  const worded = Object.keys(CATALOGS.en).filter((id) => id.startsWith("reason."));
  expect(worded.sort()).toEqual(REASONS.map((code) => `reason.${code}`).sort());
});

test("every option and every value has words", () => {
  for (const { id, values } of META.options) {
    for (const key of [`option.${id}`, `option.${id}.help`, ...values.map((value) => `option.${id}.${value}`)]) {
      expect(CATALOGS.en[key], key).toBeDefined();
    }
  }
});

test("every card has a name, what it does, and a few words for its face that are no longer", () => {
  const say = sayIn("en");
  const reader = { say };
  for (const card of CARDS) {
    expect(cardName(reader, card)).not.toBe("");
    expect(faceText(reader, card).length, card).toBeLessThanOrEqual(30);
    expect(effectText(reader, card).length, card).toBeLessThanOrEqual(60);
  }
});

test("the texts of cards follow corrected figures", () => {
  const content = { ...FIGURES, fire: 7, flood: 2, feasts: { ...FIGURES.feasts, glory: 9 } };
  const reader = { say: sayIn("en"), content };
  expect(effectText(reader, "fire")).toBe("7 bricks of your choice from storage to the bag");
  expect(effectText(reader, "flood")).toBe("Everyone: half of storage to the bag, rounded up");
  expect(faceText(reader, "glory")).toBe("+9 points at the end");
});

test("plurals in Portuguese carry one, many and other", () => {
  for (const [id, text] of Object.entries(textsOf("pt"))) {
    for (const [form] of text.matchAll(/plural,[^}]*one \{/g)) {
      expect(text.includes(" many {"), `${id}: ${form}`).toBe(true);
    }
  }
});

test("no straight quotes and no spaces at the ends", () => {
  for (const locale of LOCALES) {
    for (const [id, text] of Object.entries(textsOf(locale))) {
      expect(text, `${id} in ${locale}`).not.toMatch(/['"]|^\s|\s$/);
    }
  }
});
