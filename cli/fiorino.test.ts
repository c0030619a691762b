import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GAMES } from "#games";
import { runFiorino, startFiorino } from "./run.ts";

const root = join(import.meta.dirname, "..");

/** What the first call after a change says before its answer. */
const BUILDING = /^Building.*\n/;

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The command as a process, as a person calls it. */
function call(...words: readonly string[]): Promise<Ended> {
  return new Promise((done) => {
    execFile(process.execPath, [join(root, "scripts/toolbox.js"), ...words], (error, out, err) => {
      done({ code: typeof error?.code === "number" ? error.code : 0, out, err: err.replace(BUILDING, "") });
    });
  });
}

/** The same without a process: what is printed, and the exit code or the sentence. */
function ask(...words: readonly string[]): { readonly lines: readonly string[]; readonly answer: number | string } {
  const lines: string[] = [];
  const done = runFiorino({ games: GAMES, print: (line) => lines.push(line) }, words);
  return { lines, answer: done.ok ? done.value : done.refusal };
}

/** The printed lines of a command that only explains. */
async function help(...words: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const done = await startFiorino({ games: GAMES, print: (line) => lines.push(line) }, words);
  expect(done).toEqual({ ok: true, value: 0 });
  return lines;
}

const THREE = ["--seats", "random,random,random"];

describe("bad input gets one sentence and exit code 2", () => {
  const sentences: readonly (readonly [string, RegExp])[] = [
    ["dance", /^There is no command "dance"; there is simulate, .*\.$/],
    ["simulate", /^simulate needs a GAME\.$/],
    ["simulate calimala whist", /^simulate takes one GAME, and "whist" is too much\.$/],
    ["simulate calimala --seats random,random,random --seed 1", /^simulate needs --matches N\.$/],
    ["simulate chess --seats random,random --matches 1 --seed 1", /^There is no game "chess"; there is calimala.*\.$/],
    [
      "simulate calimala --seats random,genius --matches 1 --seed 1",
      /^There is no bot "genius"; there are apprentice, /,
    ],
    ["simulate calimala --seats random,random --matches 1 --seed 1", /^Calimala has 3 to 5 seats, not 2\.$/],
    ["simulate calimala --seats random --matches 0 --seed 1", /^--matches is a whole number from 1 to .*, not "0"\.$/],
    ["simulate calimala --seats random --matches 1e3 --seed 1", /^--matches is a whole number .*, not "1e3"\.$/],
    ["simulate calimala --seats random --matches 1 --seed -1", /^--seed is a whole number from 0 to 4294967295, not/],
    [
      "simulate calimala --seats random --matches 1 --seed 4294967296",
      /^--seed is a whole number from 0 to 4294967295/,
    ],
    ["simulate calimala --seats random --matches 1 --seed", /^--seed needs a value: S\.$/],
    ["simulate calimala --seed 1 --seed 2", /^--seed was given twice\.$/],
    ["simulate calimala --speed 1", /^simulate has no option --speed\.$/],
    ["simulate calimala --json=yes", /^--json takes no value\.$/],
    ["perft calimala --seats 3 --depth 99 --seed 1", /^--depth is a whole number from 1 to 12, not "99"\.$/],
    ["perft calimala --seats 3 --depth 1 --seed 1 --option layout", /^--option is NAME=VALUE, not "layout"\.$/],
    ["perft calimala --seats 3 --depth 1 --seed 1 --option sky=blue", /^Calimala has no option "sky"; it has layout, /],
    [
      "perft calimala --seats 3 --depth 1 --seed 1 --option layout=x",
      /^The option layout .* is one of random, introdu/,
    ],
    [
      "perft calimala --seats 3 --depth 1 --seed 1 --option startPlayer=4",
      /^The option startPlayer with 3 seats .*1, 2, 3\.$/,
    ],
    ["perft calimala --seats 3 --depth 1 --seed 1 --content x", /^Calimala has no figures that could be changed\.$/],
    [
      "perft calimala --seats 3 --depth 1 --seed 1 --after 999999",
      /^The match of this seed is over after \d+ entries\.$/,
    ],
    ["arena calimala --bot greedy --seats 3;4 --matches 1 --seed 1", /^--seats is a list of numbers like 3,4,5, not/],
    ["arena calimala --bot greedy --seats 6 --matches 1 --seed 1", /^Calimala has 3 to 5 seats, not 6\.$/],
    ["check calimala --positions 9 --seed 1 --workers 0", /^--workers is a whole number from 1 to 64, not "0"\.$/],
    ["check calimala --positions 9 --seed 1 --part 3/2", /^--part is K\/N with K from 1 to N, not "3\/2"\.$/],
    [
      "rare calimala --matches 1 --seed 1",
      /^Blocks are counted by a process of its own only: npm run -s fiorino -- rare/,
    ],
    ["verify nowhere.json", /^nowhere\.json cannot be read \(ENOENT\)\.$/],
    ["verify package.json", /^package\.json cannot be verified: its field "format" is missing or wrong\.$/],
  ];
  test.each(sentences)("%s", (words, sentence) => {
    const { answer, lines } = ask(...words.split(" "));
    expect(answer).toMatch(sentence);
    expect(lines).toEqual([]);
  });

  test("as a process", async () => {
    const { code, out, err } = await call("simulate", "calimala", "--seats", "random,random");
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toBe("simulate needs --matches N.\n");
  }, 60_000);
});

