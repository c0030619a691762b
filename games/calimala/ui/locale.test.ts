import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#boardkit";
import { META } from "../meta.ts";
import { REASONS } from "../reasons.ts";
import { CATALOGS } from "./spoken.ts";

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

test("every preset and every value has words", () => {
  for (const { id, values } of META.presets) {
    for (const key of [`option.${id}`, `option.${id}.help`, ...Object.keys(values).map((v) => `option.${id}.${v}`)]) {
      expect(CATALOGS.en[key], key).toBeDefined();
    }
  }
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
