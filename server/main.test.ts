import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentHash } from "#engine";
import { gameById } from "#games";
import { buildServer, freePort, type ServerBuild, type ServerProcess, temporaryFolder } from "./testing/build.ts";
import { playToTheEnd, Visitor } from "./testing/client.ts";

const folder = temporaryFolder();
const processes: ServerProcess[] = [];
let built: ServerBuild;
const start = (environment: Readonly<Record<string, string>>): ServerProcess => {
  const started = built.start({ DATA_DIR: folder.path, ...environment });
  processes.push(started);
  return started;
};

/** What it printed, without the sentence that root is told about the user nobody. */
function announced(server: ServerProcess): string {
  const lines = server.printed().split("\n");
  const rest = lines.filter((line) => !line.startsWith("Warning: PostgreSQL runs under the user nobody, so "));
  const hasUser = process.getuid?.() !== 0 || /^fiorino:/m.test(readFileSync("/etc/passwd", "utf8"));
  expect(lines.length - rest.length, "it is said once, to root").toBe(hasUser ? 0 : 1);
  return rest.join("\n");
}

beforeAll(async () => {
  built = await buildServer("process-tests");
});
afterAll(async () => {
  for (const { child } of processes) child.kill("SIGKILL");
  await Promise.all(processes.map(({ exitCode }) => exitCode));
  folder.remove();
});

const GREEDY = { kind: "bot", level: "guild-master" } as const;
const RANDOM = { kind: "bot", level: "apprentice" } as const;

test("a match survives kill -9 in the middle of a commit, and a stop in good order", async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const first = start({ PORT: `${port}` });
  await first.ready;
  expect(first.printed()).toContain(address);
  const visitor = new Visitor(address);
  const { id } = await visitor.openTable({ game: "calimala", seats: [{ kind: "me" }, RANDOM, RANDOM] });
  const line = await visitor.connect();
  let match = await line.follow(id);
  const acknowledged: number[] = [];
  for (let own = 0; own < 12; own++) {
    while (match.moves.length === 0) match = await line.see();
    const ply = await line.commit(id, match.ply, match.moves.slice(0, 1));
    if (typeof ply === "number") acknowledged.push(ply);
    match = await line.follow(id, match.ply);
  }
  while (match.moves.length === 0) match = await line.see();
  const open = { id: line.freshId(), ply: match.ply, moves: match.moves.slice(0, 1) };
  line.say({ type: "commit", table: id, ...open });
  first.child.kill("SIGKILL");
  await first.exitCode;

  const second = start({ PORT: `${port}` });
  await second.ready;
  const again = await visitor.connect();
  const back = await again.follow(id);
  expect(back.ply).toBeGreaterThanOrEqual(Math.max(...acknowledged));
  expect(back.seat).toBe(0);
  const answer = await again.commit(id, open.ply, open.moves, open.id);
  expect(answer, "the commit under way either counts or can be made again").toBeTypeOf("number");
  const further = await again.follow(id);
  const moved = further.moves.length > 0 ? further : await again.see(({ moves }) => moves.length > 0);
  again.close();

  second.child.kill("SIGTERM");
  expect(await second.exitCode).toBe(0);
  const third = start({ PORT: `${port}` });
  await third.ready;
  const last = await visitor.connect();
  const found = await last.follow(id);
  expect(found.ply).toBeGreaterThanOrEqual(moved.ply);
  const end = await playToTheEnd(last, found);
  expect(end.standings?.ranks).toHaveLength(3);

  const other = await visitor.openTable({ game: "calimala", seats: [GREEDY, { kind: "me" }, GREEDY] });
  const opening = await last.follow(other.id);
  if (opening.moves.length === 0) await last.see(({ table, moves }) => table === other.id && moves.length > 0);
  third.child.kill("SIGINT");
  expect(await third.exitCode).toBe(0);
  expect(announced(third), "nothing else was worth a warning").toBe(`Fiorino is ready: ${address}\n`);
}, 120_000);