test("lines that matches hardly ever run are found and listed", async () => {
  const line = "rare calimala --matches 2 --tries 1 --below 1 --seed 1".split(" ");
  const { code, out } = await call(...line);
  const lines = out.trim().split("\n");
  expect(lines.at(-1)).toMatch(/^\d+ blocks, [1-9]\d* rare ones, \d+ positions that run them\.$/);
  for (const each of lines.slice(0, -1)) expect(each).toMatch(/^(never|found by search) +[a-z-]+\.ts:\d+ /);
  expect(code).toBe(0);
}, 300_000);

test("every command has help, and so has everything that a host can do", async () => {
  const named = (lines: readonly string[]) => lines.slice(2).map((line) => line.trim().split(" ")[0] ?? "");
  const commands = named(await help("--help"));
  expect(commands).toContain("simulate");
  for (const command of commands) expect((await help(command, "--help"))[0]).toContain(command);
  const acts = named(await help("host"));
  expect(acts).toContain("ban");
  for (const act of acts) expect((await help("host", act, "--help"))[0]).toContain(`host ${act}`);
});

test("simulate counts wins and points, the same for the same seed", () => {
  const run = (seed: string): Readonly<Record<string, unknown>> => {
    const { lines, answer } = ask("simulate", "calimala", ...THREE, "--matches", "20", "--seed", seed, "--json");
    expect(answer).toBe(0);
    const { decisionsPerSecond, warmDecisionsPerSecond, matchesPerSecond, ...rest } = JSON.parse(lines.join("\n"));
    expect(decisionsPerSecond).toBeGreaterThan(0);
    expect(warmDecisionsPerSecond).toBeGreaterThan(0);
    expect(matchesPerSecond).toBeGreaterThan(0);
    return rest;
  };
  const first = run("5");
  expect(Object.keys(first)).toEqual([
    "game",
    "seats",
    "matches",
    "winsBySeat",
    "meanPointsBySeat",
    "decisions",
    "meanDecisions",
  ]);
  expect(first["seats"]).toEqual(["random", "random", "random"]);
  expect((first["winsBySeat"] as number[]).reduce((sum, n) => sum + n, 0)).toBeCloseTo(20, 2);
  expect(run("5")).toEqual(first);
  expect(run("6")).not.toEqual(first);
});

test("perft counts every entry as one ply", () => {
  const { lines, answer } = ask("perft", "calimala", "--seats", "3", "--depth", "3", "--seed", "1", "--json");
  expect(answer).toBe(0);
  // Three seats keep one of three scoring cards each, in ascending order.
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ game: "calimala", seats: 3, perft: [3, 9, 27] });
  const fixed = ask("perft", "calimala", "--seats", "4", "--depth", "2", "--seed", "1", "--after", "0", "--json");
  expect(JSON.parse(fixed.lines[0] ?? "")).toMatchObject({ after: 0, perft: [4, 4 * 8] });
});

