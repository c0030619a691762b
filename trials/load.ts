import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { has, ownArguments, ownNumber, textOf } from "#arguments";
import { FastChance } from "#engine";
import { LOGIN } from "../server/db/own-postgres/cluster-folder.ts";
import { readPassword } from "../server/db/own-postgres/password.ts";
import { buildServer, freePort, temporaryFolder } from "../server/testing/build.ts";
import { seatBots } from "./load/bot-tables.ts";
import { LoadMatch } from "./load/load-match.ts";
import { bareInserts, median, percentile, processorOf, residentOf } from "./load/measures.ts";
import { unwatchedCommits } from "./load/unwatched.ts";

const args = ownArguments("Says what a commit costs while many matches run.", {
  name: "load",
  flags: [
    { name: "matches", value: "N", about: "matches at once (default: 100)" },
    { name: "seconds", value: "S", about: "how long people play (default: 20)" },
    { name: "pace", value: "S", about: "from one commit of a match to its next (default: 2)" },
    { name: "rounds", value: "N", about: "rounds as fast as it goes (default: 3)" },
    { name: "seed", value: "S", about: "seed of the players (default: 1)" },
    { name: "bots", about: "people's commits once more while all threads of bots are busy, and nothing else" },
    { name: "clocks", about: "live clocks at every table" },
    { name: "profile", value: "FOLDER", about: "keep processor profiles of the server there" },
  ],
});
const count = ownNumber(args, "matches", 100);
const steadySeconds = ownNumber(args, "seconds", 20);
const paceSeconds = ownNumber(args, "pace", 2);
const repeats = ownNumber(args, "rounds", 3);
const chance = new FastChance(ownNumber(args, "seed", 1));
const profile = textOf(args, "profile");
const clocks = has(args, "clocks") ? ({ kind: "live", minutes: 60, increment: 20 } as const) : null;
const threads = Math.max(1, availableParallelism() - 1);
const SEATS = 4;
const CONNECTIONS = 10;
const FLAT_OUT_MS = 3000;
const BARE_MS = 1500;
const AT_ONCE = 16;
const MEGABYTE = 2 ** 20;

