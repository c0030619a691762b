import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { FastChance, invariant, unreachable } from "#engine";
import type { NewTable } from "#protocol";
import { LOGIN } from "../../server/db/own-postgres/cluster-folder.ts";
import { readPassword } from "../../server/db/own-postgres/password.ts";
import { postgresIn } from "../../server/db/own-postgres/processes.ts";
import { freePort, type ServerBuild, type ServerProcess, temporaryFolder } from "../../server/testing/build.ts";
import { audit } from "./audit.ts";
import { GuineaPig } from "./guinea-pig.ts";

/** What is killed, at a random moment while people and bots play. */
export const VICTIMS = ["server", "postgres", "backend", "worker", "lines", "stop"] as const;
type Victim = (typeof VICTIMS)[number];

interface Trials {
  readonly build: ServerBuild;
  readonly seed: number;
  readonly victims: readonly Victim[];
  /** How many people play, each with bots at a table of their own. */
  readonly players: number;
  readonly report: (line: string) => void;
}

const BOTS = [
  { kind: "bot", level: "apprentice" },
  { kind: "bot", level: "guild-master" },
] as const;
const TABLES: readonly NewTable["seats"][] = [
  [BOTS[0], { kind: "me" }, BOTS[0]],
  [{ kind: "me" }, ...BOTS],
  [...BOTS, { kind: "me" }],
  [BOTS[0], BOTS[0], BOTS[0], { kind: "me" }],
];
const LONGEST_WAIT_MS = 300;
const POLL_MS = 10;

/**
 * Kills one thing after the other under load. After each, everybody must get on with their match, bots included, and
 * the audit must find everything in order. Returns how many acknowledged commits the last audits found.
 */
export async function tryCrashes({ build, seed, victims, players, report }: Trials): Promise<number> {
  const chance = new FastChance(seed);
  const house = await House.open(build);
  const pigs = TABLES.slice(0, players).map(
    (seats) => new GuineaPig(house.address, seats, new FastChance(chance.below(2 ** 31))),
  );
  let found = 0;
  try {
    for (const pig of pigs) pig.start();
    await everybodyGetsOn(pigs);
    for (const [at, victim] of victims.entries()) {
      await pause(chance.below(LONGEST_WAIT_MS));
      await house.kill(victim, pigs, chance);
      await everybodyGetsOn(pigs);
      const commits = await steadily(() => audit(house.login, house.address, pigs));
      report(`${at + 1} ${victim}: ${commits} acknowledged commits in order`);
      for (const pig of pigs) found += pig.forgetFinished();
    }
    await Promise.all(pigs.map((pig) => pig.stop()));
  } finally {
    await Promise.allSettled(pigs.map((pig) => pig.stop()));
    await house.close();
  }
  return found + pigs.reduce((sum, pig) => sum + pig.acknowledged.length, 0);
}

/** Waits until each guinea pig has made another commit, and so the bots before it their moves. */
async function everybodyGetsOn(pigs: readonly GuineaPig[]): Promise<void> {
  const goals = new Map(pigs.map((pig) => [pig, pig.commits + 1]));
  for (const [pig, goal] of goals) {
    while (pig.commits < goal) {
      if (pig.misdeed !== undefined) throw pig.misdeed;
      await pause(POLL_MS);
    }
  }
}

/** Repeats an audit that meets a database that is restarting. */
async function steadily<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("invariant")) throw error;
      await pause(POLL_MS);
    }
  }
}

/** The server as an operator runs it, with its own PostgreSQL, started again whenever it ends. */
class House {
  readonly address: string;
  readonly #build: ServerBuild;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #folder: ReturnType<typeof temporaryFolder>;
  #server: ServerProcess;

  private constructor(build: ServerBuild, port: number) {
    this.#build = build;
    this.address = `http://127.0.0.1:${port}`;
    this.#folder = temporaryFolder();
    this.#environment = {
      ...{ PORT: `${port}`, DATA_DIR: this.#folder.path, WORKER_DEATH: this.#death, LOG_LEVEL: "silent" },
      ...{ REQUESTS_PER_MINUTE: "1000000", BOT_WORKERS: "1" },
    };
    this.#server = build.start(this.#environment);
  }

  static async open(build: ServerBuild): Promise<House> {
    const house = new House(build, await freePort());
    await house.#server.ready;
    return house;
  }

  get login() {
    return {
      ...LOGIN,
      ...readPassword(this.#folder.path),
      host: join(this.#folder.path, "postgres-socket"),
      port: 5432,
    };
  }

  get #death(): string {
    return join(this.#folder.path, "worker-death");
  }

  async kill(victim: Victim, pigs: readonly GuineaPig[], chance: FastChance): Promise<void> {
    const { child } = this.#server;
    if (child.exitCode !== null || child.signalCode !== null) await this.#again();
    switch (victim) {
      case "server":
        return this.#end("SIGKILL");
      case "stop":
        return this.#end("SIGTERM");
      case "postgres":
        return this.#killPostgres((all) => all.find(({ parent }) => parent === this.#server.child.pid));
      case "backend":
        return this.#killPostgres((all) => all[chance.below(all.length)]);
      case "worker":
        writeFileSync(this.#death, "");
        while (existsSync(this.#death)) await pause(POLL_MS);
        return;
      case "lines":
        for (const pig of pigs) pig.cut();
        return;
      default:
        return unreachable(victim);
    }
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    this.#server.child.kill(signal);
    await this.#again();
  }

  async #again(): Promise<void> {
    await this.#server.exitCode;
    this.#server = this.#build.start(this.#environment);
    await this.#server.ready;
  }

  #killPostgres(choose: (all: ReturnType<typeof postgresIn>) => { pid: number } | undefined): void {
    const cluster = join(this.#folder.path, "postgres");
    const postmaster = Number(readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0]);
    const victim = choose(postgresIn(cluster, postmaster));
    invariant(victim !== undefined, "PostgreSQL is at work");
    process.kill(victim.pid, "SIGKILL");
  }

  async close(): Promise<void> {
    this.#server.child.kill("SIGTERM");
    await this.#server.exitCode;
    this.#folder.remove();
  }
}
