import { expect, test } from "vitest";
import type { HomeNews, HomeView, HoursView, HoursWish, LiveMessage, TableView } from "#protocol";
import { MatchCache } from "../matches/match-cache.ts";
import { Visitor } from "../testing/client.ts";
import { databaseNow, pass } from "../testing/clock.ts";
import { databaseForFile } from "../testing/database-for-file.ts";
import { TEST_GAMES } from "../testing/games.ts";
import { serverForFile } from "../testing/server-for-file.ts";

const server = serverForFile({ clockEvery: 50 });
const DAY = 24 * 60 * 60_000;
const SLEEP = { from: 23 * 60, to: 7 * 60 };
const DAYS = { kind: "days", days: 2, bank: 1 } as const;

const open = databaseForFile(server);

const wish = (change: Partial<HoursWish> = {}): HoursWish => ({
  ...{ zone: "Europe/Lisbon", sleep: SLEEP, vacations: [], isShown: false },
  ...change,
});
const put = (who: Visitor, change: Partial<HoursWish> = {}) => who.ask<HoursView>("PUT", "/api/hours", wish(change));
const dayIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Two people at a match of `stalls` by correspondence, and the line of the first. */
async function two(host: Visitor, pace: typeof DAYS | undefined = DAYS) {
  const guest = new Visitor(server.address);
  const { id } = await host.openTable({
    game: "stalls",
    seats: [{ kind: "me" }, { kind: "person" }],
    ...(pace ? { pace } : {}),
  });
  await guest.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const line = await host.connect();
  return { id, guest, line, match: await line.follow(id) };
}

test("hours are kept, and given to nobody but their person", async () => {
  const [host, other] = [new Visitor(server.address), new Visitor(server.address)];
  expect((await put(host)).body).toEqual({ ...wish(), lockedDays: 0 });
  expect((await other.ask<HoursView>("GET", "/api/hours")).body.zone).toBeNull();
});

test("hours change at most once a week, and are at most ten a day in a zone that exists", async () => {
  const host = new Visitor(server.address);
  await put(host);
  expect((await put(host, { sleep: { from: 0, to: 601 } })).body).toMatchObject({ code: "sleep-too-long" });
  expect((await put(host, { zone: "Mars/Olympus" })).body).toMatchObject({ code: "zone-unknown" });
  expect((await put(host, { sleep: { from: 0, to: 480 } })).status).toBe(200);
  expect((await put(host, { sleep: null })).body).toMatchObject({ code: "hours-locked", facts: { days: 7 } });
  expect((await put(host, { sleep: { from: 0, to: 480 }, isShown: true })).status).toBe(200);
});

test("a year has 28 days of vacation, and none is taken while less than a day is left", async () => {
  const host = new Visitor(server.address);
  const year = new Date().getUTCFullYear() + 1;
  const long = { from: `${year}-03-01`, to: `${year}-03-29` };
  expect((await put(host, { vacations: [long] })).body).toMatchObject({ code: "vacation-too-long" });
  const playing = await two(host);
  if (playing.match.moves.length === 0) await pass(open.db, 0);
  const seat = playing.match.moves.length > 0 ? 0 : 1;
  const who = seat === 0 ? host : playing.guest;
  expect((await put(who, { vacations: [{ from: dayIn(10), to: dayIn(12) }] })).status).toBe(200);
  await pass(open.db, 2.5 * DAY);
  expect((await put(who, { vacations: [{ from: dayIn(20), to: dayIn(22) }] })).body).toMatchObject({
    code: "vacation-late",
  });
});

test("a vacation over the new year counts its days to the year they fall in", async () => {
  const year = new Date().getUTCFullYear() + 1;
  const overNewYear = { from: `${year}-12-18`, to: `${year + 1}-01-14` };
  const inWinter = (days: number) => ({
    from: `${year + 1}-02-01`,
    to: `${year + 1}-02-${String(days).padStart(2, "0")}`,
  });
  const [ada, bruno] = [new Visitor(server.address), new Visitor(server.address)];
  expect((await put(ada, { vacations: [overNewYear, inWinter(14)] })).status).toBe(200);
  expect((await put(bruno, { vacations: [overNewYear, inWinter(15)] })).body).toMatchObject({
    code: "vacation-too-long",
  });
  const long = { from: `${year}-12-04`, to: `${year + 1}-01-28` };
  const century = { from: `${year}-12-04`, to: "9999-12-31" };
  expect((await put(bruno, { vacations: [century] })).body).toMatchObject({ code: "vacation-too-long" });
  expect((await put(bruno, { vacations: [long] })).status).toBe(200);
});

