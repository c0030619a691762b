import { expect, test } from "vitest";
import type { HomeView, Pace, Refusal, TableView } from "#protocol";
import { type Line, Visitor } from "../testing/client.ts";
import { pass } from "../testing/clock.ts";
import { databaseForFile } from "../testing/database-for-file.ts";
import { serverForFile } from "../testing/server-for-file.ts";

const server = serverForFile({ clockEvery: 50 });
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LIVE = { kind: "live", minutes: 10, increment: 20 } as const;
const DAYS = { kind: "days", days: 2, bank: 1 } as const;

const open = databaseForFile(server);

interface Playing {
  readonly id: string;
  readonly people: readonly [Visitor, Visitor];
  readonly lines: readonly [Line, Line];
  /** Whose turn it is. */
  readonly seat: 0 | 1;
}

async function two(pace: Pace): Promise<Playing> {
  const people = [new Visitor(server.address), new Visitor(server.address)] as const;
  const { id } = await people[0].openTable({ game: "stalls", seats: [{ kind: "me" }, { kind: "person" }], pace });
  await people[1].ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const lines = [await people[0].connect(), await people[1].connect()] as const;
  const { moves } = await lines[0].follow(id);
  await lines[1].follow(id);
  return { id, people, lines, seat: moves.length > 0 ? 0 : 1 };
}

const rowsOf = (table: string) =>
  open.db.selectFrom("seat_time").selectAll().where("table_id", "=", table).orderBy("seat").execute();

test.each([
  [2, 20 * SECOND],
  [3, 2 * SECOND],
])("whose time is up for time number %i comes back with %i ms: from the third on with a tenth", async (nth, left) => {
  const { id, people, lines, seat } = await two(LIVE);
  await open.db
    .updateTable("seat_time")
    .set({ times_up: nth - 1 })
    .where("table_id", "=", id)
    .execute();
  await pass(open.db, 11 * MINUTE);
  await lines[seat === 0 ? 1 : 0].see(({ clocks }) => clocks?.seats[seat]?.isStopped === true);
  await people[seat].ask("POST", `/api/tables/${id}/take-back`, {});
  expect((await rowsOf(id))[seat]?.left_ms).toBe(left);
});

test("at half of a stretch's time all who are present may agree at once", async () => {
  const { id, people, lines, seat } = await two(LIVE);
  const other = people[seat === 0 ? 1 : 0];
  const vote = () => other.ask<TableView & Refusal>("POST", `/api/tables/${id}/stand-in`, { seat, answer: "agree" });
  await pass(open.db, 4 * MINUTE);
  expect((await vote()).body).toMatchObject({ code: "not-away" });
  await pass(open.db, MINUTE + SECOND);
  expect((await vote()).body.seats[seat]).toHaveProperty("standIn");
  for (const line of lines) line.close();
});

test("a clock that is put a day ahead by mistake costs nobody any time", async () => {
  const { id, lines, seat } = await two(LIVE);
  await pass(open.db, 24 * 60 * MINUTE, "without a server");
  const match = await lines[seat].follow(id);
  expect(typeof (await lines[seat].commit(id, match.ply, match.moves.slice(0, 1)))).toBe("number");
  expect((await rowsOf(id)).map(({ left_ms }) => left_ms)).toEqual([10 * MINUTE, 10 * MINUTE]);
});

test("of two devices that act in the same second one is heard, and the clock counts its turn once", async () => {
  const { id, people, lines, seat } = await two(LIVE);
  const second = await people[seat].connect();
  const match = await second.follow(id);
  await pass(open.db, 50 * SECOND);
  const move = match.moves.slice(0, 1);
  const answers = await Promise.all([lines[seat], second].map((line) => line.commit(id, match.ply, move)));
  expect(answers.filter((answer) => typeof answer === "number")).toHaveLength(1);
  expect(answers.find((answer) => typeof answer !== "number")).toMatchObject({ code: "stale" });
  const left = (await rowsOf(id))[seat]?.left_ms ?? 0;
  expect(left, "fifty seconds but the free one and the increment").toBeGreaterThan(10 * MINUTE - 32 * SECOND);
  expect(left).toBeLessThanOrEqual(10 * MINUTE - 29 * SECOND);
});

test("a table that is changed to live while somebody sleeps gives them the whole live time, and no night", async () => {
  const { id, people, seat } = await two(DAYS);
  const minute = Math.floor(Date.now() / MINUTE) % 1440;
  const sleep = { from: (minute + 1380) % 1440, to: (minute + 300) % 1440 };
  await people[seat].ask("PUT", "/api/hours", { zone: "UTC", sleep, vacations: [], isShown: true });
  for (const who of people) await who.ask("POST", `/api/tables/${id}/pace`, { wish: { pace: LIVE } });
  const row = (await rowsOf(id))[seat];
  expect((row?.deadline?.getTime() ?? 0) - (row?.since?.getTime() ?? 0)).toBe(10 * MINUTE + SECOND);
  const { body } = (await people[1 - seat]?.ask<TableView>("GET", `/api/tables/${id}`)) ?? {};
  expect(body?.seats[seat], "live nobody rests").not.toHaveProperty("rests");
});

test("a person who sits at 200 tables has them all on one page", async () => {
  const many = new Visitor(server.address);
  for (let k = 0; k < 200; k++)
    await many.openTable({ game: "stalls", seats: [{ kind: "me" }, { kind: "person" }], pace: DAYS });
  const page = await many.read("/api/home");
  const home = JSON.parse(page) as HomeView;
  expect(home.yourTables).toHaveLength(200);
  expect(Buffer.byteLength(page)).toBeLessThan(40_000);
}, 60_000);
