import { sql } from "kysely";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { OLDEST_PROTOCOL, PROTOCOL } from "#protocol";
import { openDatabase } from "../db/database.ts";
import { Visitor } from "../testing/client.ts";
import { serverForFile } from "../testing/server-for-file.ts";

const server = serverForFile();

test("the server says which protocol it speaks", async () => {
  const line = await new Visitor(server.address).connect();
  line.say({ type: "hello", build: "test", protocol: PROTOCOL });
  line.say({ type: "ping" });
  await line.hear("pong");
});

test.each([undefined, OLDEST_PROTOCOL - 1])(
  "a page that speaks protocol %s is refused, whatever it asks",
  async (protocol) => {
    const line = await new Visitor(server.address).connect();
    line.say({ type: "hello", build: "old", ...(protocol === undefined ? {} : { protocol }) });
    expect((await line.hear("refused")).refusal).toEqual({ code: "client-old" });
    line.say({ type: "commit", id: "commit-of-old", table: "some-table", ply: 0, moves: ["a"] });
    expect(await line.hear("refused")).toMatchObject({ id: "commit-of-old", refusal: { code: "client-old" } });
  },
);

test("unknown kinds of news are skipped and logged once; the known kinds in a note count", async () => {
  const { db } = openDatabase(server.login, 1, pino({ level: "silent" }));
  const [host, friend] = [new Visitor(server.address), new Visitor(server.address)];
  const { id } = await host.openTable({ seats: [{ kind: "me" }, { kind: "person" }] });
  const line = await friend.connect();
  line.say({ type: "follow", table: id, since: 0 });
  await line.hear("table");
  await db.updateTable("table").set({ door: "open" }).where("id", "=", id).execute();
  const notify = (note: unknown) => sql`select pg_notify('fiorino', ${JSON.stringify(note)})`.execute(db);
  for (let i = 0; i < 2; i++) await notify({ node: "of-tomorrow", moved: [], changed: [id], gone: ["x"] });
  await notify({ node: "of-tomorrow", weather: "fine" });
  await sql`select pg_notify('fiorino', 'no JSON')`.execute(db);
  expect((await line.hear("table")).table.door).toBe("open");
  await vi.waitFor(() => expect(server.logged.map(({ kind }) => kind)).toEqual(["gone", "note"]));
  await db.destroy();
});
