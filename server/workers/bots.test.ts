import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_STRETCH } from "#bots";
import { chanceBuffer, type MatchRecord, outcomeOf, playEntry, totalWeight, verifyRecord } from "#engine";
import { stalls } from "#engine/testkit";
import { MAX_COMMIT_MOVES, type TableView } from "#protocol";
import { openAs } from "#referee";
import { commitmentOf, drawNumber } from "../matches/draws.ts";
import type { FinishedRecord } from "../matches/load-record.ts";
import { playToTheEnd, Visitor } from "../testing/client.ts";
import { freshDatabase, type TestDatabase } from "../testing/database.ts";
import { TEST_GAMES } from "../testing/games.ts";
import { onTheSpot, startTestServer, type TestServer } from "../testing/server.ts";
import { type BotBrain, BrainLost } from "./bot-brain.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** What was logged, but for what a slow machine says of its own slowness. */
const faults = ({ logged }: TestServer) => logged.filter(({ msg }) => msg !== "a bot was stopped by the clock");

const ME = { kind: "me" } as const;
const GREEDY = { kind: "bot", level: "guild-master" } as const;
const RANDOM = { kind: "bot", level: "apprentice" } as const;

test("a match of Calimala against bots is played to its end, and its record verifies", async () => {
  const server = await startTestServer({ login: database.login });
  const visitor = new Visitor(server.address);
  const { id } = await visitor.openTable({ game: "calimala", seats: [ME, RANDOM, RANDOM] });
  const line = await visitor.connect();
  const start = await line.follow(id);
  expect(await visitor.ask("GET", `/api/tables/${id}/record`)).toMatchObject({ body: { code: "match-running" } });
  const end = await playToTheEnd(line, start);
  expect(end.standings?.ranks).toContain(1);
  const { body } = await visitor.ask<MatchRecord & { format: string }>("GET", `/api/tables/${id}/record`);
  const game = TEST_GAMES.byId("calimala");
  expect(game && verifyRecord(game, body).ok).toBe(true);
  expect(body).toMatchObject({ format: "fiorino-record-2", seats: 3, standings: end.standings });
  expect(
    body.entries.some(({ auto }) => auto),
    "what everybody can see to be forced is made by the server",
  ).toBe(true);
  expect(await line.commit(id, end.ply, ["nonsense"])).toEqual({ code: "match-over" });
  await server.close();
}, 120_000);

test("many bots that think and wait at once are taken for no leak", async () => {
  const warnings: string[] = [];
  const hear = ({ name }: Error) => warnings.push(name);
  process.on("warning", hear);
  const server = await startTestServer({ login: database.login, config: { botPause: 300 } });
  const visitor = new Visitor(server.address);
  const line = await visitor.connect();
  for (let table = 0; table < 25; table++) {
    const { id } = await visitor.openTable({ game: "stalls", seats: [ME, GREEDY], options: { start: "2" } });
    await line.follow(id);
  }
  await server.close();
  process.off("warning", hear);
  expect(warnings).toEqual([]);
});

test("the longest stretch of a bot fits into one commit", () => {
  expect(MAX_STRETCH).toBeLessThanOrEqual(MAX_COMMIT_MOVES);
});

type Misbehaviour = [string, BotBrain["stretch"]];

test.each<Misbehaviour>([
  ["throws", () => Promise.reject(new Error("out of ideas"))],
  ["loses its thread again and again", () => Promise.reject(new BrainLost())],
  ["answers nonsense", () => Promise.resolve(["fly to the moon"])],
  ["answers nothing", () => Promise.resolve([])],
  ["plays for others", () => Promise.resolve(["draw", "draw", "draw"])],
])("a bot that %s is replaced by a simpler one, and the position is logged", async (_, misbehave) => {
  const brain: BotBrain = {
    stretch: (thought, signal) =>
      thought.level === "guild-master" ? misbehave(thought, signal) : onTheSpot.stretch(thought, signal),
    close: () => Promise.resolve(),
  };
  const server = await startTestServer({ login: database.login, brain, deadline: 20 });
  const visitor = new Visitor(server.address);
  const { id } = await visitor.openTable({ game: "stalls", seats: [ME, GREEDY] });
  const line = await visitor.connect();
  const end = await playToTheEnd(line, await line.follow(id));
  expect(end.standings).not.toBeNull();
  expect(server.logged).toContainEqual(
    expect.objectContaining({ table: id, level: "guild-master", position: expect.stringContaining("=") }),
  );
  const { body } = await visitor.ask<TableView>("GET", `/api/tables/${id}`);
  expect(body.seats[1]?.name).toBe("merchant");
  await server.close();
});

test("a bot that hangs is answered for by a simpler one, and keeps its seat", async () => {
  const brain: BotBrain = {
    stretch: (thought, signal) =>
      thought.level === "guild-master" ? new Promise(() => undefined) : onTheSpot.stretch(thought, signal),
    close: () => Promise.resolve(),
  };
  const server = await startTestServer({ login: database.login, brain, deadline: 20 });
  const visitor = new Visitor(server.address);
  const { id } = await visitor.openTable({ game: "stalls", seats: [ME, GREEDY] });
  const line = await visitor.connect();
  await playToTheEnd(line, await line.follow(id));
  expect(server.logged).toContainEqual(expect.objectContaining({ table: id, msg: "a bot took too long" }));
  const { body } = await visitor.ask<TableView>("GET", `/api/tables/${id}`);
  expect(body.seats[1]?.name).toBe("guild-master");
  await server.close();
});

