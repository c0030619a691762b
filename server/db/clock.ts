import { type RawBuilder, sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * The time of the database, as SQL: the moment at which the statement began, plus what `clock.ahead` says (tests put
 * the clock forward by it). No other clock decides anything that is stored.
 */
export const CLOCK_NOW: RawBuilder<Date> = sql<Date>`clock_now()`;

/** What decides without asking the database takes its time from here. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The database's time as this process reckons it: measured now and then, in between counted on by a clock that never jumps. */
export class DatabaseClock implements Clock {
  readonly #db: Database;
  /** From the process's own count of milliseconds to the database's time. */
  #ahead = performance.timeOrigin;

  constructor(db: Database) {
    this.#db = db;
  }

  now(): number {
    return performance.now() + this.#ahead;
  }

  /** Asks the database; the answer is taken to be from half-way between question and arrival. */
  async measure(): Promise<void> {
    const asked = performance.now();
    const { rows } = await sql<{ at: Date }>`select ${CLOCK_NOW} as at`.execute(this.#db);
    const [row] = rows;
    if (row !== undefined) this.#ahead = row.at.getTime() - (asked + performance.now()) / 2;
  }
}
