import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FastChance, positionsOf, randomMatch } from "#engine";
import { openSetting, settingsOf } from "#engine/testkit";
import { GAMES } from "#games";

const PAGE = readFileSync(new URL("./records.md", import.meta.url), "utf8");

/** What the page says of a game, from its heading to the next. */
const sectionOf = (title: string): string => PAGE.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? "";
const wordsIn = (section: string): ReadonlySet<string> =>
  new Set([...section.matchAll(/`([^`]+)`/g)].flatMap(([, quoted = ""]) => quoted.split(/[^A-Za-z0-9]+/)));

/** Every field of a value, at any depth. */
function fieldsOf(value: unknown, into: Set<string> = new Set()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const each of value) fieldsOf(each, into);
  else if (typeof value === "object" && value !== null) {
    for (const [key, each] of Object.entries(value)) fieldsOf(each, into.add(key));
  }
  return into;
}

describe.each(GAMES.map((game) => ({ title: game.meta.title, game })))("records of $title", ({ title, game }) => {
  const section = sectionOf(title);
  const words = wordsIn(section + sectionOf("Positions"));
  const [setting] = settingsOf(game.meta);
  if (setting === undefined) throw new Error("a game has settings");
  const open = openSetting(game, setting);

  test("have a row for every field of a position", () => {
    const { entries } = randomMatch(open, new FastChance(1));
    const fields = fieldsOf(positionsOf(open, entries));
    expect([...fields].filter((field) => !words.has(field))).toEqual([]);
  }, 60_000);

  test("have a row for every kind of entry", () => {
    const texts = [
      ...open.moves.map((_, i) => open.printMove(i)),
      ...open.outcomes.map((_, i) => open.printOutcome(i)),
    ];
    const verbs = new Set(texts.map((text) => text.split(" ")[0] ?? ""));
    expect([...verbs].filter((verb) => !words.has(verb))).toEqual([]);
  });
});