test("a turn by correspondence stands while its person sleeps, from the next turn on", async () => {
  const host = new Visitor(server.address);
  await put(host, { sleep: { from: 0, to: 600 } });
  const { match, id, guest } = await two(host);
  const mine = match.clocks?.seats[0];
  const line = await guest.connect();
  const theirs = (await line.follow(id)).clocks?.seats[1];
  const rested = (mine?.freeUntil ?? 0) - (mine?.since ?? 0);
  const plain = (theirs?.freeUntil ?? 0) - (theirs?.since ?? 0);
  if (mine?.since !== undefined) expect(rested).toBeGreaterThan(2 * DAY + 10 * 60 * 60_000);
  // The deadline is made when the match is decided, a moment before the database dates the entry.
  if (theirs?.since !== undefined) {
    expect(plain).toBeLessThanOrEqual(2 * DAY + 1000);
    expect(plain).toBeGreaterThan(2 * DAY - 10 * 60_000);
  }
  expect(JSON.stringify(match)).not.toContain("Lisbon");
});

test("a running match gets another pace when all its people wish the same", async () => {
  const host = new Visitor(server.address);
  const { id, guest, line } = await two(host);
  const live = { pace: { kind: "live", minutes: 10, increment: 20 } } as const;
  const vote = (who: Visitor, of: object | null) => who.ask<TableView>("POST", `/api/tables/${id}/pace`, { wish: of });
  expect((await vote(host, live)).body.seats[0]?.paceWish).toEqual(live);
  expect((await vote(guest, { pace: null })).body.pace).toEqual(DAYS);
  expect((await vote(guest, live)).body).toMatchObject({ pace: live.pace });
  const changed = await line.see(({ clocks }) => clocks?.pace.kind === "live");
  expect(changed.clocks?.seats.map((time) => time?.left)).toEqual([600_000, 600_000]);
  expect(changed.clocks?.seats.filter((time) => time?.since !== undefined)).toHaveLength(1);
  const none = { pace: null };
  await vote(host, none);
  expect((await vote(guest, none)).body.pace).toBeUndefined();
  expect(await open.db.selectFrom("seat_time").selectAll().where("table_id", "=", id).execute()).toEqual([]);
  await vote(host, live);
  await vote(guest, live);
  await line.see(({ clocks }) => clocks?.pace.kind === "live");
});

test("what changes at a table while its match is being read is read once more", async () => {
  const { id } = await two(new Visitor(server.address));
  const cache = new MatchCache({ db: open.db, patience: { away: 0 }, games: TEST_GAMES }, 10);
  await cache.find(id);
  const reading = cache.refresh(id);
  // It has begun then, and the database has not answered yet.
  for (let turn = 0; turn < 3; turn++) await null;
  cache.seatsChanged(id);
  expect((await reading)?.hasOldClocks).toBe(true);
  expect((await cache.find(id))?.hasOldClocks).toBe(false);
});

test("that somebody sleeps is seen by the others at a table by correspondence, if they let it be seen", async () => {
  const minute = Math.floor((await databaseNow(open.db)) / 60_000) % (24 * 60);
  const now = { zone: "UTC", sleep: { from: (minute + 1320) % 1440, to: (minute + 120) % 1440 } };
  const host = new Visitor(server.address);
  await put(host, now);
  const { id, guest } = await two(host);
  const restOf = async (table: string) =>
    (await guest.ask<TableView>("GET", `/api/tables/${table}`)).body.seats.map(({ rests }) => rests);
  expect(await restOf(id)).toEqual([undefined, undefined]);
  await put(host, { ...now, isShown: true });
  await expect.poll(() => restOf(id)).toEqual(["sleep", undefined]);
  const without = await host.openTable({ game: "stalls", seats: [{ kind: "me" }, { kind: "person" }] });
  expect(await restOf(without.id), "without a clock nobody rests").toEqual([undefined, undefined]);
});

test("the first page says that who is waited for sleeps, and is told when they have fallen asleep", async () => {
  const people = [new Visitor(server.address), new Visitor(server.address)] as const;
  const [host, guest] = people;
  const { id } = await host.openTable({ game: "firenze", seats: [{ kind: "me" }, { kind: "person" }], pace: DAYS });
  await guest.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const homes = await Promise.all(people.map((each) => each.ask<HomeView>("GET", "/api/home")));
  const at = homes.findIndex(({ body }) => body.yourTables.length === 1);
  const [waits, owes] = at === 0 ? [host, guest] : [guest, host];
  const line = await waits.connect();
  const told: HomeNews[] = [];
  line.socket.on("message", (data) => {
    const message = JSON.parse(data.toString()) as LiveMessage;
    if (message.type === "home") told.push(message.home);
  });
  line.say({ type: "follow-home" });
  const restsTold = () => told.at(-1)?.yourTables?.map(({ awaited }) => awaited?.map(({ rests }) => rests));
  await expect.poll(restsTold).toEqual([[undefined]]);

  const minute = Math.floor((await databaseNow(open.db)) / 60_000) % (24 * 60);
  const sleep = { from: (minute + 60) % 1440, to: (minute + 360) % 1440 };
  await put(owes, { zone: "UTC", sleep, isShown: true });
  await pass(open.db, 2 * 60 * 60_000);
  await expect.poll(restsTold).toEqual([["sleep"]]);
  const { body } = await waits.ask<HomeView>("GET", "/api/home");
  expect(body.yourTables[0]?.awaited?.[0]?.rests).toBe("sleep");
  line.close();
});
