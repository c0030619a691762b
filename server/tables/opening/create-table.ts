import { presentLevel } from "#bots/levels";
import { chooseSwitches, isSeatCount, type Seat, type Switches } from "#engine";
import type { NewTable } from "#protocol";
import { type Answer, refuse } from "#referee";
import { inTransaction, type Tx } from "../../db/retry.ts";
import { newSeatLink, newTableId } from "../../ids.ts";
import { advanceMatch } from "../../matches/commit/advance-match.ts";
import type { MatchPorts } from "../../matches/commit/change-match.ts";
import { newSecret } from "../shares/secret.ts";
import { loadTable, storePerson, type WholeTable } from "../table-store.ts";
import { startIfReady } from "./start-match.ts";

export interface TablePorts extends MatchPorts {
  /** Names of the bots that can be seated. */
  readonly botLevels: readonly string[];
}

/** Makes a table with its maker on the seat called `me`. With bots on all other seats the match starts at once. */
export async function createTable(ports: TablePorts, user: string, wish: NewTable): Promise<Answer<WholeTable>> {
  const options = checkWish(ports, wish);
  if (!options.ok) return options;
  const id = newTableId(ports);
  const { hasStarted } = await inTransaction(ports.db, ports.patience, async (tx) => {
    const known = await loadTable(tx, id);
    if (known !== undefined) return { hasStarted: known.status === "running" };
    await storeTable(ports, tx, { id, user, wish, options: options.value });
    const made = await loadTable(tx, id);
    return { hasStarted: made !== undefined && (await startIfReady(ports, tx, made)) };
  });
  ports.publisher.tableChanged(id);
  if (hasStarted) await advanceMatch(ports, id);
  const now = await loadTable(ports.db, id);
  return now === undefined ? refuse("not-found") : { ok: true, value: now };
}

function checkWish({ games, botLevels }: TablePorts, wish: NewTable): Answer<Switches> {
  const game = games.byId(wish.game);
  if (game === undefined) return refuse("not-found", { game: wish.game });
  const count = wish.seats.length;
  if (!isSeatCount(count, game.meta.seats)) return refuse("seats-out-of-range", { ...game.meta.seats });
  if (wish.seats.filter(({ kind }) => kind === "me").length !== 1) return refuse("malformed");
  const unknown = wish.seats.find((seat) => seat.kind === "bot" && !botLevels.includes(presentLevel(seat.level)));
  if (unknown !== undefined) return refuse("option-invalid", { option: "level" });
  return switchesFor({ games }, wish);
}

/** The switches of a new table, complete. */
export function switchesFor(
  { games }: Pick<TablePorts, "games">,
  wish: Pick<NewTable, "game" | "seats" | "options">,
): Answer<Switches> {
  const meta = games.byId(wish.game)?.meta;
  const count = wish.seats.length;
  if (meta === undefined || !isSeatCount(count, meta.seats)) return refuse("not-found", { game: wish.game });
  const switches = chooseSwitches(meta.options, meta.presets, wish.options, count);
  return switches.ok ? switches : refuse("option-invalid", { option: switches.refusal.option });
}

/** Stores a new table as requested. */
export async function storeTable(
  ports: TablePorts,
  tx: Tx,
  { id, user, wish, options }: { id: string; user: string; wish: NewTable; options: Switches },
): Promise<void> {
  await tx
    .insertInto("table")
    .values({
      ...{ id, game: wish.game, options: JSON.stringify(options), owner: user, door: wish.door, status: "waiting" },
      ...{ pace: wish.pace === undefined ? null : JSON.stringify(wish.pace), ...newSecret(ports) },
    })
    .execute();
  await tx
    .insertInto("seat")
    .values(
      wish.seats.map((seat, at) => ({
        ...{ table_id: id, seat: at, user_id: null, link: newSeatLink(ports) },
        ...(seat.kind === "bot"
          ? { kind: "bot" as const, level: presentLevel(seat.level) }
          : { kind: "free" as const, level: null }),
      })),
    )
    .execute();
  const own = wish.seats.findIndex(({ kind }) => kind === "me");
  await storePerson(tx, id, own as Seat, { user, share: wish.share });
}
