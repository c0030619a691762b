import { expect, test } from "vitest";
import type { MatchUpdate, TableView } from "#protocol";
import { Visitor } from "../testing/client.ts";
import { startTestServer } from "../testing/server.ts";
import { serverForFile } from "../testing/server-for-file.ts";

const server = serverForFile({ config: { messagesPerSecond: 400 } });
const visit = () => new Visitor(server.address);

const ME = { kind: "me" } as const;
const PERSON = { kind: "person" } as const;
const BOT = { kind: "bot", level: "apprentice" } as const;

test.each([
  ["no JSON", "nonsense"],
  ["nothing", ""],
  ["a number", "7"],
  ["null", "null"],
  ["an unknown type", '{"type":"shout"}'],
  ["too much in it", '{"type":"ping","loud":true}'],
  ["a wrong field", '{"type":"follow","table":"azure-bell-1","since":-1}'],
  ["a commit without moves", '{"type":"commit","id":"12345678","table":"azure-bell-1","ply":0,"moves":[]}'],
])("%s is refused as malformed, and the connection stays", async (_, text) => {
  const line = await visit().connect();
  line.sayText(text);
  expect((await line.hear("refused")).refusal).toEqual({ code: "malformed" });
  line.say({ type: "ping" });
  await line.hear("pong");
});

test("a refusal of a malformed commit names the commit", async () => {
  const line = await visit().connect();
  const moves = Array.from({ length: 65 }, () => "pass");
  line.say({ type: "commit", id: "12345678", table: "azure-bell-1", ply: 0, moves });
  expect(await line.hear("refused")).toMatchObject({ id: "12345678", table: "azure-bell-1" });
});

test("binary and oversized messages are refused, and the connection stays", async () => {
  const line = await visit().connect();
  line.socket.send(Buffer.from([1, 2, 3]));
  expect((await line.hear("refused")).refusal).toEqual({ code: "malformed" });
  line.sayText("x".repeat(20_000));
  expect((await line.hear("refused")).refusal).toEqual({ code: "message-too-long" });
  line.say({ type: "ping" });
  await line.hear("pong");
});

test("who says too much too fast is refused for a while, and the connection stays", async () => {
  const line = await visit().connect();
  for (let i = 0; i < 3000; i++) line.say({ type: "ping" });
  expect((await line.hear("refused")).refusal).toEqual({ code: "too-fast" });
  line.socket.ping();
  await new Promise((resolve) => line.socket.once("pong", resolve));
});

test("pages of other servers get no connection", async () => {
  await expect(visit().connect({ origin: "https://elsewhere.example" })).rejects.toThrow("403");
  const line = await visit().connect({ origin: server.address });
  line.say({ type: "ping" });
  await line.hear("pong");
});

test("a line without a cookie is a new guest, and its hello says so", async () => {
  const visitor = visit();
  const line = await visitor.connect();
  const { id } = await visitor.openTable({ seats: [ME, BOT] });
  expect((await line.follow(id)).seat, "the line was opened before the cookie came").toBeNull();
});

test("two tabs of one user stay in step", async () => {
  const visitor = visit();
  const { id } = await visitor.openTable({ game: "stalls", seats: [ME, BOT] });
  const [one, two] = [await visitor.connect(), await visitor.connect()];
  let match = await one.follow(id);
  let other = await two.follow(id);
  for (let turns = 0; turns < 3 && match.standings === null; turns++) {
    while (match.moves.length === 0) match = await one.see();
    const ply = await one.commit(id, match.ply, match.moves.slice(0, 1));
    match = await one.see((seen) => seen.ply >= Number(ply) && (seen.moves.length > 0 || seen.standings !== null));
    const from = other.ply;
    const seen: MatchUpdate[] = [];
    while (other.ply < match.ply) {
      other = await two.see();
      seen.push(other);
    }
    expect(other.view).toEqual(match.view);
    expect(seen[0]?.from, "nothing is missing in between").toBe(from);
  }
});

test("a line that reconnects gets exactly the entries that it has missed", async () => {
  const visitor = visit();
  const { id } = await visitor.openTable({ game: "stalls", seats: [ME, BOT] });
  const line = await visitor.connect();
  let match = await line.follow(id);
  while (match.moves.length === 0) match = await line.see();
  const whole = await line.follow(id, 0);
  line.close();
  const again = await visitor.connect();
  const rest = await again.follow(id, whole.ply - 1);
  expect(rest.from).toBe(whole.ply - 1);
  expect(rest.events).toEqual(whole.events.filter(({ ply }) => ply >= whole.ply - 1));
  const none = await again.follow(id, whole.ply);
  expect(none).toEqual({ ...whole, from: whole.ply, events: [] });
});

