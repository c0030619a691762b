import { sql } from "kysely";
import type { Seat } from "#engine";
import type { Tx } from "../../db/retry.ts";
import { IS_LATE } from "./clock-steps.ts";

/** Who commits: a user, the bot of a seat, or the server itself, which draws and plays what is forced. */
export type Committer = { readonly user: string } | { readonly bot: Seat } | "server";

/** The database's answer about a commit before its moves are checked. */
export interface SeatRight {
  /** The seat that the committer may play; null for the server, and when the committer has no seat. */
  readonly seat: Seat | null;
  /** `own`: may play now. `stood-in`: a bot plays for the user at present. `none`: not the committer's seat. */
  readonly standing: "own" | "stood-in" | "none";
  /** The answer that a commit of this id got before. */
  readonly answered: number | null;
  /** The seat's time was up when the commit arrived. */
  readonly isLate: boolean;
}

/**
 * The columns of `SeatRight` for rows `a (table_id, user_id, seat, id)`: the only place that decides who may play a
 * seat and which commits were answered before. With a `user_id` it is a user's commit, whose seat follows from
 * `seat_access`; with a `seat` alone it is a bot's; with neither the server's. The limits hold PostgreSQL to one look
 * into an index for each row, also while its statistics still say that the tables are empty.
 */
export const SEAT_RIGHT = {
  columns: `
    s.seat as own_seat,
    case
      when a.user_id is not null then
        case when x.seat is null then 'none' when s.stand_in is not null then 'stood-in' else 'own' end
      when a.seat is not null then
        case when s.kind = 'bot' or s.stand_in is not null then 'own' else 'none' end
      else 'own'
    end as standing,
    c.ply as answered`,
  joins: `
    left join lateral (
      select seat from seat_access where table_id = a.table_id and user_id = a.user_id limit 1
    ) x on true
    left join lateral (
      select seat, kind, stand_in from seat where table_id = a.table_id and seat = coalesce(x.seat, a.seat) limit 1
    ) s on true
    left join lateral (
      select ply from commit where table_id = a.table_id and seat = s.seat and id = a.id limit 1
    ) c on true`,
} as const;

/** Checks the right to a commit before its moves. One query, since each costs a round trip. */
export async function loadSeatRight(
  tx: Tx,
  { table, id, arrived }: { readonly table: string; readonly id: string; readonly arrived: number },
  by: Exclude<Committer, "server">,
): Promise<SeatRight> {
  const asked = "user" in by ? { user: by.user, seat: null } : { user: null, seat: by.bot };
  const { rows } = await sql<
    { own_seat: Seat | null; is_late: boolean | null } & Pick<SeatRight, "standing" | "answered">
  >`
    select ${sql.raw(SEAT_RIGHT.columns)},
      (
        select ${sql.raw(IS_LATE)} from seat_time t, clock, (select ${new Date(arrived)}::timestamptz as at) arrived
        where t.table_id = a.table_id and t.seat = s.seat
      ) as is_late
    from (values (${table}::text, ${asked.user}::text, ${asked.seat}::smallint, ${id}::text)) as a (table_id, user_id, seat, id)
    ${sql.raw(SEAT_RIGHT.joins)}`.execute(tx);
  const [row] = rows;
  return {
    seat: row?.own_seat ?? null,
    standing: row?.standing ?? "none",
    answered: row?.answered ?? null,
    isLate: row?.is_late === true,
  };
}
