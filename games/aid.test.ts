import { describe, expect, test } from "vitest";
import { type AidPart, type AidTexts, fill, LOCALES } from "#boardkit";
import { sayFrom } from "#boardkit/testing";
import { SUBJECTS } from "./subjects.ts";
import { shelfOf } from "./ui.ts";

/** The demands on the player aid of every game. `e2e/learn/rule-book.test.ts` holds that it fits one sheet. */

const GAMES = await Promise.all(
  SUBJECTS.map(async ({ game }) => {
    const { id } = game.meta;
    const shelf = shelfOf(id);
    if (shelf === undefined) throw new Error(`${id} is on the shelf`);
    const [{ ui }, learn] = await Promise.all([shelf.load(), shelf.learn()]);
    const [en, de, pt] = await Promise.all([ui.messages.en(), ui.messages.de(), ui.messages.pt()]);
    return { id, game, aid: await learn.aid?.(), catalogs: { en, de, pt } };
  }),
);

test("every game has a player aid", () => {
  expect(GAMES.flatMap(({ id, aid }) => (aid === undefined ? [id] : []))).toEqual([]);
});

const withAid = GAMES.flatMap((each) => (each.aid === undefined ? [] : [{ ...each, aid: each.aid }]));

/** Everything a part says. */
const saidBy = (part: AidPart): readonly string[] =>
  part.kind === "note"
    ? [part.text]
    : part.kind === "table"
      ? part.rows.flatMap(({ name, cells }) => [name, ...cells.map(String)])
      : part.rows.map(({ name, text, count }) => `${name} ${count ?? ""} ${text}`);

describe.each(withAid)("the player aid of $id", ({ game, aid, catalogs }) => {
  const { options } = game.meta;
  const figures = game.content?.parse(game.content.builtIn);
  const content = figures?.ok === true ? { content: figures.value } : {};
  const terms = [0, 1].map((at) => Object.fromEntries(options.map(({ id, values }) => [id, values[at] ?? ""])));

  test.each(LOCALES)("%s has words for everything, for every option, and none that is never said", async (locale) => {
    const texts: AidTexts = await aid.texts[locale]();
    const used = new Set<string>();
    const text = (id: string, values = {}): string => {
      const found = texts[id];
      if (found === undefined) throw new Error(`no words for ${id}`);
      used.add(id);
      return fill(found, values);
    };
    for (const chosen of terms) {
      const blocks = aid.blocks({ options: chosen, ...content, say: sayFrom(catalogs, locale), locale, text });
      expect(new Set(blocks.map(({ tab }) => tab)).size).toBe(3);
      const said = blocks.flatMap(({ title, parts }) => [title, ...parts.flatMap(saidBy)]);
      expect(said.filter((each) => each.trim() === "" || /undefined|NaN|\{|['"]/.test(each))).toEqual([]);
    }
    expect(Object.keys(texts).filter((id) => !used.has(id))).toEqual([]);
  });

  test("all languages have the same texts", async () => {
    const [en, de, pt] = await Promise.all(LOCALES.map((locale) => aid.texts[locale]()));
    expect(Object.keys(de ?? {})).toEqual(Object.keys(en ?? {}));
    expect(Object.keys(pt ?? {})).toEqual(Object.keys(en ?? {}));
  });
});