describe("record and verify", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "fiorino-record-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string): string => join(folder, name);
  const recorded = (name: string, seed: string): string => {
    expect(ask("record", "calimala", ...THREE, "--seed", seed, "--out", file(name)).answer).toBe(0);
    return readFileSync(file(name), "utf8");
  };

  test("a match is written down with its outcomes and standings, and holds", async () => {
    const text = recorded("a.json", "11");
    const record = JSON.parse(text);
    expect(record).toMatchObject({ format: "fiorino-record-2", game: "calimala", seats: 3 });
    expect(record.options).toMatchObject({ layout: "random", cubes: "limited" });
    expect(record.entries[0].by).toBe("chance");
    expect(record.standings.scores).toHaveLength(3);
    expect(recorded("b.json", "11")).toBe(text);
    const { code, out } = await call("verify", file("a.json"));
    expect(out).toMatch(/^.*a\.json: \d+ entries, all as the rules give them\.\n$/);
    expect(code).toBe(0);
  });

  test("the complete position after every entry is written down, too, where asked for", async () => {
    const out = file("d.json");
    expect(ask("record", "calimala", ...THREE, "--seed", "13", "--positions", "--out", out).answer).toBe(0);
    const record = JSON.parse(readFileSync(out, "utf8"));
    expect(record.positions).toHaveLength(record.entries.length);
    expect(record.positions.at(-1)).toMatchObject({ viewer: "open", awaits: "over" });
    expect(ask("verify", out).answer).toBe(0);
    record.positions[70].mats[1].cubes++;
    writeFileSync(out, JSON.stringify(record));
    const { answer, lines } = ask("verify", out);
    expect(answer).toBe(1);
    expect(lines[0]).toMatch(/: position after entry 71: mats\.1\.cubes \d+ in the file, \d+ by the rules$/);
  });

  const changes: readonly (readonly [string, (record: Changed) => void, RegExp])[] = [
    ["an entry that is not legal", (r) => r.entries.splice(30, 1), /entry \d+ of \d+: /],
    [
      "an entry that nobody can read",
      (r) => Object.assign(r.entries[40] ?? {}, { text: "resign" }),
      /entry 41 of .*unreadable/,
    ],
    ["a move marked automatic that was free", markFree, /entry \d+ of .*not-forced/],
    [
      "other points",
      (r) => (r.standings.scores[1] = { points: 99 }),
      /standings: scores\.1\.points 99 in the file, \d+/,
    ],
    ["a missing end", (r) => r.entries.pop(), /hash: [0-9a-f]{16} in the file, [0-9a-f]{16} by the rules/],
    ["another rules version", (r) => (r.rulesVersion = "0"), /rulesVersion: 0 in the file, 1 here$/],
    ["an unknown option", (r) => (r.options["sky"] = "blue"), /options: the game has no sky$/],
    ["an option of another time", (r) => (r.options["layout"] = "x"), /options: layout is "x", which it cannot be$/],
    ["other seats", (r) => (r.seats = 7), /seats: 7, for which the game is not made$/],
  ];
  test.each(changes)("finds %s", (_, change, message) => {
    const record = JSON.parse(recorded("c.json", "12"));
    change(record);
    writeFileSync(file("c.json"), JSON.stringify(record));
    const { answer, lines } = ask("verify", file("c.json"));
    expect(answer).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(message);
  });

  test("a folder that is not there cannot be written to", () => {
    const out = file("no/where.json");
    expect(ask("record", "calimala", ...THREE, "--seed", "1", "--out", out).answer).toBe(
      `${out} cannot be written (ENOENT).`,
    );
  });
});

interface Changed {
  entries: { by: number | "chance"; text: string; auto?: true }[];
  standings: { scores: unknown[] };
  options: Record<string, string>;
  rulesVersion: string;
  seats: number;
}

function markFree(record: Changed): void {
  const free = record.entries.find((entry) => entry.text.startsWith("place"));
  if (free !== undefined) free.auto = true;
}
