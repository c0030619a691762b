import { sql } from "kysely";
import type { Database } from "../db/database.ts";

export const LISTS = ["tables", "people", "reports", "bans", "acts"] as const;
type List = (typeof LISTS)[number];

type Row = Readonly<Record<string, string | number | null>>;

/** The rows of a list, the busiest or newest first. Times are UTC; sizes in bytes. */
export async function loadList(db: Database, list: List, most: number): Promise<readonly Row[]> {
  const { rows } = await QUERIES[list](most).execute(db);
  return rows;
}

const AT = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`;

/** `day`: entries of the last 24 hours, which is how much load a table makes. `bytes`: its log in the database. */
const QUERIES: Readonly<Record<List, (most: number) => ReturnType<typeof sql<Row>>>> = {
  tables: (most) => sql<Row>`
    with log as (
      select table_id, count(*) as entries, sum(pg_column_size(entry.*)) as bytes,
        count(*) filter (where at > clock_now() - interval '1 day') as day
      from entry group by table_id
    )
    select t.id as table, t.game, t.status, t.door, ${AT("t.created_at")} as opened, ${AT("m.moved_at")} as moved,
      coalesce(log.entries, 0) as entries, coalesce(log.day, 0) as day, coalesce(log.bytes, 0)::bigint as bytes,
      (select string_agg(coalesce(u.name, s.level, '-'), ', ' order by s.seat)
        from seat s left join "user" u on u.id = s.user_id where s.table_id = t.id) as seats
    from "table" t left join match m on m.table_id = t.id left join log on log.table_id = t.id
    order by day desc, coalesce(m.moved_at, t.created_at) desc limit ${most}`,
  people: (most) => sql<Row>`
    with own as (
      select s.user_id, count(*) filter (where t.status = 'waiting') as waiting,
        count(*) filter (where t.status = 'running') as running, count(*) filter (where t.status = 'over') as over
      from seat s join "table" t on t.id = s.table_id where s.user_id is not null group by s.user_id
    ), log as (
      select s.user_id, count(*) filter (where e.at > clock_now() - interval '1 day') as day, max(e.at) as moved,
        sum(pg_column_size(e.*)) as bytes
      from seat s join entry e on e.table_id = s.table_id and e.seat = s.seat
      where s.user_id is not null group by s.user_id
    )
    select u.id as user, u.name, ${AT("u.created_at")} as came, ${AT("log.moved")} as moved,
      coalesce(own.waiting, 0) as waiting, coalesce(own.running, 0) as running, coalesce(own.over, 0) as over,
      coalesce(log.day, 0) as day, coalesce(log.bytes, 0)::bigint as bytes,
      (select 'banned' from ban b where b.user_id = u.id and (b.until is null or b.until > clock_now())) as ban
    from "user" u left join own on own.user_id = u.id left join log on log.user_id = u.id
    order by day desc, coalesce(log.moved, u.created_at) desc limit ${most}`,
  reports: (most) => sql<Row>`
    select ${AT("r.at")} as at, r.table_id as table, r.user_id as by, u.name, r.text
    from report r join "user" u on u.id = r.user_id order by r.id desc limit ${most}`,
  bans: (most) => sql<Row>`
    select coalesce(b.user_id, b.network::text) as banned, u.name, ${AT("b.at")} as at,
      coalesce(${AT("b.until")}, 'until lifted') as until, b.reason
    from ban b left join "user" u on u.id = b.user_id
    where b.until is null or b.until > clock_now() order by b.at desc limit ${most}`,
  acts: (most) => sql<Row>`
    select ${AT("at")} as at, act, subject, reason from host_act order by id desc limit ${most}`,
};

/** One line about the whole database. */
export async function loadSums(db: Database): Promise<string> {
  const { rows } = await sql<{ tables: number; people: number; entries: number; bytes: number }>`
    select (select count(*) from "table") as tables, (select count(*) from "user") as people,
      (select count(*) from entry) as entries, pg_database_size(current_database()) as bytes`.execute(db);
  const [sums] = rows;
  const megabytes = ((sums?.bytes ?? 0) / 2 ** 20).toFixed(1);
  return `${sums?.tables} tables, ${sums?.people} people, ${sums?.entries} entries, ${megabytes} MiB in the database.`;
}

/** Rows as text in columns, with a heading. */
export function inColumns(rows: readonly Row[]): readonly string[] {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => printed(row[name])))];
  const widths = names.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** Without control characters: a terminal must not obey a name. */
const printed = (value: Row[string] | undefined): string => `${value ?? "-"}`.replaceAll(/[\p{C}]/gu, "?");
