import { expect, test } from "vitest";
import { playToTheEnd, Visitor } from "../testing/client.ts";
import { startTestServer } from "../testing/server.ts";
import { serverForFile } from "../testing/server-for-file.ts";

const server = serverForFile({ config: { dataDir: "/" } });

/** A figure by its name and labels, as they are printed. */
const figure = (text: string, name: string): number =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );

test("the figures say what has happened, and neither who nor where", async () => {
  const visitor = new Visitor(server.address);
  const table = await visitor.openTable({
    game: "stalls",
    seats: [{ kind: "me" }, { kind: "bot", level: "apprentice" }],
  });
  const line = await visitor.connect();
  await playToTheEnd(line, await line.follow(table.id));
  expect(await line.commit(table.id, 0, ["pass"])).toMatchObject({ code: "match-over" });
  await visitor.ask("GET", "/api/tables/no-such-table");
  const text = await visitor.read("/metrics");
  expect(figure(text, "fiorino_matches_over")).toBe(1);
  expect(figure(text, "fiorino_matches_running")).toBe(0);
  expect(figure(text, "fiorino_sockets")).toBe(1);
  expect(figure(text, "fiorino_bots_waiting")).toBe(0);
  expect(figure(text, "fiorino_pool_waiting")).toBe(0);
  expect(figure(text, "fiorino_disk_left_bytes")).toBeGreaterThan(0);
  expect(figure(text, "fiorino_event_loop_lag_seconds")).toBeGreaterThan(0);
  expect(figure(text, 'fiorino_commits_total{by="person",answer="accepted"}')).toBeGreaterThan(0);
  expect(figure(text, 'fiorino_commits_total{by="bot",answer="accepted"}')).toBeGreaterThan(0);
  expect(figure(text, 'fiorino_commits_total{by="person",answer="match-over"}')).toBe(1);
  expect(figure(text, 'fiorino_bot_seconds_count{level="apprentice"}')).toBeGreaterThan(0);
  expect(figure(text, 'fiorino_requests_total{status="404"}')).toBe(1);
  const { body: me } = await visitor.ask<{ id: string; name: string }>("GET", "/api/me");
  for (const hidden of [table.id, me.id, me.name, "127.0.0.1"]) expect(text).not.toContain(hidden);
});

test("without a token only this machine may read, and not through a proxy", async () => {
  const ask = (headers: Record<string, string>) => fetch(`${server.address}/metrics`, { headers });
  expect((await ask({})).status).toBe(200);
  for (const name of ["x-forwarded-for", "forwarded", "via"]) {
    const { status, headers } = await ask({ [name]: "203.0.113.9" });
    expect([name, status]).toEqual([name, 404]);
    expect(headers.get("content-type")).toContain("json");
  }
});

test("with a token whoever says it may read, and nobody else", async () => {
  const own = await startTestServer({ login: server.login, config: { metricsToken: "a token of the tests" } });
  const ask = async (authorization: string) =>
    (await fetch(`${own.address}/metrics`, { headers: { authorization, "x-forwarded-for": "203.0.113.9" } })).status;
  expect(await ask("Bearer a token of the tests")).toBe(200);
  for (const said of ["", "Bearer ", "Bearer a token of the testz", "a token of the tests"])
    expect(await ask(said)).toBe(404);
  expect((await fetch(`${own.address}/metrics`)).status).toBe(404);
  await own.close();
});
