import { type RawBuilder, sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * The time of the database, as SQL: the start of the statement plus `clock.ahead`, by which tests put the clock
 * forward. Every stored time comes from this clock.
 */
export const CLOCK_NOW: RawBuilder<Date> = sql<Date>`clock_now()`;

/** The time for code that decides without a query. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** This process's estimate of the database's time: measured now and then, in between advanced by a monotonic clock. */
export class DatabaseClock implements Clock {
  readonly #db: Database;
  /** Offset from the process's monotonic clock to the database's time, in milliseconds. */
  #ahead = performance.timeOrigin;

  constructor(db: Database) {
    this.#db = db;
  }

  now(): number {
    return performance.now() + this.#ahead;
  }

  /** Queries the database; the answer is dated half-way between the query and its arrival. */
  async measure(): Promise<void> {
    const asked = performance.now();
    const { rows } = await sql<{ at: Date }>`select ${CLOCK_NOW} as at`.execute(this.#db);
    const [row] = rows;
    if (row !== undefined) this.#ahead = row.at.getTime() - (asked + performance.now()) / 2;
  }
}
