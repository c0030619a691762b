import { pino } from "pino";
import type { Seat } from "#engine";
import { openDatabase } from "../../server/db/database.ts";
import { findPostgres } from "../../server/host/reach.ts";
import { databaseNow, pass } from "../../server/testing/clock.ts";
import type { House } from "./house.ts";

/** The clock of a house's database, and what it says of a match. */
export interface HouseClock {
  /** Puts the clock forward, as an absence of the server or not. */
  pass(milliseconds: number, how?: "with a server" | "without a server"): Promise<void>;
  now(): Promise<number>;
  /** How long the log of a match is. */
  plyOf(table: string): Promise<number>;
  /** The clocks of a match that run. */
  running(table: string): Promise<readonly RunningClock[]>;
  close(): Promise<void>;
}

export interface RunningClock {
  readonly seat: Seat;
  readonly since: number;
  readonly deadline: number;
}

/** Connects to the database of a house whose server runs, until that ends. */
export async function openClock(house: House): Promise<HouseClock> {
  const postgres = await findPostgres({ databaseUrl: house.databaseUrl, dataDir: house.data });
  if (!postgres.ok) throw new Error(postgres.refusal);
  const { db, close } = openDatabase(postgres.value.login, 1, pino({ level: "silent" }));
  return {
    pass: (milliseconds, how) => pass(db, milliseconds, how),
    now: () => databaseNow(db),
    plyOf: async (table) => {
      const row = await db.selectFrom("match").select("ply").where("table_id", "=", table).executeTakeFirst();
      return row?.ply ?? 0;
    },
    running: async (table) => {
      const rows = await db
        .selectFrom("seat_time")
        .select(["seat", "since", "deadline"])
        .where("table_id", "=", table)
        .where("since", "is not", null)
        .orderBy("seat")
        .execute();
      return rows.map(({ seat, since, deadline }) => ({
        ...{ seat: seat as Seat, since: since?.getTime() ?? 0, deadline: deadline?.getTime() ?? 0 },
      }));
    },
    close,
  };
}
