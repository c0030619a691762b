import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeGame } from "./new-game.ts";

const root = join(import.meta.dirname, "../../..");
const COPIED = [
  ...["engine", "games", "bots", "boardkit", "protocol", "referee", "server", "cli", "scripts", "docs"],
  ...["package.json", "tsconfig.base.json", "vitest.config.ts"],
];
/** The tests that go through all games of the catalogues, and the game's own proof. */
const ASKED = ["games/ui.test.ts", "games/rules-cited.test.ts", "docs/records.test.ts", "games/lime-kiln"];

let copy = "";
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "new-game-"));
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program of the copy there. */
function ran(program: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(join(copy, "node_modules/.bin", program), args, {
    cwd: copy,
    encoding: "utf8",
  });
  return { status, said: `${stdout}${stderr}` };
}
const fiorino = (...words: readonly string[]) => ran("tsx", "cli/main.ts", ...words);

describe("new-game", () => {
  test.each([
    ["Nim", /^A game is named by lower-case words .*, not "Nim"\.$/],
    ["lime_kiln", /not "lime_kiln"/],
    ["../x", /not "\.\.\/x"/],
    ["calimala", /^The folder games\/calimala is there already\.$/],
    ["shelf", /^The name "shelf" is a word of the code/],
    ["class", /^The name "class" is a word of the code/],
  ])("refuses %s with one sentence and writes nothing", (name, sentence) => {
    const written = writeGame(copy, name);
    expect(written).toMatchObject({ ok: false, refusal: expect.stringMatching(sentence) });
    expect(readFileSync(join(copy, "games/index.ts"), "utf8")).toBe(readFileSync(join(root, "games/index.ts"), "utf8"));
  });

  describe("writes a game that", () => {
    beforeAll(() => {
      expect(fiorino("new-game", "lime-kiln")).toMatchObject({ status: 0 });
    }, 120_000);

    test("has nothing left of the skeleton's name, and no file too many", () => {
      const found = spawnSync("grep", ["-ril", "skeleton", "games/lime-kiln"], { cwd: copy, encoding: "utf8" });
      expect(found.stdout).toBe("");
      expect(existsSync(join(copy, "games/lime-kiln/records.md"))).toBe(false);
    });

    test("compiles with its pictures, and is formatted like the rest", () => {
      expect(ran("tsc", "-b", "games/tsconfig.ui.json", "cli")).toEqual({ status: 0, said: "" });
      const changed = ["games/index.ts", "games/rules.ts", "games/ui.ts", "games/subjects.ts", "games/lime-kiln"];
      const format = ["--vcs-enabled=false", `--config-path=${root}`];
      expect(ran("biome", "check", ...format, ...changed)).toMatchObject({ status: 0 });
    }, 120_000);

    test("keeps every promise, plays whole matches, has all words, anchors and records", () => {
      expect(fiorino("check", "lime-kiln", "--positions", "300", "--seed", "1").said).toMatch(/over 3 settings\.$/m);
      const seats = ["--seats", "greedy,random", "--matches", "3", "--seed", "1"];
      expect(fiorino("simulate", "lime-kiln", ...seats).status).toBe(0);
      const { status, said } = ran("vitest", "run", "--project", "unit", ...ASKED, "-t", "[Ll]ime[- ][Kk]iln");
      expect(status, said).toBe(0);
    }, 300_000);
  });
});
