import { expect, test } from "vitest";
import type { HomeView, TableView } from "#protocol";
import { playToTheEnd, Visitor } from "../../testing/client.ts";
import { serverForFile } from "../../testing/server-for-file.ts";

const server = serverForFile();
const visit = () => new Visitor(server.address);

const ME = { kind: "me" } as const;
const PERSON = { kind: "person" } as const;

/** A match of two people and a bot, played to its end. */
async function played() {
  const [host, friend, stranger] = [visit(), visit(), visit()];
  const seats = [PERSON, { kind: "bot", level: "apprentice" } as const, ME];
  const { id } = await host.openTable({ game: "stalls", seats, options: { decider: "next" } });
  await friend.ask("POST", `/api/tables/${id}/sit`, { seat: 0 });
  const lines = [await host.connect(), await friend.connect()];
  await Promise.all(lines.map(async (line) => playToTheEnd(line, await line.follow(id))));
  const again = (who: Visitor) => who.ask<TableView>("POST", `/api/tables/${id}/rematch`);
  return { id, host, friend, stranger, lines, again };
}

test("a rematch is the same game with the same people on the same seats", async () => {
  const { id, host, friend, stranger, lines, again } = await played();
  const { body: before } = await host.ask<TableView>("GET", `/api/tables/${id}`);
  expect(before.rematch).toBeNull();
  const [line] = lines;
  line?.say({ type: "follow", table: id, since: 0 });
  const { body: opened } = await again(friend);
  expect(opened).toMatchObject({ game: "stalls", status: "waiting", you: 0, owner: 0, options: before.options });
  expect(opened.seats.map(({ kind }) => kind)).toEqual(["person", "bot", "free"]);
  const told = await line?.hear("table", ({ table }) => table.rematch !== null);
  expect(told?.table.rematch).toEqual({ table: opened.id, by: 0, kept: "free" });
  expect((await again(friend)).body.id, "asked once more").toBe(opened.id);
  expect((await stranger.ask<TableView>("GET", `/api/tables/${id}`)).body.rematch).toBeNull();
  expect((await again(stranger)).body).toMatchObject({ code: "not-your-seat" });
  expect((await again(host)).body).toMatchObject({ id: opened.id, status: "running", you: 2 });
});

test("two who ask for a rematch at the same moment meet at one table", async () => {
  const { host, friend, again } = await played();
  const [one, two] = await Promise.all([again(host), again(friend)]);
  expect(one.body.id).toBe(two.body.id);
});

test("a rematch that everybody has left can be opened anew", async () => {
  const { friend, again } = await played();
  const { body } = await again(friend);
  expect((await friend.ask("POST", `/api/tables/${body.id}/leave`, {})).status).toBe(204);
  const { body: next } = await again(friend);
  expect(next).toMatchObject({ status: "waiting", you: 0 });
  expect(next.id).not.toBe(body.id);
});

test("a rematch is on the home page of those who may still take their seat", async () => {
  const { id, host, friend, stranger, again } = await played();
  const offered = async (who: Visitor) => (await who.ask<HomeView>("GET", "/api/home")).body.rematches;
  expect(await offered(host)).toEqual([]);
  const { body: opened } = await again(friend);
  const { body: me } = await friend.ask<HomeView["user"]>("GET", "/api/me");
  expect(await offered(host)).toEqual([{ table: id, game: "stalls", by: me.name }]);
  for (const each of [friend, stranger]) expect(await offered(each)).toEqual([]);
  await stranger.ask("POST", `/api/tables/${opened.id}/sit`, { seat: 2 });
  expect(await offered(host), "somebody else sits there").toEqual([]);
});

test("whoever leaves a rematch they had joined is not offered it again, and may come back", async () => {
  const people = [visit(), visit(), visit()];
  const [host, friend, third] = people as [Visitor, Visitor, Visitor];
  const { id } = await host.openTable({ game: "stalls", seats: [PERSON, PERSON, ME], options: { decider: "next" } });
  await friend.ask("POST", `/api/tables/${id}/sit`, { seat: 0 });
  await third.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const lines = await Promise.all(people.map((who) => who.connect()));
  await Promise.all(lines.map(async (line) => playToTheEnd(line, await line.follow(id))));
  const again = (who: Visitor) => who.ask<TableView>("POST", `/api/tables/${id}/rematch`);
  const offered = async (who: Visitor) => (await who.ask<HomeView>("GET", "/api/home")).body.rematches.length;
  const { body: opened } = await again(friend);
  expect((await again(host)).body).toMatchObject({ id: opened.id, status: "waiting", you: 2 });
  expect((await host.ask("POST", `/api/tables/${opened.id}/leave`, {})).status).toBe(200);
  expect([await offered(host), await offered(third)]).toEqual([0, 1]);
  expect((await again(host)).body).toMatchObject({ id: opened.id, you: 2 });
});

test("a rematch can be declined: all at both tables see it, and the seat stays free", async () => {
  const { id, host, friend, stranger, again } = await played();
  const decline = (who: Visitor) => who.ask<TableView>("POST", `/api/tables/${id}/decline-rematch`);
  expect((await decline(host)).body.rematch, "nothing to decline").toBeNull();
  const { body: opened } = await again(friend);
  expect(await decline(stranger)).toMatchObject({ status: 403, body: { code: "not-your-seat" } });
  const line = await friend.connect();
  line.say({ type: "follow", table: opened.id, since: 0 });
  expect((await decline(host)).body.rematch).toMatchObject({ kept: "declined" });
  const { body: me } = await host.ask<HomeView["user"]>("GET", "/api/me");
  const told = await line.hear("table", ({ table }) => table.seats[2]?.declined !== undefined);
  expect(told.table.seats[2]).toMatchObject({ kind: "free", declined: me.name });
  expect((await host.ask<HomeView>("GET", "/api/home")).body.rematches).toEqual([]);
  const { body: joined } = await again(host);
  expect(joined).toMatchObject({ id: opened.id, status: "running", you: 2 });
  expect(joined.seats[2]).not.toHaveProperty("declined");
  expect((await decline(host)).body.rematch, "too late").toMatchObject({ kept: "taken" });
});

test("a finished match stays on the home page of those who played it, and of nobody else", async () => {
  const { id, host, friend, stranger, lines } = await played();
  const [line] = lines;
  const seen = await line?.follow(id);
  const lately = async (who: Visitor) => (await who.ask<HomeView>("GET", "/api/home")).body.lately;
  const { body: other } = await friend.ask<HomeView["user"]>("GET", "/api/me");
  const points = (seen?.standings?.scores ?? []).map((score) => score.points);
  expect(await lately(host)).toEqual([
    {
      ...{ table: id, game: "stalls", at: expect.any(Number), rank: seen?.standings?.ranks[2] },
      ...{ points: points[2], best: Math.max(points[0] ?? 0, points[1] ?? 0) },
      others: [
        { seat: 0, kind: "person", name: other.name },
        { seat: 1, kind: "bot", name: "apprentice" },
      ],
    },
  ]);
  expect((await lately(friend)).map(({ table, rank }) => [table, rank])).toEqual([[id, seen?.standings?.ranks[0]]]);
  await stranger.ask("GET", `/api/tables/${id}`);
  expect(await lately(stranger)).toEqual([]);
});
