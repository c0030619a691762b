import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { contentHash } from "#engine";
import { stalls } from "#engine/testkit";
import { type LiveRequest, PROTOCOL } from "#protocol";
import { serverForFile } from "../server/testing/server-for-file.ts";
import { makeWorld, ROLES, type Role, stateOf, type World } from "./world.ts";

const server = serverForFile({ config: { metricsToken: "nobody here has it" } });

afterAll(async () => {
  present?.close();
});

let present: World | undefined;

/** A fresh world; a request that changes it calls `spoil`. */
async function freshWorld(): Promise<World> {
  present ??= await makeWorld(server.address);
  return present;
}

function spoil(): void {
  present?.close();
  present = undefined;
}

type Wish = readonly [method: string, path: string, body?: object];
/** `ok`, or the code of the refusal, for each role in the order of `ROLES`. */
type Answers = readonly [string, string, string, string, string, string];

const all = (answer: string): Answers => [answer, answer, answer, answer, answer, answer];
const RELAY = { game: "relay", seats: [{ kind: "me" }, { kind: "person" }], options: {}, door: "private" };

/** Every route with every role. A table's id is the right to watch it, so reading one is open to all who have it. */
const ROUTES: readonly (readonly [Wish, Answers])[] = [
  [["GET", "/healthz"], all("ok")],
  [["GET", "/readyz"], all("ok")],
  [["GET", "/host.json"], all("ok")],
  [["GET", "/.well-known/security.txt"], all("not-found")],
  [["GET", "/metrics"], all("not-found")],
  [["GET", "/api/home"], all("ok")],
  [["GET", "/api/me"], all("ok")],
  [["PATCH", "/api/me", { name: "Ana" }], all("ok")],
  [["GET", "/api/hours"], all("ok")],
  [["PUT", "/api/hours", { zone: "Europe/Rome", sleep: null, vacations: [], isShown: false }], all("ok")],
  [["POST", "/api/tables", RELAY], all("ok")],
  [["POST", "/api/quick", { games: ["relay"], seats: [2], pace: null }], all("ok")],
  [["POST", "/api/likely", { game: "relay", seats: 2, pace: { kind: "live", minutes: 10, increment: 5 } }], all("ok")],
  [
    ["POST", "/api/tables/:waiting/fill", { answer: "agree" }],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "match-running", "match-running"],
  ],
  [["GET", "/api/tables/:waiting"], all("ok")],
  [["GET", "/api/tables/:running"], all("ok")],
  [["GET", "/api/tables/:running/record"], all("match-running")],
  [["GET", "/api/tables/:waiting/record"], all("not-found")],
  [["GET", "/api/figures/stalls"], all("ok")],
  [["GET", "/api/figures/relay"], all("not-found")],
  [["GET", `/api/content/${contentHash(stalls.content?.builtIn ?? "")}`], all("ok")],
  [["GET", "/api/content/0123456789abcdef"], all("not-found")],
  [
    ["POST", "/api/tables/:waiting/sit", { seat: 2 }],
    ["ok", "ok", "ok", "ok", "already-seated", "already-seated"],
  ],
  [
    ["POST", "/api/tables/:waiting/sit", { seat: 1 }],
    ["seat-occupied", "seat-occupied", "seat-occupied", "seat-occupied", "ok", "already-seated"],
  ],
  [
    ["POST", "/api/tables/:running/sit", { seat: 1 }],
    ["match-running", "match-running", "match-running", "match-running", "ok", "already-seated"],
  ],
  [
    ["POST", "/api/tables/:waiting/bot", { seat: 2, level: "apprentice" }],
    ["not-owner", "not-owner", "not-owner", "not-owner", "not-owner", "ok"],
  ],
  [
    ["POST", "/api/tables/:waiting/bot", { seat: 1, level: "apprentice" }],
    ["not-owner", "not-owner", "not-owner", "not-owner", "not-owner", "seat-occupied"],
  ],
  [
    ["POST", "/api/tables/:running/bot", { seat: 1, level: "apprentice" }],
    ["not-owner", "not-owner", "not-owner", "not-owner", "not-owner", "match-running"],
  ],
  [
    ["POST", "/api/tables/:waiting/leave", {}],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "ok", "ok"],
  ],
  [
    ["POST", "/api/tables/:running/leave", {}],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "match-running", "match-running"],
  ],
  [
    ["POST", "/api/tables/:running/stand-in", { seat: 1, answer: "agree" }],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "seat-occupied", "not-away"],
  ],
  [
    ["POST", "/api/tables/:running/stand-in", { seat: 1, answer: "wait" }],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "seat-occupied", "ok"],
  ],
  [
    ["POST", "/api/tables/:running/give-away", {}],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "ok", "ok"],
  ],
  [
    ["POST", "/api/tables/:running/advice", {}],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "people-at-table", "people-at-table"],
  ],
  [
    ["POST", "/api/tables/:running/abandon", { answer: "agree" }],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "ok", "ok"],
  ],
  [
    ["POST", "/api/tables/:running/pace", { wish: { pace: null } }],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "ok", "ok"],
  ],
  [["POST", "/api/tables/:running/report", { text: "rude words" }], all("ok")],
  [
    ["POST", "/api/tables/:running/take-back", {}],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "ok", "ok"],
  ],
  [
    ["POST", "/api/tables/:running/rematch", {}],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "match-running", "match-running"],
  ],
  [
    ["POST", "/api/tables/:running/decline-rematch", {}],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "ok", "ok"],
  ],
  [
    ["POST", "/api/seat-links/:link"],
    ["ok", "ok", "ok", "ok", "ok", "already-seated"],
  ],
  [
    ["POST", "/api/tables/:running/seat-link", { seat: 0 }],
    ["not-first", "not-first", "not-first", "not-first", "not-first", "ok"],
  ],
  [
    ["POST", "/api/tables/:waiting/seat-link", { seat: 1 }],
    ["not-first", "not-first", "not-first", "not-first", "ok", "ok"],
  ],
  [["POST", "/api/seat-links/aaaaaaaaaaaaaaaaaaaaaaaa"], all("link-invalid")],
  [
    ["POST", "/api/tables/:waiting/share", { share: "ab".repeat(32) }],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "ok", "ok"],
  ],
  [
    ["POST", "/api/tables/:running/share", { share: "ab".repeat(32) }],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "match-running", "match-running"],
  ],
  [
    ["POST", "/api/tables/:waiting/reveal", { share: "ab".repeat(32) }],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "match-not-started", "match-not-started"],
  ],
  [
    ["POST", "/api/tables/:running/reveal", { share: "ab".repeat(32) }],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "share-other", "share-other"],
  ],
  [
    ["POST", "/api/tables/:waiting/start-without", {}],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "match-not-started", "match-not-started"],
  ],
  [
    ["POST", "/api/tables/:running/start-without", {}],
    ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "match-running", "match-running"],
  ],
];

