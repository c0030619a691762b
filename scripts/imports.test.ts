import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

/** Checks imports: the rules of the project references, and those that the compiler cannot see. */
const CLIENT = /^(preact|@preact|@lingui)(\/|$)/;
const ANY = /./;
const DIRECTIONS: Record<string, { folders: string[]; packages?: RegExp }> = {
  engine: { folders: [] },
  games: { folders: ["#engine"] },
  "games/ui": { folders: ["#engine", "#games", "#boardkit"], packages: CLIENT },
  bots: { folders: ["#engine"] },
  boardkit: { folders: ["#engine"], packages: CLIENT },
  protocol: { folders: ["#engine"], packages: /^zod(\/|$)/ },
  referee: { folders: ["#engine", "#bots", "#protocol"] },
  server: {
    folders: ["#engine", "#bots", "#games", "#protocol", "#referee", "#bundle", "#arguments", "#verify-draws"],
    packages: ANY,
  },
  trials: {
    folders: [
      "#engine",
      "#bots",
      "#games",
      "#games/subjects",
      "#protocol",
      "#referee",
      "#arguments",
      "#verify-draws",
      "#check-draws",
      "#check-times",
    ],
    packages: ANY,
  },
  web: {
    folders: [
      "#engine",
      "#games",
      "#games/rules",
      "#games/ui",
      "#boardkit",
      "#bots",
      "#protocol",
      "#referee",
      "#verify-draws",
    ],
    packages: ANY,
  },
  cli: {
    folders: ["#engine", "#bots", "#games", "#games/absurd", "#games/frozen", "#games/subjects", "#arguments", "#host"],
    packages: ANY,
  },
  bench: { folders: ["#engine", "#bots", "#games", "#bundle", "#arguments"], packages: ANY },
};
/** Forbidden imports within a folder: the board knows neither turn nor server. */
const ABOVE: Record<string, readonly string[]> = {
  "web/board": ["web/match", "web/live", "web/screens"],
  "web/live": ["web/match", "web/screens"],
  "web/match": ["web/screens"],
};
/** What each part of a game imports of the same game, besides itself. Its tests and fixtures may import all. */
const OF_GAME: Record<string, { values: readonly string[]; types?: readonly string[] }> = {
  "meta.ts": { values: [] },
  rules: { values: [] },
  hidden: { values: ["rules"] },
  bot: { values: ["rules", "hidden"] },
  naive: { values: [], types: ["hidden"] },
  ui: { values: ["rules", "meta.ts"], types: ["hidden"] },
  learn: { values: ["rules", "ui", "meta.ts"], types: ["hidden"] },
  proofs: { values: ["rules", "hidden", "bot", "naive", "meta.ts", "index.ts"] },
  "index.ts": { values: ["rules", "hidden", "bot", "meta.ts"] },
};
/** What tests of a folder may import although its code may not. */
const IN_TESTS: Readonly<Record<string, readonly string[]>> = {
  "#check-times": ["server"],
  "#games": ["bots"],
  "#games/frozen": ["bots"],
  "#games/subjects": ["games", "referee"],
};
const FOR_TESTS = /^(vite(st)?|fast-check|node:.+)$/;
const IMPORT = /(?:\bimport( type)?\b[^"]*?\bfrom|\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;

const root = resolve(import.meta.dirname, "..");

const sources = Object.keys(DIRECTIONS)
  .filter((folder) => !folder.includes("/"))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((f) => join(folder, f)),
  )
  .filter((file) => /\.tsx?$/.test(file));

/** The part of the house a file belongs to; a game's `ui/` and `learn/` are a part of their own. */
function part(file: string): string {
  const [folder = "", second = "", third] = file.split("/");
  return folder === "games" &&
    (third === "ui" || third === "learn" || /^(ui|ui\.test|(aid|learn|exercises)\.test)\.ts$/.test(second))
    ? "games/ui"
    : folder;
}

/** The game a file belongs to; undefined for the catalogues, which may name every game. */
function game(file: string): string | undefined {
  const [folder, id, rest] = file.split("/");
  return folder === "games" && rest !== undefined ? id : undefined;
}

/** The folder of a game that a file lies in, or the file's name right inside the game. */
const partOfGame = (file: string): string => file.split("/")[2] ?? "";

const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);

