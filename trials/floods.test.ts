import { afterAll, beforeAll, expect, test } from "vitest";
import { Allowances } from "../server/live/allowance.ts";
import { Visitor } from "../server/testing/client.ts";
import { freshDatabase, type TestDatabase } from "../server/testing/database.ts";
import { startTestServer, type TestServer } from "../server/testing/server.ts";

let database: TestDatabase;
const servers: TestServer[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.drop();
});

async function start(config: Parameters<typeof startTestServer>[0]["config"]): Promise<string> {
  const server = await startTestServer({ login: database.login, config: config ?? {} });
  servers.push(server);
  return server.address;
}

const statuses = (address: string, count: number, headers: Record<string, string>): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, async () => (await fetch(`${address}/api/me`, { headers })).status));

const refused = (all: readonly number[]): number => all.filter((status) => status === 429).length;

test("an address has so many requests a minute, whatever it says about where it comes from", async () => {
  const address = await start({ requestsPerMinute: 20 });
  const seen: number[] = [];
  for (let i = 0; i < 30; i++) seen.push(...(await statuses(address, 1, { "x-forwarded-for": `10.0.0.${i}` })));
  expect(refused(seen)).toBeGreaterThanOrEqual(10);
  const answer = await fetch(`${address}/api/me`);
  expect([answer.status, await answer.json()]).toEqual([429, { code: "too-fast" }]);
  expect((await fetch(`${address}/healthz`)).status, "health is asked for by machines").toBe(200);
});

test("a guest has so many requests a minute, from however many addresses", async () => {
  const address = await start({ requestsPerMinute: 20, trustProxy: true });
  const guest = new Visitor(address);
  await guest.ask("GET", "/api/me");
  const seen: number[] = [];
  for (let i = 0; i < 30; i++) {
    seen.push(...(await statuses(address, 1, { "x-forwarded-for": `10.0.0.${i}`, cookie: guest.cookie })));
  }
  expect(refused(seen)).toBeGreaterThanOrEqual(5);
  expect(await statuses(address, 1, { "x-forwarded-for": "10.0.1.1" })).toEqual([200]);
});

test("an address may have so many live connections, and gets new ones when old ones close", async () => {
  const address = await start({ connectionsPerAddress: 3 });
  const lines = await Promise.all([1, 2, 3].map(() => new Visitor(address).connect()));
  await expect(new Visitor(address).connect()).rejects.toThrow("429");
  lines[0]?.close();
  for (;;) {
    const again = await new Visitor(address).connect().catch(() => undefined);
    if (again !== undefined) break;
  }
});

test("an address may open so many live connections a minute", async () => {
  const address = await start({ requestsPerMinute: 10 });
  let refusals = 0;
  for (let i = 0; i < 20; i++) {
    const line = await new Visitor(address).connect().catch(() => undefined);
    if (line === undefined) refusals++;
    line?.close();
  }
  expect(refusals).toBeGreaterThanOrEqual(5);
});

test("a guest does not get more messages by opening more lines", async () => {
  const address = await start({ messagesPerSecond: 10 });
  const guest = new Visitor(address);
  await guest.ask("GET", "/api/me");
  const lines = await Promise.all([1, 2, 3, 4].map(() => guest.connect()));
  const answers = await Promise.all(
    lines.map(async (line) => {
      const heard: string[] = [];
      const done = new Promise<void>((resolve) => {
        line.socket.on("message", (data) => heard.push(JSON.parse(String(data)).type) === 30 && resolve());
      });
      for (let i = 0; i < 30; i++) line.say({ type: "ping" });
      await done;
      return heard;
    }),
  );
  expect(answers.flat().filter((type) => type === "refused").length).toBeGreaterThanOrEqual(60);
  const other = await new Visitor(address).connect();
  other.say({ type: "ping" });
  await other.hear("pong");
});

test("an allowance fills again with time and never above its burst", () => {
  const allowances = new Allowances({ perSecond: 2, burst: 4 });
  const takes = (now: number, count: number) =>
    Array.from({ length: count }, () => allowances.take("a", now)).filter(Boolean).length;
  expect(takes(0, 10)).toBe(4);
  expect(takes(1000, 10)).toBe(2);
  expect(takes(1_000_000, 10)).toBe(4);
  expect(allowances.take("b", 1_000_000)).toBe(true);
});

test("who has been silent long enough is forgotten, and nobody gains by it", () => {
  const allowances = new Allowances({ perSecond: 1, burst: 1 });
  for (let i = 0; i < 30_000; i++) expect(allowances.take(`${i}`, 0)).toBe(true);
  for (let i = 0; i < 30_000; i++) expect(allowances.take(`${i}`, 0)).toBe(false);
});
