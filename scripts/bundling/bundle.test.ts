import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { type Policy, playByPolicies, policyByName, UNHURRIED, unlearned } from "#bots";
import { type AnyGame, type Entry, FastChance, type MatchRecord, openByChoice, verifyRecord } from "#engine";
import { retell } from "#engine/testkit";
import { GAMES } from "#games";
import { bundleForNode } from "./bundle.js";
import type { Accesses } from "./flat-states.js";
import { root } from "./sources.js";

const folder = mkdtempSync(join(tmpdir(), "fiorino-bundle-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Bundle {
  readonly text: string;
  readonly module: object;
  readonly sources: readonly string[];
  /** Counts of rewritten and kept accesses to states, by file. */
  readonly accesses: ReadonlyMap<string, Accesses>;
}

/** Bundles files written for the test, or an existing entry. */
async function bundle(entry: string, files: Record<string, string> = {}): Promise<Bundle> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const out = mkdtempSync(join(folder, "out-"));
  const accesses = await bundleForNode({ entries: { rules: entry }, folder: out });
  const file = join(out, "rules.js");
  const map = JSON.parse(readFileSync(`${file}.map`, "utf8")) as { sources: string[] };
  return {
    text: readFileSync(file, "utf8"),
    module: (await import(pathToFileURL(file).href)) as object,
    sources: map.sources.map((source) => resolve(out, source)),
    accesses,
  };
}

const FUNCTIONS = `
import { join } from "node:path";
export const six = twice(3);
export function twice(n: number): number {
  return n * 2;
}
function path(): string {
  return join("a", "b");
}
export const where = path();
`;

test("functions of the rules become constants that are there from the start, as they were", async () => {
  const { text, module } = await bundle(join(folder, "games/rules.ts"), { "games/rules.ts": FUNCTIONS });
  expect(module).toMatchObject({ six: 6, where: "a/b" });
  expect(text.match(/^const \w+ = function/gm)).toHaveLength(2);
  expect(text).not.toMatch(/^(export )?function/m);
});

test("a function may be all that a file of the rules begins with", async () => {
  const entry = "games/first.ts";
  const { module } = await bundle(join(folder, entry), {
    [entry]: "export function one(): number {\n  return 1;\n}\n",
  });
  expect((module as { one(): number }).one()).toBe(1);
});

const STATE = `
import { grid, layout, row, scalar } from "${join(root, "engine/state/layout.ts")}";
export const LAYOUT = layout({
  hand: grid([0, 1], [0, 1, 2], { max: 9 }),
  far: row([0, 1], { min: -300, max: 300 }),
  seat: scalar({ max: 1 }),
});
export type State = ReturnType<typeof LAYOUT.create<object>>;
`;
const RULES = `
import { LAYOUT, type State } from "../state.ts";
export const state = LAYOUT.create({});
export function deal(s: State): void {
  s.seat[0] = 1;
  s.far[s.seat[0]] = -299;
  s.hand[s.seat[0]][s.seat[0] + 1]++;
}
export const rowOf = (s: State): unknown => s.hand[s.seat[0]];
export const elsewhere = (s: State, others: { hand: string[] }[]): unknown =>
  others.map((s) => s.hand[0]);
`;

const TOY = { "games/toy/rules/state.ts": STATE, "games/toy/naive/state.ts": "export const LAYOUT = 0;" };