test("spectators see what is public, and only that", async () => {
  const [host, friend, stranger] = [visit(), visit(), visit()];
  const { id } = await host.openTable({ seats: [ME, PERSON], options: { hand: "three" } });
  await friend.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const [own, watched] = await Promise.all(
    [host, stranger].map(async (visitor) => (await visitor.connect()).follow(id)),
  );
  expect(watched).toMatchObject({
    seat: null,
    moves: [],
    waiting: null,
    view: { viewer: "public", hands: [null, null] },
  });
  expect(own).toMatchObject({ seat: 0, view: { viewer: 0 } });
  expect(watched?.events.every(({ event }) => !("card" in event))).toBe(true);
  expect(own?.events.filter(({ event }) => "card" in event)).toHaveLength(3);
});

test("the table shows who has it open", async () => {
  const [host, friend] = [visit(), visit()];
  const { id } = await host.openTable({ seats: [ME, PERSON, PERSON] });
  await friend.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const here = ({ table }: { table: TableView }) => table.seats.map((seat) => seat.here);
  const own = await host.connect();
  own.say({ type: "follow", table: id, since: 0 });
  expect(here(await own.hear("table"))).toEqual([true, false, false]);
  const other = await friend.connect();
  other.say({ type: "follow", table: id, since: 0 });
  expect(here(await own.hear("table"))).toEqual([true, true, false]);
  other.close();
  expect(here(await own.hear("table"))).toEqual([true, false, false]);
});

test("followers of a table see who sits down, what they are called, and the match begin", async () => {
  const [host, friend] = [visit(), visit()];
  const { id } = await host.openTable({ seats: [ME, PERSON] });
  const line = await host.connect();
  line.say({ type: "follow", table: id, since: 0 });
  await line.hear("table");
  await friend.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  expect((await line.see()).seat).toBe(0);
  line.say({ type: "follow", table: id, since: 0 });
  await line.hear("table", ({ table }) => table.status === "running");
  await friend.ask("PATCH", "/api/me", { name: "Marion" });
  await line.hear("table", ({ table }) => table.seats[1]?.name === "Marion");
});

test("who sits down while watching gets the view of the seat", async () => {
  const [host, friend] = [visit(), visit()];
  const { id } = await host.openTable({ seats: [ME, PERSON] });
  await friend.ask("GET", "/api/me");
  const line = await friend.connect();
  line.say({ type: "follow", table: id, since: 0 });
  await line.hear("table");
  await friend.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  expect(await line.see(({ seat }) => seat === 1)).toMatchObject({ from: 0, view: { viewer: 1 } });
});

test("two servers on one database keep their followers in step", async () => {
  const second = await startTestServer({ login: server.login });
  const visitor = visit();
  const { id } = await visitor.openTable({ game: "stalls", seats: [ME, PERSON] });
  const friend = new Visitor(second.address);
  await friend.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const lines = [await visitor.connect(), await friend.connect()] as const;
  let [a, b] = [await lines[0].follow(id), await lines[1].follow(id)];
  for (let turns = 0; turns < 4 && a.standings === null; turns++) {
    const [line, match] = a.moves.length > 0 ? [lines[0], a] : [lines[1], b];
    const ply = await line.commit(id, match.ply, match.moves.slice(0, 1));
    a = await lines[0].see((seen) => seen.ply === ply);
    b = await lines[1].see((seen) => seen.ply === ply);
  }
  expect(a.ply).toBe(b.ply);
  for (const line of lines) line.close();
  await second.close();
});

test("who came by a link that has ended is a spectator at once, on every server", async () => {
  const second = await startTestServer({ login: server.login });
  const [host, friend, phone] = [visit(), visit(), new Visitor(second.address)];
  const { id } = await host.openTable({ game: "stalls", seats: [ME, PERSON] });
  const { body: sat } = await friend.ask<TableView>("POST", `/api/tables/${id}/sit`, { seat: 1 });
  await phone.ask("POST", `/api${sat.seatLink?.replace("/s/", "/seat-links/")}`);
  const line = await phone.connect();
  expect(await line.follow(id)).toMatchObject({ seat: 1, view: { viewer: 1 } });
  await friend.ask("POST", `/api/tables/${id}/seat-link`, { seat: 1 });
  expect(await line.see(({ seat }) => seat === null)).toMatchObject({ from: 0, seat: null });
  line.close();
  await second.close();
});
