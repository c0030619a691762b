import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "#boardkit";
import { SHELVES } from "#games/ui";
import { shownFor } from "../text/shown-for.ts";
import { indexOf, search, stemsOf } from "./search.ts";

interface Question extends Readonly<Record<Locale, string>> {
  readonly section: string;
}

const QUESTIONS = 20;
/** The first press is the field, the second one of the first results. */
const SEEN_AT_ONCE = 3;

const BOOKS = await Promise.all(
  SHELVES.map(async ({ meta, load, learn }) => ({
    meta,
    game: (await load()).game,
    book: await (await learn()).book?.(),
  })),
);
const written = BOOKS.flatMap((each) =>
  each.book === undefined ? [] : [{ ...each, book: each.book, id: each.meta.id }],
);

function questionsOf(id: string): readonly Question[] {
  const file = join(import.meta.dirname, "../../../../games", id, "learn/book/questions.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

describe.each(written)("the search of $id", ({ id, meta, game, book }) => {
  const questions = questionsOf(id);
  const figures = game.content?.parse(game.content.builtIn);
  const content = figures?.ok === true ? { content: figures.value } : {};

  test("twenty questions of players are there, about different sections", () => {
    expect(questions).toHaveLength(QUESTIONS);
    expect(new Set(questions.map(({ section }) => section)).size).toBe(QUESTIONS);
  });

  test.each(LOCALES)("finds each of them in two presses in %s", async (locale) => {
    const at = book.figures({ options: shownFor(meta, "").options, ...content });
    const index = indexOf(book, await book.texts[locale](), at);
    const missed = questions.flatMap((question) => {
      const found = search(index, question[locale]).map((each) => each.id);
      const isSeen = found.slice(0, SEEN_AT_ONCE).includes(question.section);
      return isSeen ? [] : [`${question[locale]} (${question.section}): ${found.join(", ")}`];
    });
    expect(missed).toEqual([]);
  });

  test.each(LOCALES)("finds a section by the first letters of its title in %s", async (locale) => {
    const texts = await book.texts[locale]();
    const index = indexOf(book, texts, book.figures({ options: shownFor(meta, "").options, ...content }));
    const [title = ""] = texts.sections["ties"]?.title.split(" ") ?? [];
    expect(search(index, title.slice(0, 4)).map((each) => each.id)).toContain("ties");
    expect(search(index, "xyzzy")).toEqual([]);
    expect(search(index, " ")).toEqual([]);
  });
});

test("words meet whatever their accents, case and endings", () => {
  expect(stemsOf("Häuser, BÓNUS!")).toEqual(stemsOf("hauser bonus"));
  expect(stemsOf("diamonds")).toEqual(stemsOf("diamond"));
});
