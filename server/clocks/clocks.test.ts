import { expect, test } from "vitest";
import type { Seat } from "#engine";
import type { ClocksView, HomeView, Pace, TableView } from "#protocol";
import { type Line, type Seen, Visitor } from "../testing/client.ts";
import { pass } from "../testing/clock.ts";
import { databaseForFile } from "../testing/database-for-file.ts";
import { serverForFile } from "../testing/server-for-file.ts";

const server = serverForFile({ clockEvery: 50 });
const SEATS = [{ kind: "me" }, { kind: "person" }] as const;
const LIVE = { kind: "live", minutes: 10, increment: 20 } as const;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

const open = databaseForFile(server);

interface Playing {
  readonly id: string;
  readonly match: Seen;
  /** The line of the seat that is to act, and the other one. */
  readonly actor: Line;
  readonly other: Line;
}

/** Two people at a table; in `stalls` they act one after the other, in `relay` both at once. */
async function two(pace: Pace | undefined, game: "relay" | "stalls" = "stalls"): Promise<Playing> {
  const [host, guest] = [new Visitor(server.address), new Visitor(server.address)];
  const { id } = await host.openTable({ game, seats: [...SEATS], ...(pace === undefined ? {} : { pace }) });
  await guest.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  const [a, b] = [await host.connect(), await guest.connect()];
  const [first, second] = [await a.follow(id), await b.follow(id)];
  return first.moves.length > 0 ? { id, match: first, actor: a, other: b } : { id, match: second, actor: b, other: a };
}

const seatOf = ({ match }: Playing): Seat => match.seat ?? 0;
const timeOf = (clocks: ClocksView | undefined, seat: number) => clocks?.seats[seat] ?? undefined;

const rowsOf = (table: string) =>
  open.db.selectFrom("seat_time").selectAll().where("table_id", "=", table).orderBy("seat").execute();

const commit = ({ id, match, actor }: Playing) => actor.commit(id, match.ply, match.moves.slice(0, 1));

test("a table without a clock has no times at all", async () => {
  const playing = await two(undefined);
  expect(playing.match.clocks).toBeUndefined();
  await commit(playing);
  expect(await rowsOf(playing.id)).toEqual([]);
});

test("the clock begins with the match and runs only for the seat that owes a decision", async () => {
  const playing = await two(LIVE);
  const { clocks } = playing.match;
  const seat = seatOf(playing);
  expect(timeOf(clocks, seat)).toMatchObject({ left: 10 * MINUTE });
  expect(timeOf(clocks, seat)?.until).toBe((timeOf(clocks, seat)?.since ?? 0) + SECOND + 10 * MINUTE);
  expect(timeOf(clocks, 1 - seat)).toEqual({ left: 10 * MINUTE });
});

test("a stretch costs what it took beyond a second and the increment", async () => {
  const playing = await two(LIVE);
  const seat = seatOf(playing);
  await pass(open.db, 2 * MINUTE);
  await commit(playing);
  const { clocks } = await playing.other.see(({ ply }) => ply > playing.match.ply);
  const left = timeOf(clocks, seat)?.left ?? 0;
  const spent = 10 * MINUTE - left;
  expect(spent).toBeGreaterThanOrEqual(2 * MINUTE - 21 * SECOND);
  expect(spent).toBeLessThan(2 * MINUTE - 11 * SECOND);
  expect(timeOf(clocks, 1 - seat)?.since).toBeDefined();
  const [row] = (await rowsOf(playing.id)).filter((each) => each.seat === seat);
  expect(row?.left_ms).toBe(left);
});

test("a simultaneous choice that waits owes nothing, and changing it costs nothing", async () => {
  const { id, match, actor, other } = await two(LIVE, "relay");
  const [move = "", another = move] = match.moves;
  await actor.commit(id, match.ply, [move]);
  const chosen = await actor.see(({ waiting }) => waiting !== null);
  const mine = chosen.seat ?? 0;
  const before = timeOf(chosen.clocks, mine);
  expect(before?.since).toBeUndefined();
  expect(timeOf(chosen.clocks, 1 - mine)?.since).toBeDefined();
  await pass(open.db, MINUTE);
  await actor.commit(id, match.ply, [another]);
  const again = await actor.see(({ waiting }) => waiting !== null);
  expect(timeOf(again.clocks, mine)).toEqual(before);
  const theirs = await other.follow(id);
  await other.commit(id, theirs.ply, theirs.moves.slice(0, 1));
  const entries = await open.db.selectFrom("entry").selectAll().where("table_id", "=", id).execute();
  const chose = entries.filter(({ chosen_at }) => chosen_at !== null);
  expect(chose.map(({ seat }) => seat)).toEqual([mine]);
  expect(chose[0]?.at.getTime()).toBeGreaterThan((chose[0]?.chosen_at?.getTime() ?? 0) + MINUTE - 1);
});