const isAbove = (file: string, target: string): boolean =>
  Object.entries(ABOVE).some(([folder, above]) => isIn(folder, file) && above.some((each) => isIn(each, target)));

function isAllowed(file: string, specifier: string): boolean {
  const { folders, packages } = DIRECTIONS[part(file)] ?? { folders: [] };
  if (specifier.startsWith(".")) {
    const target = relative(root, resolve(root, file, "..", specifier));
    const isOwnGame = game(file) === undefined || game(file) === game(target);
    if (isAbove(file, target)) return false;
    const isUiOnRules = part(file) === "games/ui" && part(target) === "games";
    const isTrialOfServer = part(file) === "trials" && part(target) === "server";
    return isOwnGame && (part(file) === part(target) || isUiOnRules || isTrialOfServer);
  }
  if (file.includes(".test.") && IN_TESTS[specifier]?.includes(part(file)) === true) return true;
  if (specifier === "#games/subjects" && file.includes(".test.")) return folders.includes("#games");
  if (specifier.startsWith("#"))
    return folders.includes(specifier.replace(/\/(testkit|testing|learning|limits|levels|version)$/, ""));
  return packages?.test(specifier) === true || (file.includes(".test.") && FOR_TESTS.test(specifier));
}

interface Import {
  readonly specifier: string;
  readonly isType: boolean;
}

function isAllowedInGame(file: string, { specifier, isType }: Import): boolean {
  const target = relative(root, resolve(root, file, "..", specifier));
  const isWithin = specifier.startsWith(".") && game(file) !== undefined && game(file) === game(target);
  const [from, to] = [partOfGame(file), partOfGame(target)];
  if (!isWithin || from === to || /\.(test|fixture)\.tsx?$/.test(file)) return true;
  const { values, types = [] } = OF_GAME[from] ?? { values: [] };
  return values.includes(to) || (isType && types.includes(to));
}

const importsOf = (text: string): readonly Import[] =>
  [...text.matchAll(IMPORT)].map(([, type, specifier = ""]) => ({ specifier, isType: type !== undefined }));

/** Every import that is not allowed, as a sentence. */
const forbidden = (isFine: (file: string, each: Import) => boolean): readonly string[] =>
  sources.flatMap((file) =>
    importsOf(readFileSync(join(root, file), "utf8"))
      .filter((each) => !isFine(file, each))
      .map(({ specifier }) => `${file} imports ${specifier}`),
  );

test("every import points along the arrows of ARCHITECTURE.md", () => {
  expect(forbidden((file, { specifier }) => isAllowed(file, specifier))).toEqual([]);
});

test("a game's rules import no other folder of the game, the rules once more nothing but the types of views", () => {
  expect(forbidden(isAllowedInGame)).toEqual([]);
});

test.each([
  ["rules/play.ts", 'import { view } from "../hidden/view.ts";'],
  ["rules/turn/turn.ts", 'import type { View } from "../../hidden/view-types.ts";'],
  ["hidden/view.ts", 'import { insight } from "../bot/insight.ts";'],
  ["bot/insight.ts", 'import { SUBJECT } from "../proofs/subject.ts";'],
  ["naive/turn.ts", 'import type { CardName } from "../rules/content.ts";'],
  ["naive/from-view.ts", 'import { view } from "../hidden/view.ts";'],
  ["ui/hand.ts", 'import { type View, view } from "../hidden/view.ts";'],
  ["ui/board/board.tsx", 'const legal = await import("../../naive/legal.ts");'],
  ["index.ts", 'import { model } from "./naive/model.ts";'],
  ["meta.ts", 'import { CARDS } from "./rules/content.ts";'],
])("%s of a game may not say %s", (file, text) => {
  const [found] = importsOf(text);
  expect(found && isAllowedInGame(`games/toy/${file}`, found)).toBe(false);
});
