import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { HomeView, TableView } from "#protocol";
import { playToTheEnd, Visitor } from "../../testing/client.ts";
import { databaseForFile } from "../../testing/database-for-file.ts";
import { onTheSpot, startTestServer } from "../../testing/server.ts";
import { serverForFile } from "../../testing/server-for-file.ts";
import type { BotBrain } from "../../workers/bot-brain.ts";
import { levelFor } from "./stand-in.ts";

const WATCH = { watchEvery: 50 } as const;
const server = serverForFile(WATCH);

const ME = { kind: "me" } as const;
const PERSON = { kind: "person" } as const;

const open = databaseForFile(server);

let ahead = 0;
/** Puts the database's clock forward. */
async function pass(minutes: number): Promise<void> {
  ahead += minutes;
  await open.db
    .updateTable("clock")
    .set({ ahead: `${ahead} minutes` })
    .execute();
}
beforeEach(() => pass(60));

/** Waits until the server has noted that so many people at the table are here. */
const seen = (table: string, people: number) =>
  expect
    .poll(
      () =>
        open.db
          .selectFrom("seen")
          .select("user_id")
          .where("table_id", "=", table)
          .where("at", ">", sql<Date>`clock_now() - interval '1 minute'`)
          .execute(),
      { timeout: 20_000 },
    )
    .toHaveLength(people);

/** Two people at stalls, perhaps with others; the friend is to act and has the table open. */
async function friendToAct(address = server.address, others: readonly { kind: "bot"; level: string }[] = []) {
  const [host, friend] = [new Visitor(address), new Visitor(address)];
  const { id } = await host.openTable({ game: "stalls", seats: [ME, PERSON, ...others], options: { start: "2" } });
  await friend.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const [line, other] = [await host.connect(), await friend.connect()];
  await line.follow(id);
  await other.follow(id);
  const post = (who: Visitor, verb: string, body: object = {}) =>
    who.ask<TableView>("POST", `/api/tables/${id}/${verb}`, body);
  const vote = (answer: "agree" | "wait") => post(host, "stand-in", { seat: 1, answer });
  return { id, host, friend, line, other, post, vote };
}

type Tried = Awaited<ReturnType<typeof friendToAct>>;

/** Waits for two looks of the server: one that was under way, and one that began afterwards. */
async function lookedAgain(table: string): Promise<void> {
  const lastLook = async () => {
    const { rows } = await sql<{ at: string }>`select max(at)::text as at from seen where table_id = ${table}`.execute(
      open.db,
    );
    return rows[0]?.at;
  };
  for (let looks = 0; looks < 2; looks++) {
    const before = await lastLook();
    await expect.poll(lastLook, { timeout: 20_000 }).not.toBe(before);
  }
}

/** Waits until the server has noticed that the friend is gone, then for some minutes. */
async function leaveFor(minutes: number, { id, other, line }: Tried): Promise<void> {
  other.close();
  await line.hear("table", ({ table }) => table.seats[1]?.here === false);
  await lookedAgain(id);
  await pass(minutes);
}

const told = ({ incidents }: TableView) => incidents.map(({ seat, type }) => [seat, type]);

test("nobody's seat is given to a bot before they have been away for half the table's time", async () => {
  const table = await friendToAct();
  const early = { status: 409, body: { code: "not-away", facts: { minutes: 3 } } };
  expect(await table.vote("agree")).toMatchObject(early);
  await leaveFor(2, table);
  expect(await table.vote("agree")).toMatchObject(early);
});

test("who has a table open twice is here once, and the absence of others is noticed", async () => {
  const table = await friendToAct();
  const second = await table.host.connect();
  await second.follow(table.id);
  await leaveFor(3, table);
  expect((await table.vote("agree")).status).toBe(200);
  second.close();
});

test("at half time a bot takes over when all others present agree; whoever comes back has the seat at once", async () => {
  const table = await friendToAct();
  const { id, host, friend, line, vote } = table;
  await leaveFor(3, table);
  expect((await vote("agree")).body).toMatchObject({ seats: [{}, { kind: "person", standIn: "merchant" }] });
  const hosts = await line.see(({ moves }) => moves.length > 0);
  const { body: home } = await friend.ask<HomeView>("GET", "/api/home");
  expect([home.yourTurn.length, home.yourTables.map(({ status }) => status)]).toEqual([0, ["stood-in"]]);
  const { body: me } = await friend.ask<HomeView["user"]>("GET", "/api/me");
  const { body: hostsHome } = await host.ask<HomeView>("GET", "/api/home");
  expect(hostsHome.yourTurn.find((each) => each.table === id)?.others).toEqual([
    { seat: expect.any(Number), kind: "stand-in", name: me.name },
  ]);

  const back = await friend.connect();
  const seen = await back.follow(id);
  const { table: now } = await line.hear("table", (heard) => heard.table.seats[1]?.standIn === undefined);
  expect(told(now)).toEqual([
    [1, "bot-takes-over"],
    [1, "seat-back"],
  ]);
  expect(now.incidents[0]?.ply).toBeLessThan(now.incidents[1]?.ply ?? 0);
  const [one, two] = await Promise.all([playToTheEnd(line, hosts), playToTheEnd(back, seen)]);
  expect(one.standings).toEqual(two.standings);
  const { body: record } = await host.ask<{ incidents: TableView["incidents"] }>("GET", `/api/tables/${id}/record`);
  expect(record.incidents).toEqual(now.incidents);
});

