import type { TableSeat } from "#protocol";
import { restsAt } from "#referee";
import type { WholeSeat, WholeTable } from "../tables/table-store.ts";

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
