import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/**
 * A backup is text under gzip. The first line is a `BackupHead` as JSON. For each table follow a line with a
 * `TableHead`, its rows in the text format of PostgreSQL's COPY, one a line, and a line `\.`; tables come after those
 * that they refer to. The last line is a `BackupEnd`: a file without it has been cut off.
 */
export const BACKUP_FORMAT = "fiorino-backup-1";
export const END_OF_ROWS = "\\.";

export interface BackupHead {
  readonly format: typeof BACKUP_FORMAT;
  /** When it was made, as ISO text. */
  readonly at: string;
  /** The migrations that its tables have been through. */
  readonly migrations: readonly string[];
  /** What signs cookies, when the data folder keeps it. */
  readonly cookieSecret?: string;
}

export interface TableHead {
  readonly table: string;
  readonly columns: readonly string[];
}

export interface BackupEnd {
  readonly rows: Readonly<Record<string, number>>;
}

/** Settings of a connection by which both sides write and read values alike. */
export const SAME_TEXT = [
  "set client_encoding to 'UTF8'",
  "set datestyle to 'ISO'",
  "set intervalstyle to 'postgres'",
  "set timezone to 'UTC'",
  "set extra_float_digits to 3",
  "set bytea_output to 'hex'",
  "set statement_timeout to 0",
].join("; ");

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** `copy "entry" ("ply", "text")` */
export const copyOf = ({ table, columns }: TableHead): string =>
  `copy ${quoted(table)} (${columns.map(quoted).join(", ")})`;

/** All tables but those of the migrations, each after the tables it refers to. */
export async function tablesIn(db: Database): Promise<readonly TableHead[]> {
  const { rows: tables } = await sql<TableHead>`
    select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
      and a.attgenerated = ''
    group by c.relname order by c.relname`.execute(db);
  const { rows: links } = await sql<{ from: string; to: string }>`
    select f.relname as "from", t.relname as "to" from pg_constraint k
    join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.oid <> t.oid`.execute(db);
  const sorted: TableHead[] = [];
  while (sorted.length < tables.length) {
    const isThere = (name: string) => sorted.some(({ table }) => table === name);
    const ready = tables.filter(
      ({ table }) => !isThere(table) && links.every(({ from, to }) => from !== table || isThere(to)),
    );
    if (ready.length === 0) throw new Error("tables refer to each other in a circle");
    sorted.push(...ready);
  }
  return sorted;
}
