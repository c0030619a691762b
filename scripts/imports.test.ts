import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

/** Who may import whom: what the project references say, and what the compiler cannot see. */
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
  server: { folders: ["#engine", "#bots", "#games", "#protocol", "#referee", "#bundle", "#arguments"], packages: ANY },
  trials: { folders: ["#engine", "#games", "#games/subjects", "#protocol", "#referee", "#arguments"], packages: ANY },
  web: { folders: ["#engine", "#games", "#games/ui", "#boardkit", "#bots", "#protocol", "#referee"], packages: ANY },
  cli: { folders: ["#engine", "#bots", "#games", "#games/subjects", "#arguments"], packages: ANY },
  bench: { folders: ["#engine", "#bots", "#games", "#bundle", "#arguments"], packages: ANY },
};
/** What may not be imported within a folder: what shows a match knows neither turn nor server. */
const ABOVE: Record<string, readonly string[]> = {
  "web/board": ["web/match", "web/live", "web/screens"],
  "web/live": ["web/match", "web/screens"],
  "web/match": ["web/screens"],
};
const FOR_TESTS = /^(vitest|fast-check|node:.+)$/;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;

const root = resolve(import.meta.dirname, "..");

const sources = Object.keys(DIRECTIONS)
  .filter((folder) => !folder.includes("/"))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((f) => join(folder, f)),
  )
  .filter((file) => /\.tsx?$/.test(file));

/** The part of the house a file belongs to; a game's `ui/` is a part of its own. */
function part(file: string): string {
  const [folder = "", second = "", third] = file.split("/");
  return folder === "games" && (third === "ui" || /^ui(\.test)?\.ts$/.test(second)) ? "games/ui" : folder;
}

/** The game a file belongs to; undefined for the catalogues, which may name every game. */
function game(file: string): string | undefined {
  const [folder, id, rest] = file.split("/");
  return folder === "games" && rest !== undefined ? id : undefined;
}

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
  if (specifier === "#games/subjects" && file.includes(".test."))
    return folders.includes("#games") || ["games", "referee"].includes(part(file));
  if (specifier.startsWith("#"))
    return folders.includes(specifier.replace(/\/(testkit|testing|limits|levels|version)$/, ""));
  return packages?.test(specifier) === true || (file.includes(".test.") && FOR_TESTS.test(specifier));
}

test("every import points along the arrows of ARCHITECTURE.md", () => {
  const foreign = sources.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(IMPORT)]
      .map(([, specifier = ""]) => specifier)
      .filter((specifier) => !isAllowed(file, specifier))
      .map((specifier) => `${file} imports ${specifier}`),
  );
  expect(foreign).toEqual([]);
});
