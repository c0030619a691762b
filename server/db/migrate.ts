import { type Kysely, Migrator } from "kysely";
import { up as first } from "./migrations/0001-first.ts";
import { up as standIns } from "./migrations/0002-stand-ins.ts";
import { up as choicesMade } from "./migrations/0003-choices-made.ts";
import { up as time } from "./migrations/0004-time.ts";
import type { Schema } from "./schema.ts";

/** In order; a number is never used twice and a landed migration never changes. */
const MIGRATIONS = {
  "0001-first": { up: first },
  "0002-stand-ins": { up: standIns },
  "0003-choices-made": { up: choicesMade },
  "0004-time": { up: time },
};

/** Brings the schema up to date, under kysely's advisory lock: of several servers starting at once one does the work. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
