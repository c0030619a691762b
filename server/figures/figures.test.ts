import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentHash, verifyRecord } from "#engine";
import { stalls } from "#engine/testkit";
import type { FiguresView, TableView } from "#protocol";
import type { FinishedRecord } from "../matches/load-record.ts";
import { playToTheEnd, Visitor } from "../testing/client.ts";
import { freshDatabase, type TestDatabase } from "../testing/database.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";

const OWN = stalls.content?.builtIn ?? "";
/** Everything costs and gives something else. */
const DEAR = OWN.replace('"points":5', '"points":9').replace('"price":1', '"price":3').replace('"wool":3', '"wool":4');
const CHEAP = OWN.replaceAll('"price":2', '"price":1').replace('"points":5', '"points":-2');

let database: TestDatabase;
let folder: string;
const servers: TestServer[] = [];

/** A server on the database of this test, with these figures in its host's folder. */
async function start(figures?: string): Promise<TestServer> {
  const figuresDir = join(folder, `${servers.length}`);
  mkdirSync(figuresDir);
  if (figures !== undefined) writeFileSync(join(figuresDir, "stalls.json"), figures);
  const server = await startTestServer({ login: database.login, config: { figuresDir, matchesInMemory: 1 } });
  servers.push(server);
  return server;
}

beforeEach(async () => {
  database = await freshDatabase();
  folder = mkdtempSync(join(tmpdir(), "fiorino-figures-"));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const SEATS = [{ kind: "me" }, { kind: "bot", level: "guild-master" }] as const;
const open = (visitor: Visitor) => visitor.openTable({ game: "stalls", seats: [...SEATS] });

async function recordOf(visitor: Visitor, table: string): Promise<FinishedRecord> {
  const line = await visitor.connect();
  await playToTheEnd(line, await line.follow(table));
  line.close();
  return (await visitor.ask<FinishedRecord>("GET", `/api/tables/${table}/record`)).body;
}

test("a match is played with the host's figures, from its table over its views to its record", async () => {
  const { address } = await start(DEAR);
  const visitor = new Visitor(address);
  const figures = await visitor.ask<FiguresView>("GET", "/api/figures/stalls");
  expect(figures.body).toEqual({ hash: contentHash(DEAR), isCorrected: true });
  const table = await open(visitor);
  expect(table.content).toBe(contentHash(DEAR));
  const text = await (await fetch(`${address}/api/content/${table.content}`)).text();
  expect(text).toBe(DEAR);
  const record = await recordOf(visitor, table.id);
  expect(record.content).toEqual({ hash: contentHash(DEAR), text: DEAR });
  expect(verifyRecord(stalls, record).ok).toBe(true);
  const withOwn = { ...record, content: { hash: contentHash(OWN), text: OWN } };
  expect(verifyRecord(stalls, withOwn).ok, "the figures make a difference").toBe(false);
});

test("without a correction tables name the game's own figures, and games without figures name none", async () => {
  const visitor = new Visitor((await start()).address);
  expect((await visitor.ask("GET", "/api/figures/stalls")).body).toEqual({
    hash: contentHash(OWN),
    isCorrected: false,
  });
  expect((await visitor.ask("GET", "/api/figures/relay")).status).toBe(404);
  expect((await open(visitor)).content).toBe(contentHash(OWN));
  const other = await visitor.openTable({ game: "relay", seats: [...SEATS] });
  expect(other).not.toHaveProperty("content");
});

test("after a start with other figures running matches keep theirs, new ones have the new", async () => {
  const first = await start(DEAR);
  const visitor = new Visitor(first.address);
  const [one, two] = [await open(visitor), await open(visitor)];
  const waiting = await visitor.openTable({ game: "stalls", seats: [{ kind: "me" }, { kind: "person" }] });
  expect(waiting, "figures are chosen when the match begins").not.toHaveProperty("content");
  await first.close();

  const second = await start(CHEAP);
  const again = new Visitor(second.address, visitor.cookie);
  await again.ask("POST", `/api/tables/${waiting.id}/bot`, { seat: 1, level: "apprentice" });
  const begun = await again.ask<TableView>("GET", `/api/tables/${waiting.id}`);
  expect(begun.body.content).toBe(contentHash(CHEAP));
  const three = await open(again);
  await second.close();

  const last = new Visitor((await start()).address, visitor.cookie);
  const kept: readonly (readonly [TableView, string])[] = [
    [one, DEAR],
    [three, CHEAP],
    [two, DEAR],
    [await open(last), OWN],
  ];
  for (const [{ id }, text] of kept) {
    const record = await recordOf(last, id);
    expect(record.content?.text).toBe(text);
    expect(verifyRecord(stalls, record).ok).toBe(true);
  }
});

test("servers on one database may differ in their figures: a match has those of the server where it began", async () => {
  const [one, two] = [await start(DEAR), await start(CHEAP)];
  const visitor = new Visitor(one.address);
  const { id } = await open(visitor);
  const elsewhere = new Visitor(two.address, visitor.cookie);
  const record = await recordOf(elsewhere, id);
  expect(record.content?.text).toBe(DEAR);
  expect(verifyRecord(stalls, record).ok).toBe(true);
});

test("figures can be asked for by their hash alone", async () => {
  const { address } = await start(DEAR);
  for (const wrong of ["0000000000000000", "..%2f..%2fetc", "0", contentHash(DEAR).toUpperCase()]) {
    expect((await fetch(`${address}/api/content/${wrong}`)).status, wrong).toBe(404);
  }
  const known = await fetch(`${address}/api/content/${contentHash(DEAR)}`);
  expect(known.headers.get("cache-control")).toContain("immutable");
});
