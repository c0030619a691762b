import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { HomeView, TableView } from "#protocol";
import type { FinishedRecord } from "../../matches/load-record.ts";
import { playToTheEnd, Visitor } from "../../testing/client.ts";
import { databaseForFile } from "../../testing/database-for-file.ts";
import { startTestServer } from "../../testing/server.ts";
import { serverForFile } from "../../testing/server-for-file.ts";

const server = serverForFile();

const ME = { kind: "me" } as const;
const PERSON = { kind: "person" } as const;
const BOT = { kind: "bot", level: "apprentice" } as const;

const open = databaseForFile(server);

/** Somebody whose page is under the test's control. */
class Person {
  readonly visitor = new Visitor(server.address);
  readonly share = randomBytes(32).toString("hex");
  readonly hash = createHash("sha256").update(Buffer.from(this.share, "hex")).digest("hex");

  constructor() {
    this.visitor.holdsBack = true;
  }

  async ask(path: string, body: object = {}) {
    return this.visitor.ask<TableView & { code?: string }>("POST", `/api/tables${path}`, body);
  }

  async opens(seats: readonly object[], door = "private"): Promise<TableView> {
    const wish = { game: "stalls", seats, options: {}, door, share: this.hash };
    return (await this.ask("", wish)).body;
  }

  sits(id: string, seat: number) {
    return this.ask(`/${id}/sit`, { seat, share: this.hash });
  }

  reveals(id: string) {
    return this.ask(`/${id}/reveal`, { share: this.share });
  }
}

/** Two people at a full table, and what everybody has announced. */
async function fullTable() {
  const [ana, bea] = [new Person(), new Person()];
  const made = await ana.opens([ME, PERSON, BOT], "open");
  const { body: full } = await bea.sits(made.id, 1);
  return { ana, bea, made, full, id: made.id };
}

