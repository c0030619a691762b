import { expect, test } from "vitest";
import { checkTimes } from "#check-times";
import { openRecord } from "#engine";
import type { Pace, TableView } from "#protocol";
import type { FinishedRecord } from "../matches/load-record.ts";
import { type Line, playToTheEnd, Visitor } from "../testing/client.ts";
import { pass } from "../testing/clock.ts";
import { environmentOf } from "../testing/database.ts";
import { databaseForFile } from "../testing/database-for-file.ts";
import { TEST_GAMES } from "../testing/games.ts";
import { asHost } from "../testing/host.ts";
import { serverForFile } from "../testing/server-for-file.ts";

const server = serverForFile({ clockEvery: 50 });
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const LIVE = { kind: "live", minutes: 10, increment: 20 } as const;
const DAYS = { kind: "days", days: 1, bank: 5 } as const;

const open = databaseForFile(server);

interface Playing {
  readonly id: string;
  readonly people: readonly [Visitor, Visitor];
  readonly lines: readonly Line[];
}

async function two(pace: Pace, game: string): Promise<Playing> {
  const [host, guest] = [new Visitor(server.address), new Visitor(server.address)];
  const { id } = await host.openTable({
    game,
    seats: [{ kind: "me" }, { kind: "person" }],
    pace,
    ...(game === "relay" ? { options: { hand: "three" } } : {}),
  });
  await guest.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  return { id, people: [host, guest], lines: [await host.connect(), await guest.connect()] };
}

/** Rewinds the match and waits until both pages know. */
async function rewind({ id, lines }: Playing, to: number): Promise<void> {
  const words = [id, "--to", `${to}`, "--reason", "a card was read wrongly"];
  const { code, lines: said } = await asHost(environmentOf(server.login), "rewind", ...words);
  if (code !== 0) throw new Error(said.join(" "));
  const query = open.db.selectFrom("match").select("rewinds").where("table_id", "=", id);
  const { rewinds } = await query.executeTakeFirstOrThrow();
  for (const line of lines) await line.see((match) => match.rewinds === rewinds);
}

const rowsOf = (table: string) =>
  open.db.selectFrom("seat_time").selectAll().where("table_id", "=", table).orderBy("seat").execute();
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const factsOf = (table: string) =>
  open.db.selectFrom("time_fact").selectAll().where("table_id", "=", table).orderBy("id").execute();

/** When the last of the first `ply` entries was made. */
async function lastAt(table: string, ply: number): Promise<number> {
  const query = open.db.selectFrom("entry").select("at").where("table_id", "=", table);
  return (await query.where("ply", "=", ply - 1).executeTakeFirstOrThrow()).at.getTime();
}

/** What a row leaves its seat when the stretch that runs ends at an instant. */
function leftAt({ left_ms: left, free_until: free, increment_ms: increment }: Row, at: number): number {
  const cost = Math.max(0, at - (free?.getTime() ?? at));
  return left - cost + Math.min(cost, increment);
}

/** What everybody has when so many entries have just been made, as the running match says. */
interface Moment {
  readonly ply: number;
  readonly left: readonly number[];
}

/** Plays first legal moves, each after a while; returns what everybody had after each step. */
async function playOn({ id, lines }: Playing, steps: number, wait: (step: number) => number): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (let step = 0; step < steps; ) {
    const seen = await Promise.all(lines.map((line) => line.follow(id)));
    const mover = seen.findIndex(({ moves, waiting }) => moves.length > 0 && waiting === null);
    const [line, match] = [lines[mover], seen[mover]];
    if (seen.some(({ standings }) => standings !== null)) break;
    if (line === undefined || match === undefined) continue;
    await pass(open.db, wait(step++));
    const answer = await line.commit(id, match.ply, match.moves.slice(0, 1));
    if (typeof answer !== "number") throw new Error(`refused: ${answer.code}`);
    if (answer === match.ply) continue;
    const at = await lastAt(id, answer);
    moments.push({ ply: answer, left: (await rowsOf(id)).map((row) => leftAt(row, at)) });
  }
  return moments;
}

