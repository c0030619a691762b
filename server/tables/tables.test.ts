import { expect, test } from "vitest";
import type { HomeView, TableView } from "#protocol";
import { Visitor } from "../testing/client.ts";
import { serverForFile } from "../testing/server-for-file.ts";

const server = serverForFile();
const visit = () => new Visitor(server.address);

const ME = { kind: "me" } as const;
const PERSON = { kind: "person" } as const;
const BOT = { kind: "bot", level: "apprentice" } as const;

test("a guest keeps the same name and id by cookie, and nobody can make one up", async () => {
  const guest = visit();
  const { body: first } = await guest.ask<HomeView>("GET", "/api/home");
  expect(first.user.name).toMatch(/^[A-Z][a-z]+ [A-Z]$/);
  expect((await guest.ask<HomeView>("GET", "/api/home")).body.user).toEqual(first.user);
  const forged = new Visitor(server.address, `fiorino=${first.user.id}.nonsense`);
  expect((await forged.ask<HomeView>("GET", "/api/home")).body.user.id).not.toBe(first.user.id);
});

test("a name can be changed, within reason", async () => {
  const guest = visit();
  await guest.ask("GET", "/api/me");
  expect((await guest.ask("PATCH", "/api/me", { name: "  Ana\n Luísa " })).body).toMatchObject({ name: "Ana Luísa" });
  expect((await guest.ask("GET", "/api/me")).body).toMatchObject({ name: "Ana Luísa" });
  for (const name of ["", "   ", "x".repeat(25), "a\u0000b", "a\u202eb", "\u3164", "\u2800", "a\u115fb", 7]) {
    expect(await guest.ask("PATCH", "/api/me", { name })).toMatchObject({
      status: 400,
      body: { code: "name-invalid", facts: { most: 24 } },
    });
  }
});

test("nobody takes the name of a bot or of somebody at the same table; a seat never depends on a name", async () => {
  const [host, friend] = [visit(), visit()];
  const { id } = await host.openTable({ seats: [ME, PERSON, PERSON] });
  const call = (who: Visitor, name: string) => who.ask("PATCH", "/api/me", { name });
  expect((await call(host, "Ada")).status).toBe(200);
  expect((await call(friend, "ada")).status, "not at one table yet").toBe(200);
  expect((await friend.ask("POST", `/api/tables/${id}/sit`, { seat: 1 })).status).toBe(200);
  const taken = { status: 409, body: { code: "name-taken" } };
  expect(await call(friend, "ADA")).toMatchObject(taken);
  for (const name of ["Bot", "bot 2", "greedy"]) expect(await call(friend, name)).toMatchObject(taken);
  expect((await call(friend, "Botticelli")).status).toBe(200);
});