test("the commitment is there while the table waits, and stays; so are the hashes of the shares", async () => {
  const { ana, bea, made, full, id } = await fullTable();
  expect(made.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(made.seats.map(({ share }) => share)).toEqual([ana.hash, undefined, undefined]);
  expect(full).toMatchObject({ status: "waiting", commitment: made.commitment, revealing: { missing: [0, 1] } });
  expect(full.seats.map(({ share }) => share)).toEqual([ana.hash, bea.hash, undefined]);
  expect((await ana.reveals(id)).body).toMatchObject({ status: "waiting", revealing: { missing: [1] } });
  expect((await bea.reveals(id)).body).toMatchObject({ status: "running", commitment: made.commitment });
});

test("from the first share that may be shown on nothing can be chosen any more", async () => {
  const { ana, bea, id } = await fullTable();
  const late = new Person();
  const home = await late.visitor.ask<HomeView>("GET", "/api/home");
  expect(home.body.openTables.map((table) => table.id)).not.toContain(id);
  expect((await ana.ask(`/${id}/leave`)).body.code).toBe("match-running");
  expect((await ana.ask(`/${id}/bot`, { seat: 2, level: "guild-master" })).body.code).toBe("match-running");
  expect((await bea.ask(`/${id}/share`, { share: late.hash })).body.code).toBe("match-running");
  expect((await late.reveals(id)).body.code).toBe("not-your-seat");
  expect((await bea.ask(`/${id}/reveal`, { share: ana.share })).body.code, "the share of another seat").toBe(
    "share-other",
  );
  expect((await ana.ask(`/${id}/start-without`)).body.code).toBe("shares-awaited");
});

test("until then a browser that came by the seat's link may bring a share of its own", async () => {
  const [ana, phone, bea] = [new Person(), new Person(), new Person()];
  const { id, seatLink } = await ana.opens([ME, PERSON]);
  await phone.visitor.ask("POST", `/api/seat-links/${seatLink?.replace("/s/", "")}`);
  expect((await phone.ask(`/${id}/share`, { share: phone.hash })).status).toBe(200);
  await bea.sits(id, 1);
  await bea.reveals(id);
  expect((await ana.reveals(id)).body.code).toBe("share-other");
  expect((await phone.reveals(id)).body.status).toBe("running");
});

test("a match that waits for shares starts on another server after the one it was made on has gone", async () => {
  const first = await startTestServer({ login: server.login });
  const visitor = new Visitor(first.address);
  visitor.holdsBack = true;
  const ana = new Person();
  const wish = { game: "stalls", seats: [ME, BOT], options: {}, door: "private", share: ana.hash };
  const { body } = await visitor.ask<TableView>("POST", "/api/tables", wish);
  expect(body).toMatchObject({ status: "waiting", revealing: { missing: [0] } });
  await first.close();
  const again = new Visitor(server.address, visitor.cookie);
  const home = await again.ask<HomeView>("GET", "/api/home");
  expect(
    home.body.revealing.map(({ id }) => id),
    "home asks for it",
  ).toEqual([body.id]);
  const shown = await again.ask<TableView>("POST", `/api/tables/${body.id}/reveal`, { share: ana.share });
  expect(shown.body.status).toBe("running");
  const line = await again.connect();
  expect((await playToTheEnd(line, await line.follow(body.id))).standings).not.toBeNull();
});

test("after the table's time those present start without, all agreeing, and it says whose share is missing", async () => {
  const { ana, bea, id } = await fullTable();
  await ana.reveals(id);
  await open.db.updateTable("clock").set({ ahead: "4 days" }).execute();
  expect((await bea.ask(`/${id}/start-without`)).body.code, "whose share is missing has no voice").toBe(
    "shares-awaited",
  );
  const { body } = await ana.ask(`/${id}/start-without`);
  const missing = [{ ply: 0, seat: 1, type: "share-missing" }];
  expect(body).toMatchObject({ status: "running", incidents: missing });
  expect((await bea.reveals(id)).status, "too late, and no fault").toBe(200);
  const lines = [await ana.visitor.connect(), await bea.visitor.connect()];
  await Promise.all(lines.map(async (line) => playToTheEnd(line, await line.follow(id))));
  const record = (await ana.visitor.ask<FinishedRecord>("GET", `/api/tables/${id}/record`)).body;
  expect(record.incidents).toEqual(missing);
  expect(record.fairness.seats).toEqual([{ hash: ana.hash, share: ana.share }, { hash: bea.hash, share: null }, null]);
});

test("those present must all agree", async () => {
  const [ana, bea, cem] = [new Person(), new Person(), new Person()];
  const { id } = await ana.opens([ME, PERSON, PERSON]);
  await bea.sits(id, 1);
  await cem.sits(id, 2);
  await ana.reveals(id);
  await bea.reveals(id);
  await open.db.updateTable("clock").set({ ahead: "8 days" }).execute();
  const line = await bea.visitor.connect();
  line.say({ type: "follow", table: id, since: 0 });
  await line.hear("table");
  const { body } = await ana.ask(`/${id}/start-without`);
  expect(body).toMatchObject({ status: "waiting", revealing: { missing: [2], agreed: [0] } });
  expect((await bea.ask(`/${id}/start-without`)).body.status).toBe("running");
  line.close();
});

test("neither the secret nor a share leaves the server before the end", async () => {
  const { ana, bea, id } = await fullTable();
  const watcher = new Visitor(server.address);
  await watcher.ask("GET", "/api/me");
  const sent: string[] = [];
  const lines = [await ana.visitor.connect(), await bea.visitor.connect(), await watcher.connect()];
  for (const line of lines) {
    line.socket.on("message", (data) => sent.push(data.toString()));
    line.say({ type: "follow", table: id, since: 0 });
  }
  const look = async () => {
    for (const who of [ana.visitor, bea.visitor, watcher]) {
      sent.push(
        await who.read(`/api/tables/${id}`),
        await who.read(`/api/tables/${id}/record`),
        await who.read("/api/home"),
      );
    }
  };
  await look();
  sent.push(JSON.stringify((await ana.reveals(id)).body));
  await look();
  sent.push(JSON.stringify((await bea.reveals(id)).body));
  await look();
  const { secret } = await open.db
    .selectFrom("match")
    .select("secret")
    .where("table_id", "=", id)
    .executeTakeFirstOrThrow();
  const hidden = [secret.toString("hex"), secret.toString("base64"), ana.share, bea.share];
  expect(sent.length).toBeGreaterThan(25);
  expect(sent.filter((text) => hidden.some((each) => text.includes(each)))).toEqual([]);
  await Promise.all(lines.slice(0, 2).map(async (line) => playToTheEnd(line, await line.follow(id))));
  const record = await watcher.read(`/api/tables/${id}/record`);
  for (const each of [secret.toString("hex"), ana.share, bea.share]) expect(record).toContain(each);
  expect(JSON.stringify(server.logged)).not.toContain(ana.share);
  for (const line of lines) line.close();
});
