import { type Kysely, sql } from "kysely";

/** Bots that play for absent people, facts of the table beside the log, and matches played again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  "alter table seat add column stand_in text check (stand_in is null or kind = 'person')",
  `create table fact (
    table_id text not null references "table" (id) on delete cascade,
    number integer not null,
    ply integer not null,
    seat smallint not null,
    type text not null,
    primary key (table_id, number)
  )`,
  `alter table "table" add column rematch text references "table" (id) on delete set null`,
];
