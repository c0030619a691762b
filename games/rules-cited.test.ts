import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GAMES } from "./index.ts";
import { paragraphsOf } from "./paragraphs.fixture.ts";

/**
 * Every rule can be found by its number: in RULES.md, in the code that carries it out, and in the names of its tests.
 */

const NUMBER = /(?<![\d.])[1-9]\d?\.[1-9]\d?(?![\d.])/g;
const RANGE = /(\d+)\.(\d+) to \1\.(\d+)/g;
const COMMENT = /\/\*\*[\s\S]*?\*\/|\/\/ .*/g;
/** Texts that begin with numbers: "5.2, 7.9 a majority ...". */
const NAME = /["`]((?:\d+\.\d+(?:, | and | to )?)+)/g;

/** "3.4 to 3.6" names 3.5, too. */
const spelledOut = (text: string): string =>
  text.replaceAll(RANGE, (_, section: string, from: string, to: string) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (__, i) => `${section}.${Number(from) + i}`).join(" "),
  );
const numbersIn = (text: string): readonly string[] => [...spelledOut(text).matchAll(NUMBER)].map(([number]) => number);

describe.each(GAMES.map(({ meta }) => ({ id: meta.id })))("$id", ({ id }) => {
  const folder = join(import.meta.dirname, id);
  const paragraphs = paragraphsOf(readFileSync(join(folder, "RULES.md"), "utf8"));
  const cited = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith("ui/"))
    .flatMap((file) => {
      const code = readFileSync(join(folder, file), "utf8");
      const said = file.endsWith(".test.ts")
        ? [...code.matchAll(NAME)].map(([, name = ""]) => name)
        : [...code.matchAll(COMMENT)].map(([comment]) => comment);
      return said.flatMap(numbersIn).map((number) => ({ file, number }));
    });

  test("code and tests cite paragraphs that there are", () => {
    expect(cited.filter(({ number }) => !paragraphs.has(number))).toEqual([]);
  });

  test("every paragraph is cited by code or by a test", () => {
    const found = new Set(cited.map(({ number }) => number));
    expect([...paragraphs].filter((number) => !found.has(number))).toEqual([]);
  });
});
