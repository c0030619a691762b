import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { GAMES } from "#games";

const root = resolve(import.meta.dirname, "..");
const [, TRIPS = ""] = /^## Six trips$(.*?)^## /ms.exec(readFileSync(join(root, "ARCHITECTURE.md"), "utf8")) ?? [];

/** The name of a trip and the files that it passes, in order. */
const trips = TRIPS.split(/^\* /m)
  .slice(1)
  .map((text) => ({
    name: /\*\*(.+?)\*\*/.exec(text)?.[1] ?? "",
    files: [...text.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
  }));

test("there are six trips", () => {
  expect(trips.map(({ name }) => name)).toHaveLength(6);
});

const isThere = (file: string): boolean => existsSync(join(root, file));

/** A file of a trip in every game that has its folder: a game may lack `bot/`. */
function filesOf(file: string): readonly string[] {
  const inGames = GAMES.map(({ meta }) => file.replace("<id>", meta.id)).filter((each) => isThere(dirname(each)));
  return file.includes("<id>") && inGames.length > 0 ? inGames : [file];
}

test.each(trips)("$name: every file is there, in each game, and none comes twice", ({ files }) => {
  expect(files.flatMap(filesOf).filter((file) => !isThere(file))).toEqual([]);
  expect(files).toEqual([...new Set(files)]);
  expect(files.length).toBeGreaterThan(5);
});