test("a table with bots on all other seats starts at once", async () => {
  const table = await visit().openTable({ game: "calimala", seats: [BOT, ME, BOT] });
  expect(table).toMatchObject({ status: "running", you: 1, owner: 1, seatLink: expect.stringMatching(/^\/s\//) });
  expect(table.id).toMatch(/^[a-z]+-[a-z]+-[a-z2-9]{12}$/);
  expect(table.options).toMatchObject({ layout: "random", cubes: "limited" });
  expect(table.seats.map(({ kind, name }) => [kind, name])[0]).toEqual(["bot", "apprentice"]);
});

test.each<[string, object, number, object]>([
  ["an unknown game", { game: "chess" }, 404, { code: "not-found" }],
  [
    "too few seats",
    { game: "calimala", seats: [ME, BOT] },
    400,
    { code: "seats-out-of-range", facts: { min: 3, max: 5 } },
  ],
  ["nobody called me", { seats: [BOT, BOT] }, 400, { code: "malformed" }],
  ["an unknown bot", { seats: [ME, { kind: "bot", level: "deep" }] }, 400, { code: "option-invalid" }],
  ["an unknown option", { options: { colour: "red" } }, 400, { code: "option-invalid", facts: { option: "colour" } }],
  ["an unknown value", { options: { hand: "nine" } }, 400, { code: "option-invalid", facts: { option: "hand" } }],
  ["something else in it", { extra: 1 }, 400, { code: "malformed" }],
])("no table with %s", async (_, wish, status, body) => {
  const whole = { game: "relay", seats: [ME, BOT], options: {}, door: "private", ...wish };
  expect(await visit().ask("POST", "/api/tables", whole)).toMatchObject({ status, body });
});

test("friends sit down by link, and the last one starts the match", async () => {
  const [host, friend, late] = [visit(), visit(), visit()];
  const { id, status } = await host.openTable({ seats: [ME, PERSON, PERSON] });
  expect(status).toBe("waiting");
  const sit = (who: Visitor, seat: number) => who.ask<TableView>("POST", `/api/tables/${id}/sit`, { seat });
  expect(await sit(friend, 0)).toMatchObject({ status: 409, body: { code: "seat-occupied" } });
  expect(await sit(friend, 4)).toMatchObject({ body: { code: "seats-out-of-range" } });
  expect(await sit(friend, 2)).toMatchObject({ status: 200, body: { status: "waiting", you: 2 } });
  expect(await sit(friend, 1)).toMatchObject({ status: 409, body: { code: "already-seated" } });
  const bot = (who: Visitor) => who.ask<TableView>("POST", `/api/tables/${id}/bot`, { seat: 1, level: "apprentice" });
  expect(await bot(friend)).toMatchObject({ status: 403, body: { code: "not-owner" } });
  expect(await bot(host)).toMatchObject({ status: 200, body: { status: "running" } });
  expect(await sit(late, 1)).toMatchObject({ status: 409, body: { code: "match-running" } });
});

test("two who take the last seat at the same moment do not both get it", async () => {
  const { id } = await visit().openTable({ seats: [ME, PERSON] });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => visit().ask("POST", `/api/tables/${id}/sit`, { seat: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test("who leaves frees the seat; the owner's part passes on; with the last person the table goes", async () => {
  const [host, friend] = [visit(), visit()];
  const table = await host.openTable({ seats: [ME, PERSON, PERSON] });
  await friend.ask("POST", `/api/tables/${table.id}/sit`, { seat: 2 });
  await host.ask("POST", `/api/tables/${table.id}/leave`, {});
  const { body } = await friend.ask<TableView>("GET", `/api/tables/${table.id}`);
  expect(body).toMatchObject({ owner: 2, seats: [{ kind: "free" }, { kind: "free" }, { kind: "person" }] });
  expect(await host.ask("POST", `/api${table.seatLink?.replace("/s/", "/seat-links/")}`)).toMatchObject({
    status: 404,
    body: { code: "link-invalid" },
  });
  expect((await friend.ask("POST", `/api/tables/${table.id}/leave`, {})).status).toBe(204);
  expect(await friend.ask("GET", `/api/tables/${table.id}`)).toMatchObject({
    status: 404,
    body: { code: "not-found" },
  });
});

test("nobody leaves a running match", async () => {
  const host = visit();
  const { id } = await host.openTable({ seats: [ME, BOT] });
  expect(await host.ask("POST", `/api/tables/${id}/leave`, {})).toMatchObject({ body: { code: "match-running" } });
});

test("a seat's private link gives another device the rights of that seat, and of no other", async () => {
  const [host, friend, phone] = [visit(), visit(), visit()];
  const table = await host.openTable({ seats: [ME, PERSON] });
  await friend.ask("POST", `/api/tables/${table.id}/sit`, { seat: 1 });
  const path = `/api${table.seatLink?.replace("/s/", "/seat-links/")}`;
  expect((await phone.ask<TableView>("POST", path)).body).toMatchObject({ id: table.id, you: 0 });
  expect((await phone.ask<TableView>("POST", path)).status, "once more").toBe(200);
  expect(await friend.ask("POST", path)).toMatchObject({ status: 409, body: { code: "already-seated" } });
  expect(await phone.ask("POST", "/api/seat-links/nonsense")).toMatchObject({ body: { code: "link-invalid" } });
  const lines = [await host.connect(), await phone.connect()];
  const [a, b] = await Promise.all(lines.map((line) => line.follow(table.id)));
  expect(b).toEqual(a);
});

test("a new private link ends the old one and the rights of all who came by it", async () => {
  const [host, friend, phone] = [visit(), visit(), visit()];
  const table = await host.openTable({ seats: [ME, PERSON] });
  const { body: sat } = await friend.ask<TableView>("POST", `/api/tables/${table.id}/sit`, { seat: 1 });
  const path = `/api${sat.seatLink?.replace("/s/", "/seat-links/")}`;
  expect((await phone.ask<TableView>("POST", path)).body).toMatchObject({ you: 1, browsers: 2, renewable: [] });
  const line = await phone.connect();
  const seen = await line.follow(table.id);
  expect(seen.seat).toBe(1);
  expect(await phone.ask("POST", `/api/tables/${table.id}/seat-link`, { seat: 1 })).toMatchObject({
    body: { code: "not-first" },
  });

  const renewed = await friend.ask<TableView>("POST", `/api/tables/${table.id}/seat-link`, { seat: 1 });
  expect(renewed.body).toMatchObject({ you: 1, browsers: 1, renewable: [1], incidents: [] });
  expect(renewed.body.seatLink).not.toBe(sat.seatLink);
  expect((await line.see()).seat, "the phone has become a spectator").toBeNull();
  expect(await line.commit(table.id, seen.ply, ["pass"])).toMatchObject({ code: "not-your-seat" });
  expect(await visit().ask("POST", path)).toMatchObject({ status: 404, body: { code: "link-invalid" } });
});

test("whoever opened the table renews the link of another seat, and everybody is told", async () => {
  const [host, friend, phone] = [visit(), visit(), visit()];
  const table = await host.openTable({ seats: [ME, PERSON] });
  const { body: sat } = await friend.ask<TableView>("POST", `/api/tables/${table.id}/sit`, { seat: 1 });
  await phone.ask<TableView>("POST", `/api${sat.seatLink?.replace("/s/", "/seat-links/")}`);
  const { body } = await host.ask<TableView>("POST", `/api/tables/${table.id}/seat-link`, { seat: 1 });
  expect(body).toMatchObject({ renewable: [0, 1], seatLink: table.seatLink });
  const incidents = [{ ply: expect.any(Number), seat: 1, type: "link-renewed" }];
  for (const [visitor, you] of [
    [friend, 1],
    [phone, null],
    [visit(), null],
  ] as const) {
    const { body: seen } = await visitor.ask<TableView>("GET", `/api/tables/${table.id}`);
    expect(seen).toMatchObject({ you, incidents });
  }
});

test("links of seats are shown to nobody else", async () => {
  const table = await visit().openTable({ seats: [ME, PERSON], door: "open" });
  const stranger = visit();
  const { body } = await stranger.ask<TableView>("GET", `/api/tables/${table.id}`);
  expect(body).toMatchObject({ you: null, seatLink: null });
  expect(JSON.stringify(body)).not.toContain(table.seatLink?.slice(3));
});

test("home shows whose turn it is, one's own tables, and the open ones of others", async () => {
  const [host, guest] = [visit(), visit()];
  const waiting = await host.openTable({ seats: [ME, PERSON], door: "open" });
  const hidden = await host.openTable({ seats: [ME, PERSON], door: "private" });
  const running = await host.openTable({ seats: [ME, BOT] });
  const { body: own } = await host.ask<HomeView>("GET", "/api/home");
  expect(own.yourTurn).toEqual([
    {
      table: running.id,
      game: "relay",
      seat: 0,
      others: [{ seat: 1, kind: "bot", name: "apprentice" }],
      daysLeft: null,
      since: expect.any(Number),
    },
  ]);
  expect(own.yourTables.map(({ table }) => table).sort()).toEqual([waiting.id, hidden.id].sort());
  expect(own.openTables.map(({ id }) => id)).not.toContain(waiting.id);
  const { body: others } = await guest.ask<HomeView>("GET", "/api/home");
  expect(others.openTables.map(({ id }) => id)).toContain(waiting.id);
  expect(others.openTables.map(({ id }) => id)).not.toContain(hidden.id);
});

test("what is no request of ours gets a refusal", async () => {
  expect(await visit().ask("GET", "/api/nothing")).toMatchObject({ status: 404, body: { code: "not-found" } });
  expect(await visit().ask("POST", "/api/tables", "x".repeat(70_000))).toMatchObject({ status: 413 });
  const broken = await fetch(`${server.address}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{",
  });
  expect([broken.status, await broken.json()]).toEqual([400, { code: "malformed" }]);
});