describe("the state of a game in a bundle", () => {
  test("is read and written as one array by the rules at any depth, and by others as what it is", async () => {
    const entry = "games/toy/rules/moves/deal.ts";
    const { text, module, accesses } = await bundle(join(folder, entry), { ...TOY, [entry]: RULES });
    expect(accesses.get(join(folder, entry))).toEqual({ rewritten: 7, rows: 1, others: ["s"] });
    const toy = module as {
      state: { hand: Uint8Array[]; far: Int16Array; seat: Uint8Array };
      deal(s: object): void;
      rowOf(s: object): unknown;
      elsewhere(s: object, others: object[]): unknown;
    };
    toy.deal(toy.state);
    expect(text).not.toMatch(/s\.(seat|far)\[/);
    expect([...toy.state.far, ...toy.state.seat]).toEqual([0, -299, 1]);
    expect(toy.state.hand.map((each) => [...each])).toEqual([
      [0, 0, 0],
      [0, 0, 1],
    ]);
    expect(toy.rowOf(toy.state)).toBe(toy.state.hand[1]);
    expect(toy.elsewhere(toy.state, [{ hand: ["theirs"] }])).toEqual(["theirs"]);
  });

  test.each(["{ const s = [1]; return s; }", "{ const { s } = { s: 1 }; return s; }", "[{ s: 1 }].map(({ s }) => s)"])(
    "may not be hidden by a declaration: %s",
    async (body) => {
      const hidden = `import type { State } from "./state.ts";\nexport const f = (s: State) => { return () => ${body}; };`;
      const entry = "games/toy/rules/hidden.ts";
      const hides = 'a declaration hides the state "s"';
      await expect(bundle(join(folder, entry), { ...TOY, [entry]: hidden })).rejects.toThrow(hides);
    },
  );

  test.each([
    ["no layout", {}, "needs exactly one state.ts"],
    ["two layouts", { "bot/state.ts": STATE, "rules/state.ts": STATE }, "needs exactly one state.ts"],
    ["a layout under another name", { "state.ts": "export const TABLE = 1;" }, "exports no LAYOUT"],
    ["no access that is rewritten", { "state.ts": STATE }, "no access to a state"],
  ])("stops the build where a game has %s", async (_, states, message) => {
    const game = mkdtempSync(join(folder, "games/without-"));
    const files = { "rules/rules.ts": "export const f = (s: { seat: number[] }) => s.seat[0];", ...states };
    const inGame = Object.entries(files).map(([file, text]) => [join(game, file).slice(folder.length + 1), text]);
    await expect(bundle(join(game, "rules/rules.ts"), Object.fromEntries(inGame))).rejects.toThrow(message);
  });
});

describe("the games in a bundle are those of the source", async () => {
  const { module, sources, accesses } = await bundle(join(root, "games/index.ts"));
  const { GAMES: bundled } = module as { GAMES: readonly AnyGame[] };
  const pairs = GAMES.map((game, i) => [game.meta.id, game, bundled[i] as AnyGame] as const);

  test.each(pairs)("%s: every file of the rules was searched for accesses to its state", (id) => {
    const rules = sources.filter((file) => file.startsWith(join(root, "games", id)));
    expect(rules).not.toEqual([]);
    expect(rules.filter((file) => !accesses.has(file))).toEqual([]);
  });

  /** Fresh states, views and other things with fields of the same names: a file that lost its `s: State` would add to them. */
  test.each([
    ["calimala", 54],
    ["firenze", 19],
    ["mille-fiori", 6],
  ])("%s: all accesses are rewritten, but %i that are not to a parameter of the type State", (id, expected) => {
    const found = [...accesses].filter(([file]) => file.startsWith(join(root, "games", id)));
    const others = found.flatMap(([file, each]) => each.others.map((object) => `${file}: ${object}`));
    expect(others, others.join("\n")).toHaveLength(expected);
  });

  test.each(pairs)("%s: golden matches tell, offer, show and refuse the same", (id, ours, theirs) => {
    const replays = join(root, "games", id, "replays");
    const advice = `${id} has no golden matches in games/${id}/replays: write some with "npm run -s fiorino -- record ${id}"`;
    expect(existsSync(replays), advice).toBe(true);
    for (const file of readdirSync(replays)) {
      const record = JSON.parse(readFileSync(join(replays, file), "utf8")) as MatchRecord;
      expect(retold(theirs, record), file).toBe(retold(ours, record));
      expect(verifyRecord(theirs, record)).toMatchObject({ ok: true });
    }
  });

  test.each(pairs)("%s: greedy bots see, imagine and value the same", (_, ours, theirs) => {
    expect(byGreedy(theirs)).toEqual(byGreedy(ours));
  });
});

function retold(game: AnyGame, record: MatchRecord): string {
  const hash = createHash("sha256");
  retell(game, record, (line) => hash.update(line), 100);
  return hash.digest("hex");
}

/** A match of greedy bots by what is the same in a bundle: what was learned is fetched by either for itself. */
function byGreedy(game: AnyGame): readonly Entry[] {
  const open = unlearned(openByChoice(game, game.meta.seats.min));
  const greedy = policyByName("greedy") as Policy;
  const policies = Array.from({ length: open.seats }, () => greedy);
  const entries: Entry[] = [];
  const onEntry = (entry: Entry) => void entries.push(entry);
  playByPolicies({ game: open, policies, source: new FastChance(1), budget: UNHURRIED, onEntry });
  return entries;
}
