import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { pino } from "pino";
import { beat, newClockTender } from "../../server/clocks/tend-clocks.ts";
import type { Clock } from "../../server/db/clock.ts";
import { type Database, type Login, openDatabase } from "../../server/db/database.ts";
import { migrate } from "../../server/db/migrate.ts";
import { storeContent } from "../../server/figures/content-store.ts";
import { hostFigures } from "../../server/figures/host-figures.ts";
import { GroupCommit } from "../../server/matches/commit/group-commit.ts";
import { MatchCache } from "../../server/matches/match-cache.ts";
import { Meters } from "../../server/metrics/meters.ts";
import type { TablePorts } from "../../server/tables/opening/create-table.ts";
import { pass } from "../../server/testing/clock.ts";
import { ALL_GAMES, TEST_GAMES } from "../../server/testing/games.ts";

const CONNECTIONS = 10;
const IN_MEMORY = 5000;
const PATIENCE = { away: 0 };
const LOG = pino({ level: "silent" });

/** A server without lines, whose time is simulated: it can be started anew, and its clock put forward. */
export interface SimulatedServer {
  /** Of the process that lives now. */
  readonly db: Database;
  readonly ports: TablePorts;
  /** How often a process was started anew. */
  readonly life: number;
  /** Waits for a process that lives, and returns which one it is. */
  isUp(): Promise<number>;
  /** The simulated time, in milliseconds since 1970. */
  now(): number;
  /** The tables whose seats may have changed since this was asked last. */
  changed(): ReadonlySet<string>;
  /** Puts the clock forward while a server lives. */
  forward(milliseconds: number): Promise<void>;
  /** Everything in memory is lost, and what is under way breaks off; an absence of so long follows. */
  kill(absence: number): Promise<void>;
  /** What servers do from time to time: note that they live, look for passed deadlines. */
  tend(): Promise<void>;
  close(): Promise<void>;
}

export async function startSimulated(login: Login): Promise<SimulatedServer> {
  let ahead = 0;
  let changed = new Set<string>();
  const clock: Clock = { now: () => Date.now() + ahead };
  const figures = hostFigures(ALL_GAMES, undefined);
  const start = (): Process => startProcess({ login, clock, figures, onChange: (table) => changed.add(table) });
  let [process, life, up] = [start(), 0, Promise.resolve()];
  await migrate(process.ports.db);
  await storeContent(process.ports.db, PATIENCE, figures.values());
  await beat(process.ports);
  return {
    get db() {
      return process.ports.db;
    },
    get ports() {
      return process.ports;
    },
    get life() {
      return life;
    },
    isUp: async () => {
      for (let seen: unknown; seen !== up; ) {
        seen = up;
        await up;
      }
      return life;
    },
    now: () => clock.now(),
    changed: () => {
      const taken = changed;
      changed = new Set();
      return taken;
    },
    forward: async (milliseconds) => {
      ahead += milliseconds;
      await pass(process.ports.db, milliseconds);
    },
    kill: (absence) => {
      life++;
      const dead = process;
      up = endConnections(login).then(async () => {
        await dead.close();
        process = start();
        ahead += absence;
        await pass(process.ports.db, absence, "without a server");
        await beat(process.ports);
      });
      return up;
    },
    tend: () => process.tend(),
    close: () => process.close(),
  };
}

/** What is lost when a server dies. */
interface Process {
  readonly ports: TablePorts;
  tend(): Promise<void>;
  close(): Promise<void>;
}

interface Given extends Pick<TablePorts, "clock" | "figures"> {
  readonly login: Login;
  readonly onChange: (table: string) => void;
}

function startProcess({ login, clock, figures, onChange }: Given): Process {
  const { db, appending, close } = openDatabase(login, CONNECTIONS, LOG);
  const cache = new MatchCache({ db, patience: PATIENCE, games: TEST_GAMES }, IN_MEMORY);
  const tableChanged = (table: string): void => {
    cache.seatsChanged(table);
    onChange(table);
  };
  const ports: TablePorts = {
    ...{ db, patience: PATIENCE, games: TEST_GAMES, figures, log: LOG, clock, randomBytes, cache },
    ...{ botLevels: ["apprentice", "merchant"], meters: new Meters(), together: new GroupCommit(appending) },
    publisher: { matchMoved: () => undefined, tableChanged },
  };
  return { ports, tend: newClockTender(ports, { measure: async () => undefined }), close };
}

/** Ends every connection to the database, in the middle of what it does: as when the process at their other end is killed. */
async function endConnections(login: Login): Promise<void> {
  const client = new Client(login);
  await client.connect();
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  await client.end();
}
