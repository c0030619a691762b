import { type Kysely, Migrator, sql } from "kysely";
import { up as first } from "./migrations/0001-first.ts";
import { up as standIns } from "./migrations/0002-stand-ins.ts";
import { up as choicesMade } from "./migrations/0003-choices-made.ts";
import { up as time } from "./migrations/0004-time.ts";
import { up as declined } from "./migrations/0005-declined.ts";
import { up as away } from "./migrations/0006-away.ts";
import { up as cleaning } from "./migrations/0007-cleaning.ts";
import { up as host } from "./migrations/0008-host.ts";
import { up as shares } from "./migrations/0009-shares.ts";
import { up as rights } from "./migrations/0010-rights.ts";
import { up as clocks } from "./migrations/0011-clocks.ts";
import { up as hours } from "./migrations/0012-hours.ts";
import { up as quick } from "./migrations/0013-quick.ts";
import { up as wished } from "./migrations/0014-wished.ts";
import type { Schema } from "./schema.ts";

/** In order; a number is never used twice and a landed migration never changes. */
const MIGRATIONS = {
  "0001-first": { up: first },
  "0002-stand-ins": { up: standIns },
  "0003-choices-made": { up: choicesMade },
  "0004-time": { up: time },
  "0005-declined": { up: declined },
  "0006-away": { up: away },
  "0007-cleaning": { up: cleaning },
  "0008-host": { up: host },
  "0009-shares": { up: shares },
  "0010-rights": { up: rights },
  "0011-clocks": { up: clocks },
  "0012-hours": { up: hours },
  "0013-quick": { up: quick },
  "0014-wished": { up: wished },
};

/** The database has migrations that this build does not know. */
export class NewerSchema extends Error {
  override readonly name = "NewerSchema";
}

/** The names of all migrations of this build, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** The names of the migrations applied to the database. */
export async function loadDone(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows: found } = await sql<{ is_new: boolean }>`
    select to_regclass('kysely_migration') is null as is_new`.execute(db);
  if (found[0]?.is_new === true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Brings the schema up to date, under kysely's advisory lock: of several servers starting at once one does the work. All
 * of it is one transaction: a migration that is broken off leaves the schema as it was, and the next start carries on.
 * Throws `NewerSchema` where a newer build has been here. `last`: where to stop.
 */
export async function migrate(db: Kysely<Schema>, last?: string): Promise<void> {
  const unknown = (await loadDone(db)).filter((name) => !(name in MIGRATIONS));
  if (unknown.length > 0) throw new NewerSchema(unknown.join(", "));
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error !== undefined) throw error;
}
