import { randomBytes } from "node:crypto";
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

const CONNECTIONS = 4;
const IN_MEMORY = 5000;

/** A server without lines, whose time is simulated: it can be started anew, and its clock put forward. */
export interface SimulatedServer {
  readonly db: Database;
  readonly ports: () => TablePorts;
  /** The simulated time, in milliseconds since 1970. */
  now(): number;
  /** Puts the clock forward while a server lives. */
  forward(milliseconds: number): Promise<void>;
  /** Everything in memory is lost, after an absence of so long. */
  restart(absence: number): Promise<void>;
  /** What servers do from time to time: note that they live, look for passed deadlines. */
  tend(): Promise<void>;
  close(): Promise<void>;
}

export async function startSimulated(login: Login): Promise<SimulatedServer> {
  const log = pino({ level: "silent" });
  const { db, appending, close } = openDatabase(login, CONNECTIONS, log);
  await migrate(db);
  const figures = hostFigures(ALL_GAMES, undefined);
  await storeContent(db, { away: 0 }, figures.values());
  let ahead = 0;
  const clock: Clock = { now: () => Date.now() + ahead };
  const made = (): TablePorts => ({
    ...{
      db,
      patience: { away: 0 },
      games: TEST_GAMES,
      figures,
      log,
      clock,
      randomBytes,
      botLevels: ["apprentice", "merchant"],
    },
    publisher: { matchMoved: () => undefined, tableChanged: (table) => ports.cache.seatsChanged(table) },
    ...{ cache: new MatchCache({ db, patience: { away: 0 }, games: TEST_GAMES }, IN_MEMORY), meters: new Meters() },
    together: new GroupCommit(appending),
  });
  let ports = made();
  let tend = newClockTender(ports);
  await beat(ports);
  const go = async (milliseconds: number, how: "with a server" | "without a server"): Promise<void> => {
    ahead += milliseconds;
    await pass(db, milliseconds, how);
  };
  return {
    ...{ db, ports: () => ports, now: () => clock.now(), close },
    forward: (milliseconds) => go(milliseconds, "with a server"),
    restart: async (absence) => {
      await go(absence, "without a server");
      ports = made();
      tend = newClockTender(ports);
      await beat(ports);
    },
    tend: () => tend(),
  };
}
