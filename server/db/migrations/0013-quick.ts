import { type Kysely, sql } from "kysely";

/** Tables of a quick match: when bots may take their free seats, who agrees, and who is there only as long as they look. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table "table" add column bots_at timestamptz`,
  "alter table seat add column seeks boolean not null default false",
  "alter table seat add column fills boolean not null default false",
  "create index seat_seeks on seat (table_id) where seeks",
];