test("after the table's time a bot is proposed, an objection lets the time begin anew, without one it comes", async () => {
  const table = await friendToAct();
  const { line, vote } = table;
  await leaveFor(6, table);
  await line.hear("table", (heard) => heard.table.seats[1]?.isProposed === true);
  expect((await vote("wait")).body.seats[1]).not.toHaveProperty("isProposed");
  await pass(4);
  expect((await vote("agree")).body.seats[1], "half of the time anew").toHaveProperty("standIn");
  expect((await table.post(table.friend, "take-back")).body.seats[1]).not.toHaveProperty("standIn");
  await pass(6);
  await line.hear("table", (heard) => heard.table.seats[1]?.isProposed === true);
  await pass(2);
  await line.hear("table", (heard) => heard.table.seats[1]?.standIn === "merchant");
});

test("whoever comes back while a bot is proposed keeps the seat", async () => {
  const table = await friendToAct();
  await leaveFor(6, table);
  await table.line.hear("table", (heard) => heard.table.seats[1]?.isProposed === true);
  const back = await table.friend.connect();
  await back.follow(table.id);
  await table.line.hear("table", (heard) => heard.table.seats[1]?.isProposed === undefined);
  await pass(2);
  expect((await table.post(table.friend, "take-back")).body.incidents).toEqual([]);
});

test("whoever has the page open and keeps the match waiting is away after three times that time", async () => {
  const table = await friendToAct();
  await pass(7);
  await seen(table.id, 2);
  expect(await table.vote("agree"), "half of three times is not over").toMatchObject({ body: { code: "not-away" } });
  await pass(1);
  await seen(table.id, 2);
  expect((await table.vote("agree")).body.seats[1]).toHaveProperty("standIn");
});