test("when time is up a bot plays on, and whoever comes back has the increment", async () => {
  const playing = await two(LIVE);
  const seat = seatOf(playing);
  await pass(open.db, 11 * MINUTE);
  const moved = await playing.other.see(({ ply }) => ply > playing.match.ply);
  expect(timeOf(moved.clocks, seat)).toEqual({ left: 0, isStopped: true });
  const table = await playing.actor.visitor.ask<TableView>("GET", `/api/tables/${playing.id}`);
  expect(table.body.seats[seat]?.standIn).toBeDefined();
  expect(table.body.incidents.map(({ type }) => type)).toContain("time-up");
  await playing.actor.visitor.ask("POST", `/api/tables/${playing.id}/take-back`, {});
  const back = await playing.other.see(({ clocks }) => timeOf(clocks, seat)?.isStopped === undefined);
  expect(timeOf(back.clocks, seat)?.left).toBe(20 * SECOND);
});

test("a commit after the deadline is refused in words of its own", async () => {
  const playing = await two(LIVE);
  // The sweep waits for what is still under way; a commit that arrives in between is late.
  await pass(open.db, 10 * MINUTE + 2 * SECOND);
  expect(await commit(playing)).toMatchObject({ code: "time-up" });
});

test("the absence of all servers costs nobody anything, once, and is a fact of the match", async () => {
  const playing = await two(LIVE);
  const seat = seatOf(playing);
  await pass(open.db, 60 * MINUTE, "without a server");
  const absences = () =>
    open.db
      .selectFrom("time_fact")
      .select("seat")
      .where("table_id", "=", playing.id)
      .where("type", "=", "absence")
      .execute();
  await expect.poll(absences, { timeout: 20_000 }).toEqual([{ seat }]);
  expect(typeof (await commit(playing))).toBe("number");
  const { clocks } = await playing.other.see(({ ply }) => ply > playing.match.ply);
  expect(timeOf(clocks, seat)?.left).toBe(10 * MINUTE);
});

test("a commit meets the absence before the next beat does", async () => {
  const playing = await two(LIVE);
  await pass(open.db, 60 * MINUTE, "without a server");
  expect(typeof (await commit(playing))).toBe("number");
  const [row] = (await rowsOf(playing.id)).filter((each) => each.seat === seatOf(playing));
  expect(row?.left_ms).toBe(10 * MINUTE);
});

test("a clock set back stores no time before the last one and takes nobody's", async () => {
  const playing = await two(LIVE);
  await pass(open.db, -24 * 60 * MINUTE, "without a server");
  expect(typeof (await commit(playing))).toBe("number");
  const entries = await open.db
    .selectFrom("entry")
    .select("at")
    .where("table_id", "=", playing.id)
    .orderBy("ply")
    .execute();
  const times = entries.map(({ at }) => at.getTime());
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect((await rowsOf(playing.id)).map(({ left_ms }) => left_ms)).toEqual([10 * MINUTE, 10 * MINUTE]);
  await pass(open.db, 24 * 60 * MINUTE, "without a server");
});

test("the home page has what is due first at the top, with its time", async () => {
  const host = new Visitor(server.address);
  const open_ = async (pace: Pace | undefined): Promise<string> => {
    const guest = new Visitor(server.address);
    const wish = { game: "relay", seats: [...SEATS], ...(pace === undefined ? {} : { pace }) };
    const { id } = await host.openTable(wish);
    await guest.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
    return id;
  };
  const [plain, days, live] = [
    await open_(undefined),
    await open_({ kind: "days", days: 2, bank: 0 }),
    await open_(LIVE),
  ];
  const { body } = await host.ask<HomeView>("GET", "/api/home");
  expect(body.yourTurn.map(({ table }) => table)).toEqual([live, days, plain]);
  expect(body.yourTurn.map(({ clock }) => clock?.pace.kind)).toEqual(["live", "days", undefined]);
  expect(body.yourTurn[0]?.clock?.time.until).toBeGreaterThan(body.now);
});
