import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Arguments } from "#arguments";
import { accepted, type Result, refused } from "#engine";
import type { Command, Io } from "../../command.ts";
import { CATALOGUES, type Names, namesOf, withEntry } from "./catalogues.ts";

const GAMES = "games";
const SKELETON = "skeleton";
const RECORDS = "docs/records.md";
const LONGEST = 32;

export const newGame: Command = {
  name: "new-game",
  about: "Writes a small game that can be played at once, to be changed into another: its folder and its entries.",
  operand: "NAME",
  flags: [],
  run(io: Io, args: Arguments): Result<number, string> {
    const written = writeGame(".", args.operand);
    if (!written.ok) return written;
    const { id } = written.value;
    io.print(`${GAMES}/${id}/ is a small game; each of its files names its part of docs/adding-a-game.md.`);
    io.print(`Entries were added to ${[...CATALOGUES.map(({ file }) => file), RECORDS].join(", ")}.`);
    io.print(`Next: npm run -s fiorino -- check ${id} --positions 1000 --seed 1`);
    return accepted(0);
  },
};

/** Writes a game of this name into the repository at `root`. The refusal is a sentence; nothing is written then. */
export function writeGame(root: string, id: string): Result<Names, string> {
  const fault = faultOf(root, id);
  if (fault !== undefined) return refused(fault);
  const names = namesOf(id);
  const folder = writeFolder(root, names);
  for (const { file, ...catalogue } of CATALOGUES) {
    const path = join(root, file);
    writeFileSync(path, withEntry(readFileSync(path, "utf8"), catalogue, names));
  }
  writeRecords(join(root, RECORDS), folder, names);
  return accepted(names);
}

/** What is wrong with the name, if anything. */
function faultOf(root: string, id: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(id) || id.length > LONGEST) {
    return `A game is named by lower-case words with hyphens between them ("mille-fiori"), not "${id}".`;
  }
  if (!existsSync(join(root, GAMES, SKELETON))) return "A new game is written from the top folder of the repository.";
  if (existsSync(join(root, GAMES, id))) return `The folder ${GAMES}/${id} is there already.`;
  return isWordOfCode(root, namesOf(id).value)
    ? `The name "${id}" is a word of the code that it would stand in; take another.`
    : undefined;
}

/** Would a constant of this name clash with the language, or with what the skeleton and the catalogues declare? */
function isWordOfCode(root: string, name: string): boolean {
  const folder = join(root, GAMES, SKELETON);
  const files = [...filesIn(folder), ...CATALOGUES.map(({ file }) => join(root, file))];
  const word = new RegExp(`\\b${name}\\b`);
  return RESERVED.has(name) || files.some((file) => /\.tsx?$/.test(file) && word.test(readFileSync(file, "utf8")));
}

/** Words of the language that no file of the skeleton happens to use. */
const RESERVED = new Set(
  "arguments await break case catch class continue debugger delete do else enum eval false finally function if in let package private protected public static super switch this throw true try var void while with yield".split(
    " ",
  ),
);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Copies the skeleton and renames it within. */
function writeFolder(root: string, names: Names): string {
  const folder = join(root, GAMES, names.id);
  cpSync(join(root, GAMES, SKELETON), folder, { recursive: true });
  for (const file of filesIn(folder)) writeFileSync(file, renamed(readFileSync(file, "utf8"), names));
  return folder;
}

/** As an id in texts and paths, as a type, as a title, as a constant. */
const renamed = (text: string, { id, title, value, type }: Names): string =>
  text
    .replaceAll('"skeleton"', `"${id}"`)
    .replaceAll("games/skeleton/", `games/${id}/`)
    .replaceAll("skeleton keeps", `${id} keeps`)
    .replaceAll("SkeletonTypes", `${type}Types`)
    .replaceAll("Skeleton", title)
    .replaceAll("skeleton", value);

/** Moves the section about records to where the others stand. */
function writeRecords(page: string, folder: string, { title }: Names): void {
  const section = join(folder, "records.md");
  writeFileSync(page, `${readFileSync(page, "utf8").trimEnd()}\n\n## ${title}\n\n${readFileSync(section, "utf8")}`);
  rmSync(section);
}
