import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HomeView, TableView } from "#protocol";
import { Visitor } from "../testing/client.ts";
import { environmentOf, freshDatabase, type TestDatabase } from "../testing/database.ts";
import { asHost } from "../testing/host.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";

const ME = { kind: "me" } as const;
const PERSON = { kind: "person" } as const;
const WHY = ["--reason", "a test"] as const;

let database: TestDatabase;
/** Two servers on one database, as two processes are. */
let servers: readonly TestServer[];
let environment: Readonly<Record<string, string>>;

beforeAll(async () => {
  database = await freshDatabase();
  environment = environmentOf(database.login);
  servers = [await startTestServer({ login: database.login }), await startTestServer({ login: database.login })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.drop();
});

const host = (...words: readonly string[]) => asHost(environment, ...words);
const at = (index: number): string => servers[index]?.address ?? "";

async function query<T>(text: string, values: readonly unknown[] = []): Promise<readonly T[]> {
  const client = new Client(database.login);
  await client.connect();
  return (await client.query(text, [...values]).finally(() => client.end())).rows as T[];
}

const me = async (visitor: Visitor) => (await visitor.ask<HomeView["user"]>("GET", "/api/me")).body;

/** Ana and Bea at a running match of stalls, each at her own server, with the table open. */
async function twoAtATable() {
  const [ana, bea] = [new Visitor(at(0)), new Visitor(at(0))];
  const { id } = await ana.openTable({ game: "stalls", seats: [ME, PERSON], options: { start: "2" } });
  await bea.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const [line, other] = [await ana.connect(), await new Visitor(at(1), bea.cookie).connect()];
  await line.follow(id);
  await other.follow(id);
  return { id, ana, bea, line, other, guests: [await me(ana), await me(bea)] as const };
}

test("tables and people are listed with load and sizes, and hostile names cannot move the terminal", async () => {
  const { id, guests } = await twoAtATable();
  await query(`update "user" set name = $1 where id = $2`, ["\u001b[2Jx", guests[0].id]);
  const tables = await host("list", "tables");
  expect(tables.code).toBe(0);
  expect(tables.lines[0]).toMatch(/^table .* entries +day +bytes +seats$/);
  const row = tables.lines.find((line) => line.startsWith(id)) ?? "";
  expect(row).toContain("?[2Jx");
  expect(row).toMatch(/stalls +running +private/);
  const people = await host("list", "people", "--json");
  const found = people.lines.map((line) => JSON.parse(line)).find(({ user }) => user === guests[1].id);
  expect(found).toMatchObject({ running: 1, waiting: 0, over: 0, ban: null });
  expect((await host("list", "towels")).lines).toEqual([
    'list takes tables, people, reports, bans, acts, not "towels".',
  ]);
});

test("a deleted table is gone from the database, memory and lines of every server; the act is written down", async () => {
  const { id, ana, line, other } = await twoAtATable();
  expect(await host("delete", id, ...WHY)).toEqual({ code: 0, lines: [`The table ${id} is gone.`] });
  for (const each of [line, other]) {
    expect((await each.hear("refused", ({ table }) => table === id)).refusal.code).toBe("not-found");
  }
  expect((await ana.ask("GET", `/api/tables/${id}`)).status).toBe(404);
  expect(
    await query("select 1 from entry where table_id = $1 union all select 1 from job where table_id = $1", [id]),
  ).toEqual([]);
  const acts = await query<object>("select act, subject, reason from host_act where subject = $1", [id]);
  expect(acts).toEqual([{ act: "delete", subject: id, reason: "a test" }]);
  expect((await host("delete", id, ...WHY)).lines).toEqual([`There is no table ${id}.`]);
  expect(
    await query("select 1 from host_act where subject = $1", [id]),
    "what was refused is not written down",
  ).toHaveLength(1);
  expect((await host("delete", id)).lines).toEqual(["delete needs --reason TEXT."]);
});

test("a closed table is over for everybody, with the reason; nothing is played on, by people or bots", async () => {
  const { id, ana, bea, line, other } = await twoAtATable();
  const [before] = await query<{ ply: number }>("select ply from match where table_id = $1", [id]);
  const seen = await other.follow(id);
  expect(await host("close", id, "--reason", "too loud")).toEqual({ code: 0, lines: [`The table ${id} is closed.`] });
  for (const each of [line, other]) {
    const { table } = await each.hear("table", (heard) => heard.table.closed !== undefined);
    expect([table.status, table.closed]).toEqual(["over", "too loud"]);
  }
  for (const each of [line, other]) {
    for (const move of seen.moves)
      expect(await each.commit(id, seen.ply, [move])).toMatchObject({ code: "match-over" });
  }
  expect(await query("select ply, to_act from match where table_id = $1", [id])).toEqual([{ ...before, to_act: 0 }]);
  const home = (await bea.ask<HomeView>("GET", "/api/home")).body;
  expect([...home.yourTurn, ...home.yourTables].filter(({ table }) => table === id)).toEqual([]);
  expect((await host("close", id, ...WHY)).lines).toEqual([`The table ${id} is over already.`]);
  expect(await query("select kind from job where table_id = $1", [id])).toEqual([{ kind: "forget-answers" }]);
  expect((await ana.ask("GET", `/api/tables/${id}/record`)).body, "its secret stays").toMatchObject({
    code: "match-running",
  });

  const waiting = await ana.openTable({ game: "stalls", seats: [ME, PERSON], door: "open" });
  expect((await host("close", waiting.id, ...WHY)).code).toBe(0);
  const late = await bea.ask("POST", `/api/tables/${waiting.id}/sit`, { seat: 1 });
  expect(late.body).toMatchObject({ code: "match-over" });
  await expect
    .poll(async () => (await ana.ask<TableView>("GET", `/api/tables/${waiting.id}`)).body.closed)
    .toBe("a test");
});

test("a banned guest loses running lines everywhere and gets no answers until the end of the ban", async () => {
  const { id, bea, other, guests, ana } = await twoAtATable();
  const [, { id: guest }] = guests;
  const closed = new Promise<number>((done) => other.socket.once("close", done));
  expect((await host("ban", guest, "--for", "2h", ...WHY)).code).toBe(0);
  const { refusal } = await other.hear("refused", ({ table }) => table === id);
  expect(refusal).toMatchObject({ code: "banned", facts: { reason: "a test" } });
  expect(refusal.facts?.["until"]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
  expect(await closed).toBe(1008);
  await expect.poll(async () => (await bea.ask("GET", "/api/home")).status, { timeout: 30_000 }).toBe(403);
  await expect(bea.connect()).rejects.toThrow("403");
  expect((await ana.ask("GET", "/api/home")).status).toBe(200);
  expect((await bea.ask("GET", "/healthz")).status, "the watcher of the process is nobody's guest").toBe(200);

  expect((await host("list", "bans")).lines.some((line) => line.startsWith(guest))).toBe(true);
  expect((await host("unban", guest, ...WHY)).code).toBe(0);
  await expect.poll(async () => (await bea.ask("GET", "/api/home")).status, { timeout: 30_000 }).toBe(200);
  expect((await host("unban", guest, ...WHY)).lines).toEqual([`${guest} is not banned.`]);
});

test("a banned network is shut out, whoever comes from it; another one is not", async () => {
  const visitor = new Visitor(at(1));
  await host("ban", "127.0.0.0/8", "--for", "ever", ...WHY);
  await expect.poll(async () => (await visitor.ask("GET", "/api/home")).status, { timeout: 30_000 }).toBe(403);
  await expect(visitor.connect()).rejects.toThrow("403");
  await host("unban", "127.0.0.9/8", ...WHY);
  await host("ban", "2001:db8::/32", "--for", "ever", ...WHY);
  await expect.poll(async () => (await visitor.ask("GET", "/api/home")).status, { timeout: 30_000 }).toBe(200);
  for (const [who, span, sentence] of [
    ["10.0.0.0/99", "1h", /is no network/],
    ["10.0.0.0/0", "1h", /is no network/],
    ["x", "1h", /neither a guest's id nor a network/],
    ["10.0.0.1", "soon", /--for is a time/],
  ] as const) {
    expect((await host("ban", who, "--for", span, ...WHY)).lines[0]).toMatch(sentence);
  }
});

test("a renamed person has the new name at every table, also at open ones", async () => {
  const { guests, line } = await twoAtATable();
  const [, { id: guest }] = guests;
  expect((await host("rename", guest, "--name", " Bea   B. ", ...WHY)).lines).toEqual([`${guest} is called Bea B..`]);
  const { table } = await line.hear("table", (heard) => heard.table.seats[1]?.name === "Bea B.");
  expect(table.seats[1]?.kind).toBe("person");
  expect((await host("rename", guest, "--name", "\u0007", ...WHY)).code).toBe(2);
  expect((await host("rename", "nobody-such", "--name", "X", ...WHY)).lines[0]).toContain("There is nobody");
});

test("a guest whose id begins with a dash can be named like any other", async () => {
  const id = "-bcdefghijklmnopqrst-v";
  await query(`insert into "user" (id, name) values ($1, 'Dash')`, [id]);
  expect((await host("rename", id, "--name", "Dot", ...WHY)).lines).toEqual([`${id} is called Dot.`]);
});

test("a person's data are exported, without rights and without other people's", async () => {
  const { id, guests } = await twoAtATable();
  const folder = mkdtempSync(join(tmpdir(), "fiorino-export-"));
  const file = join(folder, "bea.json");
  expect((await host("export", guests[1].id, "--to", file)).code).toBe(0);
  const text = readFileSync(file, "utf8");
  const data = JSON.parse(text);
  expect(data.person).toMatchObject({ id: guests[1].id, name: guests[1].name });
  expect(data.seats.map(({ table, seat }: { table: string; seat: number }) => [table, seat])).toEqual([[id, 1]]);
  const links = await query<{ link: string; secret: string }>(
    "select link, encode(secret, 'hex') as secret from seat join match using (table_id) where table_id = $1",
    [id],
  );
  for (const hidden of [guests[0].id, ...links.flatMap(({ link, secret }) => [link, secret])]) {
    expect(text).not.toContain(hidden);
  }
  expect((await host("export", guests[1].id, "--to", file)).lines[0]).toContain("is there already");
  rmSync(folder, { recursive: true });
});

test("a deleted person leaves no name and no rights; waiting seats are free, a bot plays on, the others keep their match", async () => {
  const { id, bea, guests, line } = await twoAtATable();
  const [, { id: guest, name }] = guests;
  const waiting = await bea.openTable({ game: "stalls", seats: [ME, PERSON] });
  const together = await bea.openTable({ game: "stalls", seats: [ME, PERSON, PERSON] });
  await new Visitor(at(0)).ask("POST", `/api/tables/${together.id}/sit`, { seat: 1 });
  const { seatLink } = (await bea.ask<TableView>("GET", `/api/tables/${id}`)).body;
  expect((await host("delete-person", guest, ...WHY)).lines).toEqual([`${guest} is deleted; 3 tables named them.`]);
  const { table } = await line.hear("table", (heard) => heard.table.seats[1]?.standIn !== undefined);
  expect(table.seats[1]).toMatchObject({ kind: "person", name: "–" });
  expect((await line.see(({ ply }) => ply > 0)).ply, "the bot plays").toBeGreaterThan(0);
  expect(await query("select 1 from seat_access where user_id = $1", [guest])).toEqual([]);
  expect(await query(`select 1 from "user" where id = $1 or name = $2`, [guest, name])).toEqual([]);
  const left = new Visitor(at(0));
  expect((await left.ask("GET", `/api/tables/${waiting.id}`)).status, "nobody is left there").toBe(404);
  const { body } = await left.ask<TableView>("GET", `/api/tables/${together.id}`);
  expect([body.owner, body.seats.map(({ kind }) => kind)]).toEqual([1, ["free", "person", "free"]]);
  expect((await bea.ask<TableView>("GET", `/api/tables/${id}`)).body.you).toBeNull();
  const taken = await bea.ask("POST", `/api/seat-links/${seatLink?.split("/").at(-1)}`, {});
  expect(taken.body, "the way back is closed, too").toMatchObject({ code: "link-invalid" });
});

test("every column that refers to a person is known to the export and the deletion", async () => {
  const columns = await query<{ name: string }>(`
    select conrelid::regclass || '.' || attname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = '"user"'::regclass order by 1`);
  expect(columns.map(({ name }) => name)).toEqual([
    '"table".owner',
    "person_hours.user_id",
    "report.user_id",
    "seat.declined_by",
    "seat.user_id",
    "seat_access.user_id",
  ]);
});

test("a database of another version is left alone", async () => {
  const empty = await freshDatabase();
  const { code, lines } = await asHost(environmentOf(empty.login), "list", "tables");
  expect([code, lines[0]]).toEqual([2, expect.stringContaining("another version")]);
  await empty.drop();
  expect((await asHost({ DATA_DIR: "/nowhere/data" }, "list", "tables")).lines[0]).toContain("There is no database");
});
