import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHANCE, verifyRecord } from "#engine";
import { verifyDraws } from "#verify-draws";
import type { FinishedRecord } from "../matches/load-record.ts";
import { type Line, playToTheEnd, Visitor } from "../testing/client.ts";
import { environmentOf, freshDatabase, type TestDatabase } from "../testing/database.ts";
import { TEST_GAMES } from "../testing/games.ts";
import { asHost } from "../testing/host.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";

const ME = { kind: "me" } as const;
const PERSON = { kind: "person" } as const;
const BOT = { kind: "bot", level: "apprentice" } as const;

let database: TestDatabase;
let servers: readonly TestServer[];

beforeAll(async () => {
  database = await freshDatabase();
  servers = [await startTestServer({ login: database.login }), await startTestServer({ login: database.login })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.drop();
});

const at = (index: number): string => servers[index]?.address ?? "";
const rewind = (table: string, to: number) =>
  asHost(environmentOf(database.login), "rewind", table, "--to", `${to}`, "--reason", "a card was read wrongly");

async function query<T>(text: string, values: readonly unknown[] = []): Promise<readonly T[]> {
  const client = new Client(database.login);
  await client.connect();
  return (await client.query(text, [...values]).finally(() => client.end())).rows as T[];
}

/** Plays first legal moves of whoever is to act until the log has this many entries; returns the commits by their ids. */
async function playOn(lines: readonly Line[], table: string, until: number) {
  const commits: { line: Line; id: string; ply: number; moves: readonly string[]; answer: number }[] = [];
  for (;;) {
    const seen = await Promise.all(lines.map((line) => line.follow(table)));
    const [first] = seen;
    if (first === undefined || first.ply >= until || first.standings !== null) return { commits, ply: first?.ply ?? 0 };
    const mover = seen.findIndex((match) => match.moves.length > 0 && match.waiting === null);
    const line = lines[mover];
    const match = seen[mover];
    if (line === undefined || match === undefined) continue;
    const id = line.freshId();
    const moves = match.moves.slice(0, 1);
    const answer = await line.commit(table, match.ply, moves, id);
    if (typeof answer === "number") commits.push({ line, id, ply: match.ply, moves, answer });
  }
}

/** Two people at stalls, each at another server. */
async function twoAtStalls() {
  const [ana, bea] = [new Visitor(at(0)), new Visitor(at(0))];
  const { id } = await ana.openTable({ game: "stalls", seats: [ME, PERSON] });
  await bea.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const lines = [await ana.connect(), await new Visitor(at(1), bea.cookie).connect()] as const;
  return { id, lines, ana };
}

test("a rewound match goes on from there in every process, and its record verifies with a gap in the draws", async () => {
  const { id, lines, ana } = await twoAtStalls();
  const { commits, ply } = await playOn(lines, id, 12);
  const [early, late] = [commits[0], commits.at(-1)];
  if (early === undefined || late === undefined) throw new Error("nothing was played");
  const target = early.answer;
  const spectator = await new Visitor(at(1)).connect();
  await spectator.follow(id);
  const [before] = await query<{ next_draw: number; to_act: number }>(
    "select next_draw from match where table_id = $1",
    [id],
  );
  const [dropped] = await query<{ draws: number }>(
    "select count(draw)::int as draws from entry where table_id = $1 and ply >= $2",
    [id, target],
  );

  const done = await rewind(id, target);
  expect(done.lines).toEqual([
    `The match at ${id} has ${target} entries again; ${ply - target} were dropped, ${dropped?.draws} of them drawn.`,
  ]);
  for (const line of lines) {
    const seen = await line.see((match) => match.rewinds === 1);
    expect([seen.ply, seen.from]).toEqual([target, 0]);
  }
  const { table } = await spectator.hear("table", (heard) => heard.table.rewinds !== undefined);
  const [told] = table.rewinds ?? [];
  expect(told).toMatchObject({ ply: target, entries: ply - target, draws: dropped?.draws });
  expect(told?.told.length).toBeGreaterThan(0);
  const cards = told?.told.filter(({ event }) => event.type === "cardGained") ?? [];
  expect(
    cards.filter(({ event }) => "good" in event),
    "what only one seat had seen is not told",
  ).toEqual([]);

  expect(await late.line.commit(id, late.ply, late.moves, late.id), "its id is forgotten").toMatchObject({
    code: "stale",
  });
  expect(await early.line.commit(id, early.ply, early.moves, early.id), "an earlier one is answered again").toBe(
    target,
  );
  const stale = await lines[0].follow(id);
  lines[0].say({ type: "commit", id: lines[0].freshId(), table: id, ply: stale.ply, moves: ["pass"], rewinds: 0 });
  expect((await lines[0].hear("refused")).refusal.code, "moves for the match before").toBe("stale");

  await Promise.all(lines.map(async (line) => playToTheEnd(line, await line.follow(id))));
  const { body: record } = await ana.ask<FinishedRecord>("GET", `/api/tables/${id}/record`);
  const game = TEST_GAMES.byId("stalls");
  if (game === undefined) throw new Error("no game");
  expect(verifyRecord(game, record)).toMatchObject({ ok: true });
  const numbers = record.fairness.draws.flatMap((draw) => draw?.number ?? []);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  const later = record.fairness.draws.slice(target).flatMap((draw) => draw?.number ?? []);
  expect(Math.min(...later), "no number is used twice").toBeGreaterThanOrEqual(before?.next_draw ?? Number.NaN);
  expect(verifyDraws(record)).toMatchObject({ ok: true, draws: numbers.length, skipped: expect.any(Number) });
});

test("where chance or a bot is to act after a rewind, the match goes on by itself", async () => {
  const ana = new Visitor(at(0));
  const { id } = await ana.openTable({ game: "stalls", seats: [ME, BOT] });
  const line = await ana.connect();
  await playOn([line], id, 8);
  expect((await rewind(id, 0)).code).toBe(0);
  const seen = await line.see((match) => match.rewinds === 1 && match.moves.length > 0);
  expect(seen.toAct & CHANCE).toBe(0);
  const end = await playToTheEnd(line, await line.follow(id));
  expect(end.standings).not.toBeNull();
});

test("a server that missed the news commits nothing onto the log of before", async () => {
  const { id, lines } = await twoAtStalls();
  const { commits, ply } = await playOn(lines, id, 8);
  const target = commits[0]?.answer ?? 0;
  // Straight into the database, without a word to the servers.
  await query("delete from entry where table_id = $1 and ply >= $2", [id, target]);
  await query("update match set ply = $2, rewinds = 1, choices_made = choices_made + 1 where table_id = $1", [
    id,
    target,
  ]);
  const mover = commits.find((each) => each.answer === ply)?.line ?? lines[0];
  const answer = await mover.commit(id, ply, ["pass"]);
  expect(answer).toMatchObject({ code: "stale", facts: { ply: target } });
});

test("only running matches are rewound, to fewer entries, and never into half a choice of several seats", async () => {
  const { id, lines } = await twoAtStalls();
  const { ply } = await playOn(lines, id, 6);
  expect((await rewind(id, ply)).lines[0]).toContain(`has ${ply} entries; rewind it to fewer`);
  expect((await rewind("no-such-table", 1)).lines[0]).toContain("There is no match");
  await Promise.all(lines.map(async (line) => playToTheEnd(line, await line.follow(id))));
  expect((await rewind(id, 1)).lines[0]).toContain("is over; its secret has been given out");

  const ana = new Visitor(at(0));
  const passing = await ana.openTable({ game: "relay", seats: [ME, BOT, BOT], options: { hand: "three" } });
  const line = await ana.connect();
  await playOn([line], passing.id, 12);
  const answers = new Map<number, string>();
  const [row] = await query<{ ply: number }>("select ply from match where table_id = $1", [passing.id]);
  for (let to = (row?.ply ?? 0) - 1; to > 0; to--) answers.set(to, (await rewind(passing.id, to)).lines[0] ?? "");
  const halves = [...answers].filter(([, said]) => said.includes("simultaneous choice"));
  expect(halves.length, "some entries lie within a choice").toBeGreaterThan(0);
});