test("nothing is due while nobody else is present", async () => {
  const table = await friendToAct();
  table.line.close();
  table.other.close();
  await pass(60);
  const { body } = await table.friend.ask<TableView>("GET", `/api/tables/${table.id}`);
  expect(body.seats.map(({ standIn, isProposed }) => [standIn, isProposed])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test("a table that did not begin with all present waits for days", async () => {
  const [host, friend] = [new Visitor(server.address), new Visitor(server.address)];
  const { id } = await host.openTable({ game: "stalls", seats: [ME, PERSON] });
  await pass(30);
  await friend.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const answer = await friend.ask("POST", `/api/tables/${id}/stand-in`, { seat: 0, answer: "agree" });
  expect(answer).toMatchObject({ body: { code: "not-away-hours", facts: { hours: 36 } } });
});

test("a seat that its person has given away stays a bot's until they take it back", async () => {
  const table = await friendToAct();
  const { friend, other, post } = table;
  const { body } = await post(friend, "give-away");
  expect([body.seats[1]?.standIn, told(body)]).toEqual(["merchant", [[1, "seat-given"]]]);
  expect((await post(friend, "give-away")).body.incidents, "once more").toHaveLength(1);
  const seen = await other.follow(table.id);
  expect(await other.commit(table.id, seen.ply, ["pass"])).toEqual({ code: "bot-plays" });
  expect((await post(friend, "take-back")).body.seats[1]).not.toHaveProperty("standIn");
  expect((await post(friend, "take-back")).body.incidents).toHaveLength(2);
});

test("a bot plays a given seat to the end, also after the server has been started anew", async () => {
  const silent: BotBrain = { stretch: () => new Promise(() => undefined), close: () => Promise.resolve() };
  const first = await startTestServer({ login: server.login, brain: silent });
  const table = await friendToAct(first.address);
  expect((await table.post(table.friend, "give-away")).status).toBe(200);
  await first.close();
  const second = await startTestServer({ login: server.login });
  const line = await new Visitor(second.address, table.host.cookie).connect();
  expect((await playToTheEnd(line, await line.follow(table.id))).standings).not.toBeNull();
  await second.close();
});

test("a stand-in that still thinks when its person has come back and moved is told to stop", async () => {
  const asked: Int32Array[] = [];
  const brain: BotBrain = {
    stretch: ({ stop }) => new Promise(() => void asked.push(stop ?? new Int32Array(1))),
    close: () => Promise.resolve(),
  };
  const own = await startTestServer({ login: server.login, brain });
  const table = await friendToAct(own.address);
  await table.post(table.friend, "give-away");
  await expect.poll(() => asked.length).toBe(1);
  await table.post(table.friend, "take-back");
  const { ply, moves } = await table.other.follow(table.id);
  expect(asked[0]?.[0]).toBe(0);
  expect(await table.other.commit(table.id, ply, moves.slice(0, 1))).toBeGreaterThan(ply);
  await expect.poll(() => asked[0]?.[0]).toBe(1);
  await own.close();
});

test("a stand-in that fails is replaced by a simpler one, and the seat stays the person's", async () => {
  const brain: BotBrain = {
    stretch: (thought, signal) =>
      thought.level === "guild-master" ? Promise.reject(new Error("out of ideas")) : onTheSpot.stretch(thought, signal),
    close: () => Promise.resolve(),
  };
  const own = await startTestServer({ login: server.login, brain });
  const table = await friendToAct(own.address, [{ kind: "bot", level: "guild-master" }]);
  expect((await table.post(table.friend, "give-away")).body.seats[1]?.standIn).toBe("guild-master");
  const changed = await table.line.hear("table", (heard) => heard.table.seats[1]?.standIn === "merchant");
  expect(changed.table.seats[1]?.kind).toBe("person");
  await own.close();
});

test("the stand-in is the strongest bot at the table, else the house's middle one", () => {
  const seat = { seat: 0, kind: "bot" } as never;
  const seats = (...levels: readonly string[]) =>
    levels.map((level) => Object.assign({}, seat, { kind: "bot", level }));
  const ports = { botLevels: ["a", "b", "c"] };
  expect(levelFor(ports, { seats: [] })).toBe("b");
  expect(levelFor(ports, { seats: seats("c", "a") })).toBe("c");
  expect(levelFor({ botLevels: ["a"] }, { seats: [] })).toBe("a");
});

test("votes about seats that cannot be stood in for are refused", async () => {
  const { id, host, post } = await friendToAct();
  const agree = (seat: number) => post(host, "stand-in", { seat, answer: "agree" });
  expect((await agree(4)).body).toMatchObject({ code: "seats-out-of-range" });
  expect((await agree(0)).body, "the own seat").toMatchObject({ code: "seat-occupied" });
  expect((await post(host, "stand-in", { seat: 1, answer: "now" })).body).toMatchObject({ code: "malformed" });
  const { id: waiting } = await host.openTable({ seats: [ME, PERSON] });
  const early = await host.ask("POST", `/api/tables/${waiting}/stand-in`, { seat: 1, answer: "agree" });
  expect(early.body).toMatchObject({ code: "match-not-started" });
  expect(id).not.toBe(waiting);
});

test("a match is abandoned when all who play for themselves wish it", async () => {
  const { id, host, friend, line, post } = await friendToAct();
  const agree = (who: Visitor) => post(who, "abandon", { answer: "agree" });
  const wishes = ({ body }: { body: TableView }) => body.seats.map(({ abandons }) => abandons === true);
  expect(wishes(await agree(friend))).toEqual([false, true]);
  expect(wishes(await post(host, "abandon", { answer: "play-on" }))).toEqual([false, false]);
  await agree(friend);
  expect((await agree(host)).body).toMatchObject({
    status: "over",
    closed: "",
    incidents: [{ seat: 0, type: "abandoned" }],
  });
  await line.hear("table", ({ table }) => table.closed === "");
  expect(await agree(friend)).toMatchObject({ body: { code: "match-over" } });
  const seen = await open.db.selectFrom("match").select("ply").where("table_id", "=", id).executeTakeFirstOrThrow();
  expect(await line.commit(id, seen.ply, ["pass"])).toMatchObject({ code: "match-over" });
  const jobs = await open.db.selectFrom("job").select("kind").where("table_id", "=", id).execute();
  expect(jobs, "its answers are forgotten, as after any other end").toEqual([{ kind: "forget-answers" }]);
});

test("whoever plays against bots alone abandons alone; whom a bot plays for is not asked", async () => {
  const host = new Visitor(server.address);
  const { id } = await host.openTable({ game: "stalls", seats: [ME, { kind: "bot", level: "apprentice" }] });
  expect((await host.ask<TableView>("POST", `/api/tables/${id}/abandon`, { answer: "agree" })).body.status).toBe(
    "over",
  );
  const table = await friendToAct();
  await table.post(table.friend, "give-away");
  expect((await table.post(table.friend, "abandon", { answer: "agree" })).body).toMatchObject({ code: "bot-plays" });
  expect((await table.post(table.host, "abandon", { answer: "agree" })).body.status).toBe("over");
});

test("a report reaches the host and nobody else", async () => {
  const { id, friend, host, post } = await friendToAct();
  expect((await post(friend, "report", { text: "  rude words  " })).status).toBe(200);
  await post(friend, "report", { text: "very rude words" });
  const reports = await open.db.selectFrom("report").select("text").where("table_id", "=", id).execute();
  expect(reports).toEqual([{ text: "very rude words" }]);
  expect(JSON.stringify((await host.ask("GET", `/api/tables/${id}`)).body)).not.toContain("rude");
  expect((await post(friend, "report", { text: "x".repeat(501) })).body).toMatchObject({ code: "malformed" });
});
