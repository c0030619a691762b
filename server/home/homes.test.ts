import { expect, test } from "vitest";
import type { HomeNews, HomeView, LiveMessage, NewTable } from "#protocol";
import { type Line, Visitor } from "../testing/client.ts";
import { serverForFile } from "../testing/server-for-file.ts";

const server = serverForFile({ watchEvery: 3_600_000 });

const ME = { kind: "me" } as const;
const PERSON = { kind: "person" } as const;
const OPEN: Partial<NewTable> = { game: "relay", seats: [ME, PERSON], door: "open" };

/** A line that follows the first page, and what it has been told. */
async function follow(visitor: Visitor, besides?: string): Promise<{ line: Line; told: HomeNews[] }> {
  await visitor.ask("GET", "/api/me");
  const line = await visitor.connect();
  const told: HomeNews[] = [];
  line.socket.on("message", (data) => {
    const message = JSON.parse(data.toString()) as LiveMessage;
    if (message.type === "home") told.push(message.home);
  });
  line.say({ type: "follow-home", ...(besides === undefined ? {} : { besides }) });
  await expect.poll(() => told.length).toBe(1);
  return { line, told };
}

const settled = { timeout: 10_000, interval: 50 };

test("who looks is told the whole page first, as it is asked for; then only what has changed", async () => {
  const [host, reader] = [new Visitor(server.address), new Visitor(server.address)];
  await reader.openTable({ game: "relay", seats: [ME, { kind: "bot", level: "apprentice" }] });
  const { line, told } = await follow(reader);
  const { body } = await reader.ask<HomeView>("GET", "/api/home");
  const { openTables, now, ...own } = body;
  expect(told[0]).toEqual({ ...own, now: expect.any(Number), openTables: { put: openTables, gone: [] } });

  const table = await host.openTable(OPEN);
  await expect.poll(() => told.length, settled).toBe(2);
  expect(told[1]?.openTables?.put.map(({ id }) => id)).toEqual([table.id]);
  expect(Object.keys(told[1] ?? {}).sort()).toEqual(["now", "openTables"]);

  await host.ask("POST", `/api/tables/${table.id}/leave`, {});
  await expect.poll(() => told.length, settled).toBe(3);
  expect(told[2]?.openTables).toEqual({ put: [], gone: [table.id] });
  line.close();
});

test("nobody is told more than once a second, however much happens, and nobody who does not look any more", async () => {
  const [host, reader, gone] = [1, 2, 3].map(() => new Visitor(server.address)) as [Visitor, Visitor, Visitor];
  const watching = await follow(reader);
  const left = await follow(gone);
  left.line.say({ type: "unfollow-home" });
  const ids: string[] = [];
  while (ids.length < 20) ids.push((await host.openTable(OPEN)).id);
  const known = (): ReadonlySet<string> =>
    new Set(watching.told.flatMap(({ openTables }) => openTables?.put.map(({ id }) => id) ?? []));
  await expect.poll(() => ids.every((id) => known().has(id)), settled).toBe(true);
  // By the server's own time: a busy client may read two answers at once.
  const pauses = watching.told.slice(1).map(({ now }, i) => now - (watching.told[i]?.now ?? 0));
  expect(pauses.filter((pause) => pause < 850)).toEqual([]);
  expect(watching.told.length).toBeLessThan(20);
  expect(left.told).toHaveLength(1);
  for (const id of ids) await host.ask("POST", `/api/tables/${id}/leave`, {});
  watching.line.close();
  left.line.close();
});

test("beside a table one is told of turns at other tables, and of nothing else", async () => {
  const [host, reader] = [new Visitor(server.address), new Visitor(server.address)];
  const seats = [ME, { kind: "bot", level: "apprentice" }] as const;
  const here = await reader.openTable({ game: "relay", seats: [...seats] });
  const { line, told } = await follow(reader, here.id);
  expect(told[0]).toEqual({ now: expect.any(Number), yourTurn: [] });
  const table = await host.openTable(OPEN);
  const other = await reader.openTable({ game: "relay", seats: [...seats] });
  await expect.poll(() => told.length, settled).toBe(2);
  expect(told[1]?.yourTurn?.map(({ table: id }) => id)).toEqual([other.id]);
  expect(Object.keys(told[1] ?? {}).sort()).toEqual(["now", "yourTurn"]);
  await host.ask("POST", `/api/tables/${table.id}/leave`, {});
  line.close();
});

test("sixty running matches and the open tables of others are at most 40 kB", async () => {
  const [host, reader] = [new Visitor(server.address), new Visitor(server.address)];
  const pace = { kind: "days", days: 3, bank: 3 } as const;
  const bot = { kind: "bot", level: "apprentice" } as const;
  for (let k = 0; k < 60; k++) await reader.openTable({ game: "stalls", seats: [ME, bot, bot], pace });
  for (let k = 0; k < 50; k++) await host.openTable({ ...OPEN, game: "stalls", seats: [ME, bot, PERSON], pace });
  const page = await reader.read("/api/home");
  const home = JSON.parse(page) as HomeView;
  expect([home.yourTurn.length + home.yourTables.length, home.openTables.length]).toEqual([60, 50]);
  expect(Buffer.byteLength(page)).toBeLessThan(40_000);
}, 120_000);