/** Everybody has the time of a moment, and a new stretch has begun for exactly those who owe a decision. */
async function expectRewound({ id }: Playing, { ply, left }: Moment): Promise<void> {
  const { to_act: toAct, moved_at: at } = await open.db
    .selectFrom("match")
    .select(["to_act", "moved_at"])
    .where("table_id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = await rowsOf(id);
  expect(rows.map(({ left_ms }) => left_ms)).toEqual(left);
  expect(rows.map(({ since }) => since)).toEqual(rows.map(({ seat }) => ((toAct >> seat) & 1 ? at : null)));
  for (const { deadline, free_until, left_ms } of rows)
    if (deadline !== null) expect(deadline.getTime() - (free_until?.getTime() ?? 0)).toBe(left_ms);
  const late = (await factsOf(id)).filter((fact) => fact.ply >= ply);
  expect(late.filter(({ type }) => type === "set").map(({ seat, ms }) => [seat, ms])).toEqual([...left.entries()]);
  expect(late.every((fact) => fact.ply === ply && fact.at.getTime() === at.getTime())).toBe(true);
}

/** Plays to the end; the record's times must follow from log, pace and facts. */
async function expectVerified({ id, lines, people }: Playing): Promise<FinishedRecord> {
  await Promise.all(lines.map(async (line) => playToTheEnd(line, await line.follow(id))));
  const { body: record } = await people[0].ask<FinishedRecord>("GET", `/api/tables/${id}/record`);
  const game = TEST_GAMES.byId(record.game);
  if (game === undefined) throw new Error("no game");
  const opened = openRecord(game, record);
  if (!opened.ok) throw new Error("no record");
  expect(checkTimes(opened.value, record.entries, record.times)).toEqual({ ok: true, value: 2 });
  return record;
}

const CASES = [
  { game: "stalls", pace: LIVE, unit: SECOND },
  { game: "relay", pace: LIVE, unit: SECOND },
  { game: "stalls", pace: DAYS, unit: HOUR },
  { game: "relay", pace: DAYS, unit: HOUR },
] as const;

test.each(CASES)("$game, $pace.kind: a rewind gives everybody the time they had then", async ({ game, pace, unit }) => {
  const playing = await two(pace, game);
  const moments = await playOn(playing, 4, (step) => (11 + 9 * (step % 3)) * unit);
  expect(moments.length).toBeGreaterThan(1);
  for (const moment of moments.slice(0, -1).reverse()) {
    await rewind(playing, moment.ply);
    await expectRewound(playing, moment);
    await pass(open.db, 5 * unit);
  }
  expect((await playOn(playing, 2, () => 31 * unit)).length).toBeGreaterThan(0);
  await expectVerified(playing);
});

test("rewound to its beginning a match has the whole time of its pace", async () => {
  const playing = await two(LIVE, "stalls");
  await playOn(playing, 4, () => 50 * SECOND);
  await rewind(playing, 0);
  expect((await rowsOf(playing.id)).map(({ left_ms }) => left_ms)).toEqual([10 * MINUTE, 10 * MINUTE]);
  const facts = await factsOf(playing.id);
  expect(facts.map(({ type }) => type)).toEqual(["pace"]);
  await expectVerified(playing);
});

test("a pace that was agreed later stays, with the whole time of it", async () => {
  const playing = await two(DAYS, "stalls");
  const { id, people } = playing;
  const [moment] = await playOn(playing, 2, () => 30 * HOUR);
  for (const who of people) await who.ask<TableView>("POST", `/api/tables/${id}/pace`, { wish: { pace: LIVE } });
  await playOn(playing, 1, () => 50 * SECOND);
  await rewind(playing, moment?.ply ?? 0);
  const rows = await rowsOf(id);
  expect(rows.map(({ left_ms }) => left_ms)).toEqual([10 * MINUTE, 10 * MINUTE]);
  expect(rows.filter(({ since }) => since !== null).length).toBe(1);
  const record = await expectVerified(playing);
  expect(record.times.facts.filter(({ type }) => type === "pace").map(({ pace }) => pace)).toEqual([DAYS, LIVE]);
});

test("who plays stays as it is: a bot's clock stands, that of who is back runs", async () => {
  const playing = await two(LIVE, "stalls");
  const { id, people } = playing;
  const moments = await playOn(playing, 3, () => 30 * SECOND);
  const give = () => people[1].ask("POST", `/api/tables/${id}/give-away`, {});
  const back = () => people[1].ask("POST", `/api/tables/${id}/take-back`, {});
  await give();
  const [first] = moments;
  if (first === undefined) throw new Error("nothing was played");
  await rewind(playing, first.ply);
  const stopped = await rowsOf(id);
  expect(stopped.map(({ left_ms }) => left_ms)).toEqual(first.left);
  expect(stopped.map(({ is_stopped }) => is_stopped)).toEqual([false, true]);
  await playOn({ ...playing, lines: playing.lines.slice(0, 1) }, 1, () => 30 * SECOND);
  await back();
  await rewind(playing, first.ply);
  const running = await rowsOf(id);
  expect(running.map(({ is_stopped }) => is_stopped)).toEqual([false, false]);
  await playOn(playing, 1, () => 30 * SECOND);
  await expectVerified(playing);
});

test("a match of Mille Fiori is rewound to the end of every choice, also of one after which the last seat acts", async () => {
  const playing = await two(LIVE, "mille-fiori");
  const moments = await playOn(playing, 40, () => 0);
  expect(moments.length).toBeGreaterThan(20);
  for (const { ply } of moments.slice(0, -1).reverse()) await rewind(playing, ply);
});