const folder = temporaryFolder();
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const build = await buildServer("load");
const server = build.start(
  {
    ...{ PORT: `${port}`, DATA_DIR: folder.path, MATCHES_IN_MEMORY: "100000", CONNECTIONS_PER_ADDRESS: "1000000" },
    ...{ REQUESTS_PER_MINUTE: "1000000", DATABASE_CONNECTIONS: `${CONNECTIONS}`, BOT_WORKERS: `${threads}` },
  },
  profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`],
);
await server.ready;
const pid = server.child.pid ?? 0;
const login = { ...LOGIN, ...readPassword(folder.path), host: join(folder.path, "postgres-socket"), port: 5432 };
const matches = Array.from(
  { length: count },
  () => new LoadMatch(address, { pace: clocks, chance: new FastChance(chance.below(2 ** 31)) }),
);

try {
  await opening();
  if (has(args, "bots")) console.log(await besideBots());
  else console.log([await steadily(), await flatOut(), await unwatched()].join("; "));
} finally {
  for (const match of matches) match.close();
  server.child.kill("SIGTERM");
  await server.exitCode;
  folder.remove();
}

async function opening(): Promise<void> {
  const empty = residentOf(pid);
  await all((match) => match.connect());
  const connected = residentOf(pid);
  await all((match) => match.begin());
  const seated = residentOf(pid);
  const perConnection = (connected - empty) / count / SEATS / 1024;
  console.log(
    `${count} matches of Calimala with ${SEATS} sockets each, ${clocks === null ? "no clocks" : "live clocks"}, a PostgreSQL of its own with fsync on`,
  );
  console.log(`memory: ${mb(empty)} MB at rest, ${perConnection.toFixed(0)} kB more a connection,`);
  console.log(`        ${((seated - connected) / count / 1024).toFixed(0)} kB more a match at its start`);
}

/** What people's commits take without bots, and in the same run with all threads of bots busy. */
async function besideBots(): Promise<string> {
  const alone = await paced();
  const thinking = await seatBots(address, threads);
  const waited: number[] = [];
  const look = setInterval(() => void thinking.owing().then((n) => waited.push(n)), 1000);
  const beside = await paced();
  clearInterval(look);
  const p95 = (times: readonly number[]): number => percentile([...times], 0.95);
  const factor = (p95(beside.times) / p95(alone.times)).toFixed(2);
  return [
    `${threads} threads of bots, of which ${median(waited).toFixed(0)} owed a decision in the median of ${waited.length} looks`,
    `commit to screen ${p95(alone.times).toFixed(1)} ms (p95) without them, ${p95(beside.times).toFixed(1)} ms with them: ${factor} times`,
  ].join("; ");
}

/** Every match makes a commit from time to time, as people do. Returns a short summary, like the measurements below. */
async function steadily(): Promise<string> {
  const { times, commits, seconds } = await paced();
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1));
  console.log(`at a commit every ${paceSeconds} s a match: ${(commits / seconds).toFixed(0)} commits a second,`);
  console.log(`        commit to screen ${p50} ms (p50), ${p95} ms (p95), ${p99} ms (p99)`);
  console.log(`memory: ${mb(residentOf(pid))} MB after that`);
  return `${(commits / seconds).toFixed(0)} commits a second at leisure, on screen after ${p50}, ${p95}, ${p99} ms (p50, p95, p99)`;
}

async function paced() {
  const pace = paceSeconds * 1000;
  const end = performance.now() + steadySeconds * 1000;
  const times: number[] = [];
  let commits = 0;
  const play = async (match: LoadMatch): Promise<void> => {
    await pause(Math.random() * pace);
    while (performance.now() < end) {
      const from = performance.now();
      const sights = await match.commit();
      if (sights === undefined) await match.begin();
      else {
        commits++;
        times.push(...sights);
      }
      await pause(Math.max(0, pace - (performance.now() - from)));
    }
  };
  const from = performance.now();
  await Promise.all(matches.map(play));
  const seconds = (performance.now() - from) / 1000;
  return { times, commits, seconds };
}

interface Round {
  readonly commits: number;
  readonly inserts: number;
  /** Milliseconds of processor time that a commit takes, and a bare insert. */
  readonly server: number;
  readonly postgres: number;
  readonly players: number;
  readonly insert: number;
}

/** All matches as fast as possible, in turns with bare inserts into the same database. */
async function flatOut(): Promise<string> {
  const rounds: Round[] = [];
  for (let round = 0; round < repeats; round++) rounds.push(await flatOutRound());
  const of = (pick: (round: Round) => number, digits: number): string => median(rounds.map(pick)).toFixed(digits);
  console.log(`flat out: ${of(({ commits }) => commits, 0)} commits a second,`);
  console.log(
    `        ${of(({ commits, inserts }) => commits / inserts, 2)} of bare inserts (${of(({ inserts }) => inserts, 0)} a second)`,
  );
  console.log(
    `processor time: a commit takes ${of(({ server: ms }) => ms, 2)} ms of the server and ${of(({ postgres }) => postgres, 2)} ms of PostgreSQL,`,
  );
  console.log(
    `        besides ${of(({ players }) => players, 2)} ms of its players; a bare insert ${of(({ insert }) => insert, 2)} ms of PostgreSQL`,
  );
  return `${of(({ commits }) => commits, 0)} flat out, ${of(({ commits, inserts }) => commits / inserts, 2)} of bare inserts`;
}

async function flatOutRound(): Promise<Round> {
  const before = { ...processorOf(pid), players: process.cpuUsage() };
  const from = performance.now();
  let commits = 0;
  const play = async (match: LoadMatch): Promise<void> => {
    while (performance.now() - from < FLAT_OUT_MS) {
      if ((await match.commit()) === undefined) await match.begin();
      else commits++;
    }
  };
  await Promise.all(matches.map(play));
  const seconds = (performance.now() - from) / 1000;
  const after = processorOf(pid);
  const { user, system } = process.cpuUsage(before.players);
  const inserts = await bareInserts(login, CONNECTIONS, BARE_MS);
  const inserted = processorOf(pid);
  await inserts.end();
  return {
    ...{ commits: commits / seconds, inserts: inserts.perSecond, players: (user + system) / 1000 / commits },
    server: ((after.own - before.own) / commits) * 1000,
    postgres: ((after.children - before.children) / commits) * 1000,
    insert: ((inserted.children - after.children) / inserts.count) * 1000,
  };
}

/** The limit without screens: it splits the cost into that of the log and that of the broadcast. */
async function unwatched(): Promise<string> {
  const commits = await unwatchedCommits(login, CONNECTIONS, chance);
  const rounds: { readonly perSecond: number; readonly ratio: number }[] = [];
  for (let round = 0; round < repeats; round++) {
    await all((match) => match.begin());
    const perSecond = await commits.run(BARE_MS);
    const inserts = await bareInserts(login, CONNECTIONS, BARE_MS);
    await inserts.end();
    rounds.push({ perSecond, ratio: perSecond / inserts.perSecond });
  }
  await commits.end();
  const perSecond = median(rounds.map((round) => round.perSecond)).toFixed(0);
  const ratio = median(rounds.map((round) => round.ratio)).toFixed(2);
  return `${perSecond} without sockets and views, ${ratio} of bare inserts`;
}

async function all(work: (match: LoadMatch) => Promise<void>): Promise<void> {
  const rest = [...matches];
  const walk = async (): Promise<void> => {
    for (let match = rest.shift(); match !== undefined; match = rest.shift()) await work(match);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
}

function mb(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(0);
}
