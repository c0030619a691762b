import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openRecord, type RecordFile } from "#engine";
import { stalls } from "#engine/testkit";
import { runFiorino } from "../run.ts";
import { checkDraws, fairnessIn } from "./draws.ts";

/** A match with corrected figures as a server gave it out. */
const SERVED = join(import.meta.dirname, "served-match.fixture.json");
/** As the first format has it. */
interface Fairness {
  readonly commitment: string;
  readonly secret: string;
  readonly shares: readonly string[];
  readonly draws: readonly (number | null)[];
}

type Served = RecordFile & { readonly fairness: Fairness };
const served = (): Served => JSON.parse(readFileSync(SERVED, "utf8"));

const folder = mkdtempSync(join(tmpdir(), "fiorino-draws-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function verify(file: string): { readonly lines: readonly string[]; readonly code: number | string } {
  const lines: string[] = [];
  const done = runFiorino({ games: [stalls], print: (line) => lines.push(line) }, ["verify", file]);
  return { lines, code: done.ok ? done.value : done.refusal };
}

function verifyWith(change: Partial<Fairness>): string {
  const file = join(folder, "record.json");
  const record = served();
  writeFileSync(file, JSON.stringify({ ...record, fairness: { ...record.fairness, ...change } }));
  const { lines, code } = verify(file);
  expect(code).toBe(1);
  return (lines.at(-1) ?? "").replace(`${file}: `, "");
}

test("the draws of a served match follow from the secret that was committed to", () => {
  const { fairness, entries } = served();
  const drawn = fairness.draws.filter((draw) => draw !== null).length;
  expect(drawn).toBe(5);
  expect(verify(SERVED)).toEqual({
    code: 0,
    lines: [
      `${SERVED}: ${entries.length} entries, all as the rules give them.`,
      `${SERVED}: ${drawn} draws, all from the secret behind the commitment ${fairness.commitment}.`,
    ],
  });
});

test("another secret is not the one that was committed to", () => {
  expect(verifyWith({ secret: "00".repeat(32) })).toMatch(/^commitment: [0-9a-f]{64} in the file, [0-9a-f]{64} of its/);
});

test("a secret chosen afterwards gives other draws", () => {
  // SHA-256 of 32 zero bytes.
  const commitment = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  expect(verifyWith({ secret: "00".repeat(32), commitment })).toMatch(/^entry \d+: .+ in the file, .+ by draw \d+$/);
});

test("shares that were added afterwards give other draws", () => {
  expect(verifyWith({ shares: ["mine"] })).toMatch(/ by draw \d+$/);
});

test("a draw may neither be left out nor come twice", () => {
  const { draws } = served().fairness;
  const first = draws.indexOf(0);
  const second = draws.indexOf(1);
  expect(verifyWith({ draws: draws.map((draw) => (draw === null ? null : draw + 1)) })).toMatch(/ by draw \d+$/);
  expect(verifyWith({ draws: draws.with(second, 0) })).toBe(`entry ${second + 1}: draw 0, it should be 1`);
  expect(verifyWith({ draws: [] })).toBe(`entry ${first + 1}: draw null, it should be 0`);
});

test("no more numbers are missing than the host is said to have dropped", () => {
  const record = served();
  const open = openRecord(stalls, record);
  const fairness = fairnessIn(JSON.stringify(record));
  if (!open.ok || fairness === undefined) throw new Error("the fixture opens");
  const last = fairness.draws.findLastIndex((draw) => draw !== null);
  const laterBy = (gap: number) => fairness.draws.with(last, { number: 4 + gap, range: null });
  const check = (gap: number, dropped: number | null) =>
    checkDraws(open.value, record.entries, { ...fairness, draws: laterBy(gap), dropped });
  /** The same outcome comes by a later number. */
  const gap = Array.from({ length: 50 }, (_, i) => i + 1).find((each) => check(each, null).ok) ?? 0;
  expect(check(gap, gap)).toEqual({ ok: true, value: { draws: 5, skipped: gap } });
  expect(check(gap, gap - 1)).toEqual({
    ok: false,
    refusal: `entry ${last + 1}: ${gap} draws are missing before it, ${gap - 1} were dropped by the file`,
  });
});

test("a record from a server without the rules, which knew neither hash nor tickets, is verified where the rules are", () => {
  const file = join(folder, "record.json");
  const { hash: _, fairness, ...log } = served();
  const { commitment, secret, draws } = fairness;
  const said = { commitment, secret, seats: [], dropped: 0 };
  const write = (numbers: readonly (number | null)[]) =>
    writeFileSync(
      file,
      JSON.stringify({
        ...{ ...log, format: "fiorino-record-2" },
        fairness: { ...said, draws: numbers.map((number) => (number === null ? null : { number })) },
      }),
    );
  write(draws);
  expect(verify(file).code).toBe(0);
  expect(verify(file).lines.at(-1)).toContain("5 draws, all from the secret");
  write(draws.map((draw) => (draw === null ? null : draw + 1)));
  expect(verify(file).code).toBe(1);
});