const pathIn = (world: World, path: string): string =>
  path.replace(":waiting", world.waiting.id).replace(":running", world.running.id).replace(":link", world.link);

const codeOf = (status: number, body: unknown): string =>
  status < 400 ? "ok" : String((body as { code?: string } | null)?.code);

/** Only the owner is ever sent the owner's own data. */
function expectNoSecrets({ secrets }: World, role: Role, text: string): void {
  if (role !== "owner") for (const secret of secrets) expect(text).not.toContain(secret);
}

describe.each(ROUTES)("%j", ([method, path, body], answers) => {
  test.each(ROLES.map((role, at) => [role, answers[at]] as const))("as %s: %s", async (role, expected) => {
    const world = await freshWorld();
    const before = await stateOf(server.login, world);
    const answer = await world.who[role].ask<unknown>(method, pathIn(world, path), body);
    expect(codeOf(answer.status, answer.body)).toBe(expected);
    expectNoSecrets(world, role, JSON.stringify(answer.body));
    if (expected === "ok" && method !== "GET") spoil();
    else expect(await stateOf(server.login, world)).toBe(before);
  });
});

/** The values of a route's parameters. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\/tables\/:\w+/, "/tables/:table"],
  [/\/seat-links\/.+/, "/seat-links/:token"],
  [/\/figures\/.+/, "/figures/:game"],
  [/\/content\/.+/, "/content/:hash"],
];

test("every route there is has been tried", () => {
  const folder = join(import.meta.dirname, "../server");
  const written = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("routes.ts"))
    .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/app\.(\w+)\("([^"]+)"/g)])
    .map(([, method = "", path = ""]) => `${method.toUpperCase()} ${path}`);
  const named = ([method, path]: Wish): string =>
    `${method} ${NAMED.reduce((text, [example, parameter]) => text.replace(example, parameter), path)}`;
  expect([...new Set(ROUTES.map(([wish]) => named(wish)))].sort()).toEqual(written.sort());
});

type Message = LiveRequest["type"];
interface LiveTry {
  readonly message: (world: World) => LiveRequest;
  readonly answers: Answers;
}

const commit = (world: World, ply: number, moves: string[]): LiveRequest => ({
  ...{ type: "commit", id: `try-${Math.random().toString(36).slice(2)}`, table: world.running.id, ply, moves },
});

/** Every message with every role. Committing is tried once more below with a move that would be legal. */
const MESSAGES: Readonly<Record<Message, LiveTry>> = {
  hello: { message: () => ({ type: "hello", build: "x", protocol: PROTOCOL }), answers: all("silence") },
  ping: { message: () => ({ type: "ping" }), answers: all("pong") },
  follow: { message: ({ running }) => ({ type: "follow", table: running.id, since: 0 }), answers: all("match") },
  "follow-home": { message: () => ({ type: "follow-home" }), answers: all("home") },
  "unfollow-home": { message: () => ({ type: "unfollow-home" }), answers: all("silence") },
  unfollow: { message: ({ running }) => ({ type: "unfollow", table: running.id }), answers: all("silence") },
  commit: {
    message: (world) => commit(world, 0, ["nonsense"]),
    answers: ["not-your-seat", "not-your-seat", "not-your-seat", "not-your-seat", "stale", "stale"],
  },
  past: {
    message: ({ running }) => ({ type: "past", id: "look-back-1", table: running.id, ply: 0 }),
    answers: all("past"),
  },
};

