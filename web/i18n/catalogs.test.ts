import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#boardkit";
import { argumentsOf } from "#boardkit/testing";
import { REFUSALS } from "#protocol";

/** Every catalog: complete in every language, no message missing, no message unused. */

const root = join(import.meta.dirname, "../..");

interface Catalogs {
  readonly name: string;
  readonly folder: string;
  /** Folders of the sources that use these messages; none where other tests say which are used. */
  readonly spoken: readonly string[];
}

const CATALOGS: readonly Catalogs[] = [
  { name: "platform", folder: "web/i18n/locale", spoken: ["web"] },
  ...readdirSync(join(root, "games"))
    .filter((game) => existsSync(join(root, "games", game, "ui/locale")))
    .map((game) => ({ name: game, folder: `games/${game}/ui/locale`, spoken: [`games/${game}`, "boardkit", "web"] })),
  ...readdirSync(join(root, "games"))
    .map((game) => ({ name: `exercises of ${game}`, folder: `games/${game}/learn/exercises/locale`, spoken: [] }))
    .filter(({ folder }) => existsSync(join(root, folder))),
];

type Messages = Readonly<Record<string, string>>;

const read = (folder: string, locale: string): Messages =>
  JSON.parse(readFileSync(join(root, folder, `${locale}.json`), "utf8"));

const sourcesOf = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(join(root, folder, file), "utf8"))
    .join("\n");

/** Whether the key stands in the sources, whole or as a template: `city.${name}`, `option.${id}.help`. */
function isSpoken(key: string, sources: string): boolean {
  if (sources.includes(`"${key}"`) || sources.includes(`\`${key}\``)) return true;
  const parts = key.split(".");
  return parts.some((_, at) => {
    const template = parts.map((part, k) => (k === at ? "${" : part));
    const start = template.slice(0, at + 1).join(".");
    return at > 0 && sources.includes(`\`${start}`);
  });
}

const PLURALS = { en: ["one", "other"], de: ["one", "other"], pt: ["one", "many", "other"] } as const;

/** The plural forms that a message gives, in the order of its plurals. */
const pluralsOf = (message: string): readonly (readonly string[])[] =>
  message
    .split(/,\s*plural,/)
    .slice(1)
    .map((rest) => ["one", "many", "other"].filter((form) => new RegExp(`(^|[\\s}])${form}\\s*\\{`).test(rest)));

describe.each(CATALOGS)("the words of $name", ({ folder, spoken }) => {
  const english = read(folder, "en");
  const keys = Object.keys(english);

  test.each(LOCALES.filter((locale) => locale !== "en"))(
    "%s has every key of the English catalog and no other",
    (locale) => {
      expect(Object.keys(read(folder, locale)).sort()).toEqual([...keys].sort());
    },
  );

  test.each(LOCALES)("every message of %s is well formed, with the arguments of the English one", (locale) => {
    const messages = read(folder, locale);
    const wrong = keys.filter((key) => {
      const own = argumentsOf(compileMessageOrThrow(messages[key] ?? ""));
      const model = argumentsOf(compileMessageOrThrow(english[key] ?? ""));
      return own.join() !== model.join();
    });
    expect(wrong).toEqual([]);
  });

  test.each(LOCALES)("every plural of %s has the forms of the language", (locale) => {
    const wrong = Object.entries(read(folder, locale)).filter(([, message]) =>
      pluralsOf(message).some((forms) => PLURALS[locale].some((form) => !forms.includes(form))),
    );
    expect(wrong).toEqual([]);
  });

  test.each(LOCALES)("no message of %s has straight quotes, or spaces at its ends", (locale) => {
    expect(Object.entries(read(folder, locale)).filter(([, text]) => /['"]|^\s|\s$/.test(text))).toEqual([]);
  });

  test.each(LOCALES)("no message of %s lets the number of a seat or a bot stand on a line of its own", (locale) => {
    const numbered = /(seat|Sitz|Platz|assento|lugar|Bot) \{[kn]\}/i;
    expect(Object.entries(read(folder, locale)).filter(([, text]) => numbered.test(text))).toEqual([]);
  });

  test.skipIf(spoken.length === 0)("every message is used somewhere", () => {
    const sources = spoken.map(sourcesOf).join("\n");
    expect(keys.filter((key) => !isSpoken(key, sources))).toEqual([]);
  });

  test("every key that is written out exists", () => {
    const platform = read("web/i18n/locale", "en");
    const written = spoken
      .slice(0, 1)
      .flatMap((each) =>
        [...sourcesOf(each).matchAll(/(?<!atHand\??\.)\b(?:say|words)\(\s*"([^"]+)"/g)].map(([, key = ""]) => key),
      );
    expect([...new Set(written)].filter((key) => !(key in english) && !(key in platform))).toEqual([]);
  });
});

test("every refusal has its sentence", () => {
  const messages = read("web/i18n/locale", "en");
  expect(REFUSALS.filter((code) => messages[`refusal.${code}`] === undefined)).toEqual([]);
});