test("a bot that has no time answers with its best so far, and keeps its seat", async () => {
  const brain: BotBrain = {
    stretch: (thought, signal) => onTheSpot.stretch({ ...thought, milliseconds: 0 }, signal),
    close: () => Promise.resolve(),
  };
  const server = await startTestServer({ login: database.login, brain });
  const visitor = new Visitor(server.address);
  const { id } = await visitor.openTable({ game: "stalls", seats: [ME, GREEDY] });
  const line = await visitor.connect();
  expect((await playToTheEnd(line, await line.follow(id))).standings).not.toBeNull();
  const { body } = await visitor.ask<TableView>("GET", `/api/tables/${id}`);
  expect(body.seats[1]?.name).toBe("guild-master");
  expect(faults(server)).toEqual([]);
  await server.close();
});

const OLD_VIEWS: readonly [string, (view: object) => unknown][] = [
  ["no view", () => null],
  ["a view without its fields", () => ({})],
  ["a view with fields of another kind", (view) => Object.fromEntries(Object.keys(view).map((key) => [key, "old"]))],
];

test.each(OLD_VIEWS)("bots that are given %s make legal moves all the same", async (_, old) => {
  const brain: BotBrain = {
    stretch: (thought, signal) => onTheSpot.stretch({ ...thought, view: old(Object(thought.view)) }, signal),
    close: () => Promise.resolve(),
  };
  const server = await startTestServer({ login: database.login, brain });
  const visitor = new Visitor(server.address);
  const { id } = await visitor.openTable({ game: "relay", seats: [ME, GREEDY] });
  const line = await visitor.connect();
  expect((await playToTheEnd(line, await line.follow(id))).standings).not.toBeNull();
  expect(server.logged).toContainEqual(
    expect.objectContaining({ table: id, msg: "a bot failed, a simpler one answers" }),
  );
  await server.close();
});

test("a bot whose thread is lost is asked again, and keeps its seat", async () => {
  let asked = 0;
  const brain: BotBrain = {
    stretch: (thought, signal) =>
      thought.level === "guild-master" && asked++ % 3 < 2
        ? Promise.reject(new BrainLost())
        : onTheSpot.stretch(thought, signal),
    close: () => Promise.resolve(),
  };
  const server = await startTestServer({ login: database.login, brain });
  const visitor = new Visitor(server.address);
  const { id } = await visitor.openTable({ game: "stalls", seats: [ME, GREEDY] });
  const line = await visitor.connect();
  await playToTheEnd(line, await line.follow(id));
  expect(asked).toBeGreaterThanOrEqual(3);
  const { body } = await visitor.ask<TableView>("GET", `/api/tables/${id}`);
  expect(body.seats[1]?.name).toBe("guild-master");
  expect(faults(server)).toEqual([]);
  await server.close();
});

test("when no bot is of any use the first legal move is made", async () => {
  const brain: BotBrain = { stretch: () => Promise.reject(new Error("no")), close: () => Promise.resolve() };
  const server = await startTestServer({ login: database.login, brain });
  const visitor = new Visitor(server.address);
  const { id } = await visitor.openTable({ game: "relay", seats: [ME, GREEDY, RANDOM] });
  const line = await visitor.connect();
  expect((await playToTheEnd(line, await line.follow(id))).standings).not.toBeNull();
  await server.close();
});

test("a match that waits for a bot goes on when a server starts", async () => {
  const silent: BotBrain = { stretch: () => new Promise(() => undefined), close: () => Promise.resolve() };
  const stopped = await startTestServer({ login: database.login, brain: silent });
  const visitor = new Visitor(stopped.address);
  const { id } = await visitor.openTable({ game: "stalls", seats: [RANDOM, ME], options: { start: "1" } });
  const before = await (await visitor.connect()).follow(id);
  expect(before.toAct).toBe(1);
  await stopped.close();
  const server = await startTestServer({ login: database.login });
  const line = await new Visitor(server.address, visitor.cookie).connect();
  const match = await line.follow(id);
  if (match.ply === before.ply) await line.see(({ ply }) => ply > before.ply);
  await server.close();
});

test("every draw follows from the secret that was committed to before the first one", async () => {
  const server = await startTestServer({ login: database.login });
  const visitor = new Visitor(server.address);
  const { id, ...table } = await visitor.openTable({ game: "stalls", seats: [ME, RANDOM] });
  const line = await visitor.connect();
  await playToTheEnd(line, await line.follow(id));
  const { body } = await visitor.ask<FinishedRecord>("GET", `/api/tables/${id}/record`);
  const { commitment, secret, seats, draws } = body.fairness;
  const shares = seats.flatMap((each, seat) => (each === null ? [] : [`${seat}:${each.share}`]));
  expect(shares, "of the person").toHaveLength(1);
  const seeds = { secret: Buffer.from(secret, "hex"), shares };
  expect(commitmentOf(seeds.secret)).toBe(commitment);
  expect(table.commitment).toBe(commitment);
  const open = openAs(stalls, { ...body, contentText: body.content?.text });
  const state = open.setup();
  const buffer = chanceBuffer();
  const numbers: number[] = [];
  for (const [ply, entry] of body.entries.entries()) {
    const draw = draws[ply] ?? null;
    if (draw !== null) {
      const n = open.chance(state, buffer);
      const ticket = drawNumber(seeds, draw.number, totalWeight(buffer, n));
      expect(open.printOutcome(outcomeOf(buffer, n, ticket))).toBe(entry.text);
      expect(draw.tickets).toBe(totalWeight(buffer, n));
      expect(draw.from <= ticket && ticket < draw.to).toBe(true);
      numbers.push(draw.number);
    } else if (entry.by === "chance") expect(open.chance(state, buffer)).toBe(1);
    expect(playEntry(open, state, entry).ok).toBe(true);
  }
  expect(numbers.length).toBeGreaterThan(4);
  expect(numbers).toEqual(numbers.map((_, n) => n));
  await server.close();
});
