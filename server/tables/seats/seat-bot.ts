import { presentLevel } from "#bots/levels";
import { type Answer, refuse } from "#referee";
import { changeTable } from "../change-table.ts";
import type { TablePorts } from "../opening/create-table.ts";
import { hasFreeChoice } from "../shares/revealing.ts";
import { storeBot, type WholeTable } from "../table-store.ts";

/** The table's owner puts a bot on a free seat, or another one in the place of a bot. */
export function seatBot(
  ports: TablePorts,
  user: string,
  { table: id, seat, level }: { table: string; seat: number; level: string },
): Promise<Answer<WholeTable | undefined>> {
  return changeTable(ports, id, async (tx, table) => {
    if (table.owner !== user) return refuse("not-owner");
    if (!hasFreeChoice(table)) return refuse(table.status === "over" ? "match-over" : "match-running");
    if (!ports.botLevels.includes(presentLevel(level))) return refuse("option-invalid", { option: "level" });
    const wished = table.seats.find((each) => each.seat === seat);
    if (wished === undefined) return refuse("seats-out-of-range", { min: 1, max: table.seats.length });
    if (wished.kind === "person") return refuse("seat-occupied");
    await storeBot(tx, id, wished.seat, presentLevel(level));
    return { ok: true, value: undefined };
  });
}
