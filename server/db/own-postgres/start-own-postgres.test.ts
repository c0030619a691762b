import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Durability } from "./cluster-folder.ts";
import type { OwnPostgresError } from "./own-postgres-error.ts";
import { postgresIn } from "./processes.ts";
import { type OwnPostgres, startOwnPostgres } from "./start-own-postgres.ts";

let dataDir: string;
let opened: OwnPostgres[] = [];
let children: ChildProcess[] = [];
let lost: OwnPostgresError[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "fiorino-own-"));
});

afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  await Promise.all(opened.map((postgres) => postgres.stop()));
  opened = [];
  children = [];
  lost = [];
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(folder = dataDir, durability: Durability = "full"): Promise<OwnPostgres> {
  const log = { info: () => {}, warn: () => {} };
  const onLost = (error: OwnPostgresError) => lost.push(error);
  const postgres = await startOwnPostgres({ dataDir: folder, durability, log, onLost });
  opened.push(postgres);
  return postgres;
}

async function query(login: ClientConfig, text: string): Promise<unknown[]> {
  const client = new Client(login);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Opens the folder in a separate process and waits until it is open. */
async function openElsewhere(): Promise<{ child: ChildProcess; login: ClientConfig & { postmaster: number } }> {
  const fixture = join(import.meta.dirname, "keep-open.fixture.ts");
  const child = spawn(process.execPath, ["--import", "tsx", fixture, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [line] = await once(child.stdout, "data");
  return { child, login: JSON.parse(String(line)) };
}

test("it starts on an empty folder, over a socket only, and reopens what was written", async () => {
  const first = await open();
  await query(first.login, "create table coin (name text); insert into coin values ('fiorino d''oro: ö')");
  expect(await query(first.login, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
  expect(await query(first.login, "show server_encoding")).toEqual([{ server_encoding: "UTF8" }]);
  await first.stop();
  const second = await open();
  expect(await query(second.login, "select name from coin")).toEqual([{ name: "fiorino d'oro: ö" }]);
});

test.runIf(process.getuid?.() === 0)("under nobody it asks for a password that lies in a file of its own", async () => {
  const first = await open(dataDir, "none");
  expect(first.isShared).toBe(true);
  const file = join(dataDir, "postgres-password");
  expect([statSync(file).uid, statSync(file).mode & 0o777]).toEqual([0, 0o600]);
  const { password, ...without } = first.login;
  expect(readFileSync(file, "utf8")).toBe(password);
  const stored = await query(
    first.login,
    "select rolpassword like 'SCRAM-SHA-256%' as is_scram from pg_authid where rolpassword is not null",
  );
  expect(stored).toEqual([{ is_scram: true }]);
  await expect(query(without, "select 1")).rejects.toThrow(/password/);
  await expect(query({ ...without, password: "guessed" }, "select 1")).rejects.toThrow(
    "password authentication failed",
  );
  await first.stop();
  rmSync(file);
  const second = await open(dataDir, "none");
  expect(second.login.password).not.toBe(password);
  expect(await query(second.login, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("it takes as many connections as it is asked to take", async () => {
  const options = { dataDir, durability: "none", connections: 150, log: { info: () => {}, warn: () => {} } } as const;
  const postgres = await startOwnPostgres({ ...options, onLost: () => undefined });
  opened.push(postgres);
  expect(await query(postgres.login, "show max_connections")).toEqual([{ max_connections: "150" }]);
});

test("a killed PostgreSQL comes back by itself with everything committed", async () => {
  const { login, pid } = await open();
  await query(login, "create table coin (n int); insert into coin values (1), (2)");
  const killed = pid();
  process.kill(killed, "SIGKILL");
  await expect.poll(() => query(login, "select n from coin").catch(() => "away"), { timeout: 20_000 }).toHaveLength(2);
  // The new process answers a moment before its id is known here.
  await expect.poll(pid, { timeout: 20_000 }).not.toBe(killed);
});

test("a PostgreSQL that keeps dying is given up", async () => {
  const { pid } = await open(dataDir, "none");
  for (let killed = 0; lost.length === 0; ) {
    if (pid() !== killed) {
      killed = pid();
      process.kill(killed, "SIGKILL");
    }
    await sleep(20);
  }
  expect(lost).toMatchObject([{ code: "cannot-start", message: expect.stringContaining("died") }]);
});

test("when the server is killed its PostgreSQL goes too, and the next server finds everything committed", async () => {
  const { child, login } = await openElsewhere();
  await query(login, "create table coin (n int); insert into coin values (1)");
  child.kill("SIGKILL");
  const next = await open();
  expect(await query(next.login, "select n from coin")).toEqual([{ n: 1 }]);
  expect(postgresIn(join(dataDir, "postgres"), login.postmaster).map(({ pid }) => pid)).not.toContain(login.postmaster);
});

test("when server and PostgreSQL are killed together the next server finds everything committed", async () => {
  const { child, login } = await openElsewhere();
  await query(login, "create table coin (n int); insert into coin values (1)");
  child.kill("SIGSTOP");
  process.kill(login.postmaster, "SIGKILL");
  // The stopped server does not reap its child: the lock file now names a zombie.
  await sleep(100);
  const next = await open();
  expect(await query(next.login, "select n from coin")).toEqual([{ n: 1 }]);
});

test("a second server on the same folder is told about the first, which goes on", async () => {
  const { child, login } = await openElsewhere();
  await expect(open()).rejects.toMatchObject({
    code: "folder-in-use",
    message: expect.stringContaining(`process ${child.pid}`),
  });
  expect(await query(login, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a long folder name gets a socket elsewhere", async () => {
  const { login } = await open(join(dataDir, "x".repeat(100)), "none");
  expect(await query(login, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a folder that cannot be written is named", async () => {
  const file = join(dataDir, "file");
  writeFileSync(file, "");
  await expect(open(join(file, "data"))).rejects.toMatchObject({
    code: "folder-unwritable",
    message: expect.stringContaining(file),
  });
});

test("a cluster of another version is left alone", async () => {
  const postgres = await open(dataDir, "none");
  await postgres.stop();
  writeFileSync(join(dataDir, "postgres/PG_VERSION"), "17\n");
  await expect(open()).rejects.toMatchObject({ code: "folder-foreign", message: expect.stringContaining("17") });
});

test("what PostgreSQL says when it does not start is passed on", async () => {
  const postgres = await open(dataDir, "none");
  await postgres.stop();
  writeFileSync(join(dataDir, "postgres/postgresql.conf"), "max_connections = none\n");
  await expect(open()).rejects.toMatchObject({ code: "cannot-start", message: expect.stringContaining("FATAL") });
});
