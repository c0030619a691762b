import { sql } from "kysely";
import type { Seat } from "#engine";
import type { TableSeat } from "#protocol";
import { type PersonHours, restsAt } from "#referee";
import type { Database } from "../db/database.ts";
import type { WholeSeat, WholeTable } from "../tables/table-store.ts";
import { IS_AWAITED } from "./clock-store.ts";

/** Whether the seat's person rests now, at a table by correspondence, and if they let that be seen. */
export function restOf(
  { pace }: Pick<WholeTable, "pace">,
  { hours, standIn }: Pick<WholeSeat, "hours" | "standIn">,
  now: number,
): TableSeat["rests"] {
  if (pace?.kind !== "days" || hours === null || standIn !== null) return undefined;
  return restsAt(now, hours) ?? undefined;
}

/** Who rests at a table now, as one text: another text is news. */
export const restsAtTable = (table: WholeTable, now: number): string =>
  table.seats.map((seat) => restOf(table, seat, now) ?? "").join();

type Awaited = Pick<TableSeat, "seat" | "rests">;

/** Who rests among those who are waited for, as one text. */
export const restingAmong = (awaited: readonly Awaited[]): string =>
  awaited.map(({ seat, rests }) => (rests === undefined ? "" : `${seat} ${rests} `)).join("");

/** The same for these tables; those where nobody rests, or lets it be seen, are left out. */
export async function loadResting(
  db: Database,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<PersonHours & { readonly table_id: string; readonly seat: Seat }>`
    select s.table_id, s.seat, h.zone, h.sleep, h.vacations
    from seat s join match m using (table_id) join "table" t on t.id = s.table_id join person_hours h using (user_id)
    where s.table_id = any (${sql.val(ids)}::text[]) and t.pace ->> 'kind' = 'days' and h.is_shown
      and s.stand_in is null and ${IS_AWAITED}
    order by s.seat`.execute(db);
  const resting = new Map<string, Awaited[]>();
  for (const { table_id: table, seat, ...hours } of rows) {
    const rests = restsAt(now, hours) ?? undefined;
    if (rests !== undefined) resting.set(table, [...(resting.get(table) ?? []), { seat, rests }]);
  }
  return new Map([...resting].map(([table, awaited]) => [table, restingAmong(awaited)]));
}
