import { expect, test } from "vitest";
import type { HomeView, TableView } from "#protocol";
import { playToTheEnd, Visitor } from "../../testing/client.ts";
import { serverForFile } from "../../testing/server-for-file.ts";

/** The ceilings and limits that people meet, but for those of speed: a machine plays faster than people. */
const server = serverForFile({
  config: { ceilings: 1, requestsPerMinute: 600, connectionsPerAddress: 200, messagesPerSecond: 100_000 },
});

const PEOPLE = 8;
const ROUNDS = 2;
const ME = { kind: "me" } as const;
const PERSON = { kind: "person" } as const;
const BOT = { kind: "bot", level: "apprentice" } as const;

async function arrive(): Promise<Visitor> {
  const guest = new Visitor(server.address);
  await guest.ask("GET", "/api/home");
  return guest;
}

/** A request that has to be granted. */
async function ask<T>(guest: Visitor, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await guest.ask<T>(method, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

/** A match on a line of its own, which hears of no other table. */
async function play(guest: Visitor, table: string): Promise<void> {
  const line = await guest.connect();
  await playToTheEnd(line, await line.follow(table));
  line.close();
}

/** Two meet at an open table, play, and play once more. */
async function meet(host: Visitor, friend: Visitor): Promise<void> {
  const open = { game: "stalls", seats: [ME, PERSON], options: {}, door: "open" };
  const { id } = await ask<TableView>(host, "POST", "/api/tables", open);
  const home = await ask<HomeView>(friend, "GET", "/api/home");
  expect(home.openTables.map((table) => table.id)).toContain(id);
  await ask(friend, "POST", `/api/tables/${id}/sit`, { seat: 1 });
  await Promise.all([host, friend].map((guest) => play(guest, id)));
  const next = await ask<TableView>(host, "POST", `/api/tables/${id}/rematch`, {});
  await ask(friend, "POST", `/api/tables/${id}/rematch`, {});
  await Promise.all([host, friend].map((guest) => play(guest, next.id)));
}

test("an honest evening of eight people behind one address meets no ceiling", async () => {
  const guests = await Promise.all(Array.from({ length: PEOPLE }, arrive));
  for (let round = 0; round < ROUNDS; round++) {
    const pairs = Array.from({ length: PEOPLE / 2 }, (_, n) => [
      guests[2 * n],
      guests[(2 * n + 1 + 2 * round) % PEOPLE],
    ]);
    await Promise.all(pairs.map(([host, friend]) => host && friend && meet(host, friend)));
    for (const guest of guests) {
      // One gives up on a table for four and plays against bots; one match stays for another day.
      const wish = { game: "stalls", seats: [ME, PERSON], options: {}, door: "private" };
      const { id: given } = await ask<TableView>(guest, "POST", "/api/tables", wish);
      await guest.ask("POST", `/api/tables/${given}/leave`, {});
      const alone = { game: "stalls", seats: [ME, BOT], options: {}, door: "private" };
      const { id } = await ask<TableView>(guest, "POST", "/api/tables", alone);
      await play(guest, id);
      await ask<TableView>(guest, "POST", "/api/tables", alone);
    }
  }
  expect(server.logged).toEqual([]);
}, 240_000);
