import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HomeView } from "#protocol";
import type { Login } from "../db/database.ts";
import { temporaryFolder } from "../testing/build.ts";
import { playToTheEnd, Visitor } from "../testing/client.ts";
import { environmentOf, freshDatabase, type TestDatabase } from "../testing/database.ts";
import { asHost } from "../testing/host.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";
import { findPostgres } from "./reach.ts";

const ME = { kind: "me" } as const;
const PERSON = { kind: "person" } as const;
const BOT = { kind: "bot", level: "apprentice" } as const;
const folder = temporaryFolder();

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await freshDatabase();
  server = await startTestServer({ login: database.login });
});
afterAll(async () => {
  await server.close();
  await database.drop();
  folder.remove();
});

const backup = (file: string, settings = {}) =>
  asHost({ ...environmentOf(database.login), DATA_DIR: join(folder.path, "data"), ...settings }, "backup", file);

async function query<T>(login: Login, text: string): Promise<readonly T[]> {
  const client = new Client(login);
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows as T[];
}

/** Plays match after match against a bot until told to stop; keeps the ids of acknowledged commits. */
function playOnAndOn(isOver: () => boolean) {
  const visitor = new Visitor(server.address);
  const acknowledged: string[] = [];
  const play = async (): Promise<void> => {
    while (!isOver()) {
      const { id } = await visitor.openTable({ game: "stalls", seats: [ME, BOT] });
      const line = await visitor.connect();
      for (let match = await line.follow(id); match.standings === null && !isOver(); ) {
        const [move] = match.moves;
        const commit = line.freshId();
        if (move === undefined) match = await line.see();
        else {
          if (typeof (await line.commit(id, match.ply, [move], commit)) === "number") acknowledged.push(commit);
          match = await line.follow(id, match.ply);
        }
      }
      line.close();
    }
  };
  return { visitor, acknowledged, played: play() };
}

test("a backup made while people play restores into an empty folder: all that was acknowledged before is there", async () => {
  let isOver = false;
  const players = [1, 2, 3].map(() => playOnAndOn(() => isOver));
  await expect
    .poll(() => players.every(({ acknowledged }) => acknowledged.length > 20), { timeout: 30_000 })
    .toBe(true);
  const strange = "tab\t \\ line\u2028 — \\. Ünïcode";
  await query(database.login, `update "user" set name = 'x'`);
  const client = new Client(database.login);
  await client.connect();
  await client.query(`insert into "user" (id, name) values ('strange', $1)`, [strange]);
  await client.end();

  const before = players.flatMap(({ acknowledged }) => [...acknowledged]);
  const file = join(folder.path, "evening.gz");
  expect((await backup(file)).lines[0]).toMatch(/^.*evening\.gz has \d+ rows of \d+ tables\. It holds secrets/);
  isOver = true;
  await Promise.all(players.map(({ played }) => played));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(before.length).toBeGreaterThan(60);

  const environment = { DATA_DIR: join(folder.path, "anew") };
  const restored = await asHost(environment, "restore", file);
  expect(restored.lines[0]).toMatch(/^Restored as of .*: [1-9]\d* matches replay as they stood\./);
  expect((await asHost(environment, "check")).lines[0]).toMatch(/^[1-9]\d* matches replayed, 0 differ\.$/);
  expect((await asHost(environment, "restore", file)).lines[0]).toContain("has a database already");

  const own = await findPostgres({ dataDir: environment.DATA_DIR, databaseUrl: undefined });
  if (!own.ok) throw new Error(own.refusal);
  expect(existsSync(join(environment.DATA_DIR, "postgres/postmaster.pid")), "it runs for this test").toBe(true);
  const ids = new Set((await query<{ id: string }>(own.value.login, "select id from commit")).map(({ id }) => id));
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  const [{ name } = { name: "" }] = await query<{ name: string }>(
    own.value.login,
    `select name from "user" where id = 'strange'`,
  );
  expect(name).toBe(strange);

  const second = await startTestServer({ login: own.value.login });
  const back = new Visitor(second.address, players[0]?.visitor.cookie);
  const home = (await back.ask<HomeView>("GET", "/api/home")).body;
  expect(
    [...home.yourTurn, ...home.yourTables, ...home.lately].length,
    "seats belong to whom they belonged",
  ).toBeGreaterThan(0);
  const table = await back.openTable({ game: "stalls", seats: [ME, BOT] });
  const line = await back.connect();
  expect((await playToTheEnd(line, await line.follow(table.id))).standings).not.toBeNull();
  await second.close();
  await own.value.stop();
}, 120_000);

test("another PostgreSQL takes a backup when it is empty, with the secret of the cookies for the data folder", async () => {
  const visitor = new Visitor(server.address);
  await visitor.openTable({ game: "stalls", seats: [ME, PERSON] });
  const data = join(folder.path, "kept");
  const kept = { DATA_DIR: data };
  const file = join(folder.path, "kept.gz");
  mkdirSync(data);
  writeFileSync(join(data, "cookie-secret"), "k".repeat(64));
  await backup(file, kept);
  const empty = await freshDatabase();
  const target = { ...environmentOf(empty.login), DATA_DIR: join(folder.path, "elsewhere") };
  expect((await asHost(target, "restore", file)).code).toBe(0);
  expect(readFileSync(join(target.DATA_DIR, "cookie-secret"), "utf8")).toBe("k".repeat(64));
  const count = `select (select count(*) from "table") as tables, (select count(*) from entry) as entries`;
  expect(await query(empty.login, count)).toEqual(await query(database.login, count));
  const next = "insert into host_act (act, subject, reason) values ('a', 'b', 'c') returning id";
  await expect(query(empty.login, next), "numbers go on").resolves.toHaveLength(1);
  expect((await asHost(target, "restore", file)).lines[0]).toContain("is not empty");
  await empty.drop();
});

test("what is no whole backup is refused, and leaves nothing behind", async () => {
  const file = join(folder.path, "whole.gz");
  await backup(file);
  expect((await backup(file)).lines[0]).toContain("is there already");
  const text = gunzipSync(readFileSync(file)).toString();
  const damaged: readonly (readonly [string, string | Buffer, RegExp])[] = [
    ["cut", gzipSync(text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1)), /cut off or changed/],
    ["row", gzipSync(text.replace(/\n\\\.\n\{"rows/, '\n{"rows')), /cut off or changed|cannot be restored/],
    ["gzip", readFileSync(file).subarray(0, 2000), /cannot be restored/],
    ["text", "hello", /cannot be restored/],
    ["json", gzipSync("hello\n"), /no backup of Fiorino/],
    ["newer", gzipSync(text.replace('"0001-first"', '"0001-first","7777-later"')), /newer Fiorino \(7777-later\)/],
  ];
  for (const [name, bytes, sentence] of damaged) {
    const path = join(folder.path, `${name}.gz`);
    writeFileSync(path, bytes);
    const DATA_DIR = join(folder.path, `from-${name}`);
    const { code, lines } = await asHost({ DATA_DIR }, "restore", path);
    expect([name, code, lines[0]]).toEqual([name, 2, expect.stringMatching(sentence)]);
    expect(existsSync(join(DATA_DIR, "postgres")), `${name} leaves no database`).toBe(false);
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}, 120_000);