test("health, readiness and the headers of every answer", async () => {
  const port = await freePort();
  const server = start({ PORT: `${port}` });
  await server.ready;
  const health = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(await health.json()).toEqual({ status: "up", build: "process-tests" });
  expect(health.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(health.headers.get("strict-transport-security")).toBeNull();
  expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({ status: "ready" });
  const second = start({ PORT: `${port}` });
  expect(await second.exitCode).toBe(1);
  expect(second.printed()).toBe(
    `Port ${port} at 127.0.0.1 is in use; stop what uses it, or set PORT to another one.\n`,
  );
  server.child.kill("SIGTERM");
  expect(await server.exitCode).toBe(0);
});

test("wrong figures: one sentence, and nothing is begun; right ones are announced and played with", async () => {
  const own = temporaryFolder();
  const [FIGURES_DIR, DATA_DIR] = [join(own.path, "figures"), join(own.path, "data")];
  const [port, file] = [await freePort(), join(FIGURES_DIR, "firenze.json")];
  const address = `http://127.0.0.1:${port}`;
  mkdirSync(FIGURES_DIR);
  const figures = gameById("firenze")?.content?.builtIn ?? "";
  const corrected = figures.replace('"lastSeal":5', '"lastSeal":7');
  writeFileSync(file, corrected.replace('"lastSeal":7', '"lastSeal":"7"'));
  const wrong = start({ PORT: `${port}`, DATA_DIR, FIGURES_DIR });
  expect(await wrong.exitCode).toBe(1);
  expect(wrong.printed()).toBe(`The figures in ${file} cannot be used: lastSeal is not a whole number.\n`);
  expect(existsSync(DATA_DIR), "no database was made").toBe(false);

  writeFileSync(file, corrected);
  const right = start({ PORT: `${port}`, DATA_DIR, FIGURES_DIR });
  await right.ready;
  const hash = contentHash(corrected);
  expect(announced(right)).toBe(
    `New matches of firenze are played with the host's figures (${hash}).\nFiorino is ready: ${address}\n`,
  );
  const visitor = new Visitor(address);
  const table = await visitor.openTable({ game: "firenze", seats: [{ kind: "me" }, RANDOM] });
  expect(table.content).toBe(hash);
  const line = await visitor.connect();
  let match = await line.follow(table.id);
  for (let turns = 0; turns < 3; turns++) {
    while (match.moves.length === 0) match = await line.see();
    await line.commit(table.id, match.ply, match.moves.slice(0, 1));
    match = await line.follow(table.id, match.ply);
  }
  line.close();
  right.child.kill("SIGTERM");
  expect(await right.exitCode).toBe(0);
  own.remove();
}, 60_000);

test("a cookie secret that is not whole: one sentence, and PostgreSQL is stopped", async () => {
  const own = temporaryFolder();
  const file = join(own.path, "cookie-secret");
  writeFileSync(file, "");
  const server = start({ PORT: `${await freePort()}`, DATA_DIR: own.path });
  expect(await server.exitCode).toBe(1);
  expect(server.printed()).toMatch(/^The cookie secret in \S+ is empty; .+\n$/);
  own.remove();
}, 60_000);

test.each([
  [{ PORT: "http" }, 'PORT must be a whole number from 1 to 65535, but it is "http".\n'],
  [{ FIGURES_DIR: "/dev/null" }, /^FIGURES_DIR must be a folder that can be read, but \/dev\/null is not .*\n$/],
  [{ DATA_DIR: "/dev/null/data" }, /^Fiorino cannot run its own PostgreSQL: .*DATABASE_URL.*\n$/],
  [{ DATABASE_URL: "postgres://127.0.0.1:1/none" }, /^The database could not be opened.*DATABASE_URL\.\n$/],
])("with %j it ends with one sentence", async (environment, sentence) => {
  const server = start({ PORT: `${await freePort()}`, ...environment });
  expect(await server.exitCode).toBe(1);
  expect(server.printed()).toMatch(sentence);
});