describe.each(Object.entries(MESSAGES))("the message %s", (_, { message, answers }) => {
  test.each(ROLES.map((role, at) => [role, answers[at]] as const))("as %s: %s", async (role, expected) => {
    const world = await freshWorld();
    const before = await stateOf(server.login, world);
    const line = await world.who[role].connect();
    const heard: string[] = [];
    line.socket.on("message", (data) => heard.push(String(data)));
    line.say(message(world));
    if (expected !== "pong") line.say({ type: "ping" });
    await line.hear("pong");
    const types = heard.map((text) => JSON.parse(text));
    const first = types.find(({ type }) => type !== "table" && type !== "pong");
    const answer = first?.refusal?.code ?? first?.type ?? (expected === "pong" ? "pong" : "silence");
    expect(answer).toBe(expected);
    for (const text of heard) expectNoSecrets(world, role, text);
    expect(await stateOf(server.login, world)).toBe(before);
    line.close();
  });
});

test("a legal move is made by its own seat and by nobody else", async () => {
  const world = await freshWorld();
  const owner = await world.who.owner.connect();
  const match = await owner.follow(world.running.id);
  expect(match.moves.length).toBeGreaterThan(0);
  const before = await stateOf(server.login, world);
  const refusals: Record<string, string> = {};
  for (const role of ROLES) {
    if (role === "owner") continue;
    const line = await world.who[role].connect();
    const done = await line.commit(match.table, match.ply, match.moves.slice(0, 1));
    refusals[role] = typeof done === "object" ? done.code : "ok";
    line.close();
  }
  expect(refusals).toEqual({
    ...{ nobody: "not-your-seat", guest: "not-your-seat", spectator: "not-your-seat", elsewhere: "not-your-seat" },
    seat: "not-to-act",
  });
  expect(await stateOf(server.login, world)).toBe(before);
  expect(await owner.commit(match.table, match.ply, match.moves.slice(0, 1))).toBeGreaterThan(match.ply);
  spoil();
});

test("every seat is sent its own view and no other", async () => {
  const world = await freshWorld();
  const seen: Record<string, number | null> = {};
  for (const role of ROLES) {
    const match = await (await world.who[role].connect()).follow(world.running.id);
    seen[role] = match.seat;
    expect(match.moves.length > 0).toBe(role === "owner");
  }
  expect(seen).toEqual({ nobody: null, guest: null, spectator: null, elsewhere: null, seat: 1, owner: 0 });
});
