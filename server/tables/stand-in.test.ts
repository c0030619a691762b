import { expect, test } from "vitest";
import type { HomeView, TableView } from "#protocol";
import { playToTheEnd, Visitor } from "../testing/client.ts";
import { onTheSpot, startTestServer } from "../testing/server.ts";
import { serverForFile } from "../testing/server-for-file.ts";
import type { BotBrain } from "../workers/bot-brain.ts";

const server = serverForFile();

const ME = { kind: "me" } as const;
const PERSON = { kind: "person" } as const;

/** Two people at stalls; the friend is to act and has the table open. */
async function friendToAct(address = server.address) {
  const [host, friend] = [new Visitor(address), new Visitor(address)];
  const { id } = await host.openTable({ game: "stalls", seats: [ME, PERSON], options: { start: "2" } });
  await friend.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const [line, other] = [await host.connect(), await friend.connect()];
  await line.follow(id);
  await other.follow(id);
  const post = (who: Visitor, verb: string, body: object = {}) =>
    who.ask<TableView>("POST", `/api/tables/${id}/${verb}`, body);
  const giveAway = () => post(host, "stand-in", { seat: 1, level: "random" });
  return { id, host, friend, line, other, post, giveAway };
}

/** Waits until the server has noticed that the friend is gone. */
async function leaveTheRoom({ other, line }: Awaited<ReturnType<typeof friendToAct>>): Promise<void> {
  other.close();
  await line.hear("table", ({ table }) => table.seats[1]?.here === false);
}

test("nobody's seat is given away while they are here and have not kept the match waiting", async () => {
  const { giveAway } = await friendToAct();
  expect(await giveAway()).toMatchObject({ status: 409, body: { code: "not-idle", facts: { minutes: 3 } } });
});

test("the owner gives an absent person's seat to a bot, which plays; the person takes it back and plays on", async () => {
  const table = await friendToAct();
  const { id, host, friend, line, post, giveAway } = table;
  await leaveTheRoom(table);
  const given = await giveAway();
  expect(given).toMatchObject({ status: 200, body: { seats: [{}, { kind: "person", standIn: "random" }] } });
  const hosts = await line.see(({ moves }) => moves.length > 0);
  const { body: home } = await friend.ask<HomeView>("GET", "/api/home");
  expect([home.yourTurn.length, home.yourTables.map(({ status }) => status)]).toEqual([0, ["stood-in"]]);
  const { body: me } = await friend.ask<HomeView["user"]>("GET", "/api/me");
  const { body: hostsHome } = await host.ask<HomeView>("GET", "/api/home");
  expect(hostsHome.yourTurn[0]?.others).toEqual([{ kind: "stand-in", name: me.name }]);

  const back = await friend.connect();
  const seen = await back.follow(id);
  expect(seen.seat).toBe(1);
  expect(await back.commit(id, seen.ply, ["pass"])).toEqual({ code: "bot-plays" });
  const taken = await post(friend, "take-back");
  expect(taken.body.seats[1]).not.toHaveProperty("standIn");
  expect(taken.body.incidents.map(({ seat, type }) => [seat, type])).toEqual([
    [1, "bot-takes-over"],
    [1, "seat-back"],
  ]);
  expect(taken.body.incidents[0]?.ply).toBeLessThan(taken.body.incidents[1]?.ply ?? 0);
  const [one, two] = await Promise.all([playToTheEnd(line, hosts), playToTheEnd(back, seen)]);
  expect(one.standings).toEqual(two.standings);
});

test("a bot plays a given seat to the end, also after the server has been started anew", async () => {
  const silent: BotBrain = { stretch: () => new Promise(() => undefined), close: () => Promise.resolve() };
  const first = await startTestServer({ login: server.login, brain: silent });
  const table = await friendToAct(first.address);
  await leaveTheRoom(table);
  expect((await table.giveAway()).status).toBe(200);
  await first.close();
  const second = await startTestServer({ login: server.login });
  const line = await new Visitor(second.address, table.host.cookie).connect();
  expect((await playToTheEnd(line, await line.follow(table.id))).standings).not.toBeNull();
  await second.close();
});

test("a stand-in that fails is replaced by a simpler one, and the seat stays the person's", async () => {
  const brain: BotBrain = {
    stretch: (thought, signal) =>
      thought.level === "greedy" ? Promise.reject(new Error("out of ideas")) : onTheSpot.stretch(thought, signal),
    close: () => Promise.resolve(),
  };
  const own = await startTestServer({ login: server.login, brain });
  const table = await friendToAct(own.address);
  await leaveTheRoom(table);
  await table.post(table.host, "stand-in", { seat: 1, level: "greedy" });
  const changed = await table.line.hear("table", (heard) => heard.table.seats[1]?.standIn === "random");
  expect(changed.table.seats[1]?.kind).toBe("person");
  expect((await table.post(table.friend, "take-back")).status).toBe(200);
  await own.close();
});

test("only persons' seats of running matches are given away, and only to bots there are", async () => {
  const table = await friendToAct();
  const { host, post } = table;
  await leaveTheRoom(table);
  const give = (body: object) => post(host, "stand-in", { seat: 1, level: "random", ...body });
  expect((await give({ level: "deep" })).body).toMatchObject({ code: "option-invalid" });
  expect((await give({ seat: 4 })).body).toMatchObject({ code: "seats-out-of-range" });
  const { id } = await host.openTable({ seats: [ME, PERSON] });
  const waiting = await host.ask("POST", `/api/tables/${id}/stand-in`, { seat: 1, level: "random" });
  expect(waiting.body).toMatchObject({ code: "match-not-started" });
});

test("a seat that a bot plays can be given twice and taken back twice", async () => {
  const table = await friendToAct();
  await leaveTheRoom(table);
  await table.giveAway();
  expect((await table.giveAway()).body.incidents).toHaveLength(1);
  await table.post(table.friend, "take-back");
  expect((await table.post(table.friend, "take-back")).body.incidents).toHaveLength(2);
});
