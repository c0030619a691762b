import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { minifySync, transformWithOxc } from "vite";
import { describe, expect, test } from "vitest";
import { type Book, type BookTexts, fill, LOCALES, TIES } from "#boardkit";
import { moveBuffer, openByChoice } from "#engine";
import { paragraphsOf } from "./paragraphs.fixture.ts";
import { SUBJECTS } from "./subjects.ts";
import { shelfOf } from "./ui.ts";

/** The demands on the rule book of every game: complete, in three languages, true to the rules that are played. */

/** Games whose book nobody has written yet. The list only becomes shorter. */
const UNWRITTEN: readonly string[] = [];
/** At most one paragraph of RULES.md in so many may be left to RULES.md. */
const EXCEPTED = 7;
const WORDS = { fewest: 2000, most: 3000 };
const LINK = /\]\(#([\w-]+)\)/g;
const MARK = /^@([\w-]+):([\w-]+) /;
const BLOCK = /\[\[([\w-]+)\]\]/g;

const GAMES = await Promise.all(
  SUBJECTS.map(async ({ game, reasonCodes }) => {
    const learn = await shelfOf(game.meta.id)?.learn();
    return { id: game.meta.id, game, reasonCodes, book: await learn?.book?.() };
  }),
);

test("every game has a rule book, but for those that are waiting for one", () => {
  expect(GAMES.flatMap(({ id, book }) => (book === undefined ? [id] : []))).toEqual(UNWRITTEN);
});

test.each(GAMES)("$id: every help card leads to a section of the book", ({ id, book }) => {
  const source = readFileSync(join(import.meta.dirname, id, "ui/words/help-card.tsx"), "utf8");
  const named = [...source.matchAll(/section: "([\w-]+)"/g)].map(([, kind]) => kind ?? "");
  expect(named.filter((kind) => book?.parts[kind] === undefined)).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});

/** Bytes of a game's lessons in one language, as a browser loads them. */
const MOST_BYTES = 60_000;

/** Without types and comments, which no browser loads. */
async function loaded(file: string): Promise<string> {
  const source = readFileSync(file, "utf8");
  if (!/\.tsx?$/.test(file)) return source;
  const { code } = await transformWithOxc(source, file);
  return minifySync(file, code).code;
}

test.each(GAMES.flatMap(({ id }) => LOCALES.map((locale) => ({ id, locale }))))(
  "what teaches $id in $locale is small",
  async ({ id, locale }) => {
    const folder = join(import.meta.dirname, id, "learn");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (file) =>
        (/\.(tsx?|css)$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file)) ||
        file.endsWith("positions.json") ||
        file.endsWith(`${locale}.json`),
    );
    const scripts = await Promise.all(files.map((file) => loaded(join(folder, file))));
    const bytes = scripts.map((script) => gzipSync(script).length);
    expect(bytes.reduce((sum, n) => sum + n, 0)).toBeLessThan(MOST_BYTES);
  },
);

const sectionsOf = ({ chapters }: Book) => chapters.flatMap(({ sections }) => sections);

/** Every text of a book, by its place. */
const textsIn = ({ sections, words }: BookTexts): readonly (readonly [string, string])[] => [
  ...Object.entries(sections).flatMap(([id, { text, fragment = "", tried = "" }]) =>
    [...text, fragment, tried].map((each) => [id, each] as const),
  ),
  ...Object.entries(words).map(([id, { text }]) => [`word-${id}`, text] as const),
];

const written = GAMES.flatMap((each) => (each.book === undefined ? [] : [{ ...each, book: each.book }]));

describe.each(written)("the rule book of $id", ({ id, game, book, reasonCodes }) => {
  const sections = sectionsOf(book);
  const ids = sections.map((section) => section.id);
  const paragraphs = paragraphsOf(readFileSync(join(import.meta.dirname, id, "RULES.md"), "utf8"));
  const covered = new Set(sections.flatMap(({ covers }) => covers));

  test("every paragraph of RULES.md is told by a section, or excepted with a reason", () => {
    const excepted = Object.keys(book.excepted);
    expect([...paragraphs].filter((each) => !covered.has(each) && !excepted.includes(each))).toEqual([]);
    expect([...covered, ...excepted].filter((each) => !paragraphs.has(each))).toEqual([]);
    expect(excepted.filter((each) => covered.has(each) || (book.excepted[each] ?? "").length < 12)).toEqual([]);
    expect(excepted.length * EXCEPTED).toBeLessThanOrEqual(paragraphs.size);
  });

  test("addresses are words with hyphens, one for each section; ties have theirs", () => {
    expect(ids.filter((each) => !/^[a-z][a-z0-9-]*$/.test(each) || /^(why|part|word)-/.test(each))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toContain(TIES);
  });

  test("every reason and every kind of target has its section", () => {
    const kinds = new Set(openByChoice(game, game.meta.seats.max).targets.map(kindOf));
    expect(reasonCodes.filter((code) => !ids.includes(book.reasons[code] ?? ""))).toEqual([]);
    expect([...kinds].filter((kind) => !ids.includes(book.parts[kind] ?? ""))).toEqual([]);
  });

  test("every piece of board is a position of these rules, and what may be pressed is legal there", () => {
    for (const { id: section, fragment } of sections) {
      if (fragment === undefined) continue;
      const open = openByChoice(game, fragment.seats, fragment.options);
      const parsed = open.parsePosition(fragment.position);
      if (!parsed.ok) throw new Error(`${section}: ${parsed.refusal}`);
      const known = open.targets as readonly string[];
      expect([...fragment.show, ...(fragment.press ?? [])].filter((each) => !known.includes(each))).toEqual([]);
      const moves = moveBuffer();
      const n = open.legalMoves(parsed.value, fragment.you, moves);
      const legal = [...moves.subarray(0, n)].flatMap((move) => open.names(parsed.value, move) as readonly string[]);
      expect(
        (fragment.press ?? []).filter((each) => !legal.includes(each)),
        section,
      ).toEqual([]);
    }
  });

  describe.each(LOCALES)("in %s", (locale) => {
    test("every chapter, section and word has its texts, and there are no others", async () => {
      const texts = await book.texts[locale]();
      expect(Object.keys(texts.chapters).sort()).toEqual(book.chapters.map((each) => each.id).sort());
      expect(Object.keys(texts.sections).sort()).toEqual([...ids].sort());
      expect(Object.keys(texts.words).sort()).toEqual(book.words.map((each) => each.id).sort());
      const silent = sections.filter(({ id: each, fragment }) => {
        const { fragment: task = "", tried = "" } = texts.sections[each] ?? {};
        return (fragment !== undefined) !== (task !== "") || (fragment?.press !== undefined) !== (tried !== "");
      });
      expect(silent.map((each) => each.id)).toEqual([]);
    });

    test("links lead to sections, marks name options, blocks are drawn, figures have values", async () => {
      const { options, presets } = game.meta;
      const values = [...options, ...presets.map((preset) => ({ ...preset, values: Object.keys(preset.values) }))];
      const figures = game.content?.parse(game.content.builtIn);
      const content = figures?.ok === true ? { content: figures.value } : {};
      const first = Object.fromEntries(options.map((option) => [option.id, option.values[0] ?? ""]));
      const at = book.figures({ options: first, ...content });
      const wrong = textsIn(await book.texts[locale]()).flatMap(([place, text]) => {
        expect(() => fill(text, at), place).not.toThrow();
        const [, option, value = ""] = MARK.exec(text) ?? [];
        const isUnknown = option !== undefined && !values.some((e) => e.id === option && e.values.includes(value));
        const gone = [...text.matchAll(LINK)].filter(([, to = ""]) => !ids.includes(to));
        const undrawn = [...text.matchAll(BLOCK)].filter(([, name = ""]) => !(name in book.blocks));
        return isUnknown || gone.length > 0 || undrawn.length > 0 ? [`${place}: ${text}`] : [];
      });
      expect(wrong).toEqual([]);
    });

    test("it is as long as a rule book should be, has no straight quotes and no figure that English lacks", async () => {
      const [own, english] = [textsIn(await book.texts[locale]()), textsIn(await book.texts.en())];
      const n = own.flatMap(([, text]) => text.match(/\S+/g) ?? []).length;
      expect(n).toBeGreaterThanOrEqual(WORDS.fewest);
      expect(n).toBeLessThanOrEqual(WORDS.most);
      expect(own.filter(([, text]) => /['"]|^\s|\s$/.test(text))).toEqual([]);
      expect(figuresByPlace(own)).toEqual(figuresByPlace(english));
    });
  });

  test("German and Portuguese are not the English texts", async () => {
    const [en, de, pt] = await Promise.all(LOCALES.map((locale) => book.texts[locale]()));
    const same = sections.filter(({ id: section }) => {
      const [a, b, c] = [en, de, pt].map((texts) => texts?.sections[section]?.text.join());
      return a === b || a === c;
    });
    expect(same.map((each) => each.id)).toEqual([]);
  });
});

const kindOf = (target: unknown): string => String(target).split(":")[0] ?? "";

/** The figures of each section, whatever their order. */
const figuresByPlace = (texts: readonly (readonly [string, string])[]): readonly string[] =>
  [
    ...new Set(
      texts.flatMap(([place, text]) => [...text.matchAll(/\{[\w.-]+\}/g)].map(([name]) => `${place} ${name}`)),
    ),
  ].sort();
