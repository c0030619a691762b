import { invariant } from "#engine";
import { openAs } from "#referee";
import { beginClocks } from "../../clocks/set-pace.ts";
import { CLOCK_NOW } from "../../db/clock.ts";
import type { Tx } from "../../db/retry.ts";
import type { Ports } from "../../ports.ts";
import { awaySecondsOf } from "../absence/absence.ts";
import { storeIncident } from "../incidents.ts";
import { owesShare } from "../shares/revealing.ts";
import { loadShares, newSecret } from "../shares/secret.ts";
import type { WholeTable } from "../table-store.ts";

type StartPorts = Pick<Ports, "games" | "figures" | "randomBytes">;

/**
 * Does what is next at a table without a free seat: asks its people for their shares, and starts the match when the last
 * one has come. The caller runs `advanceMatch` after the transaction. Answers whether there is a match now.
 */
export async function startIfReady(ports: StartPorts, tx: Tx, table: WholeTable): Promise<boolean> {
  if (table.seats.some(({ kind }) => kind === "free")) return false;
  if (table.withoutFrom === null) await askForShares(ports, tx, table);
  if (table.seats.some(owesShare)) return false;
  await startMatch(ports, tx, table);
  return true;
}

async function askForShares(ports: StartPorts, tx: Tx, { id, commitment }: WholeTable): Promise<void> {
  await tx
    .updateTable("table")
    .set({ revealing_at: CLOCK_NOW, away_seconds: awaySecondsOf(id), ...(commitment === null ? newSecret(ports) : {}) })
    .where("id", "=", id)
    .execute();
}

/**
 * Starts the match with the shares that have come. Its header is stored before anything is drawn. The match is played
 * with the server's present figures.
 */
export async function startMatch({ games, figures }: StartPorts, tx: Tx, table: WholeTable): Promise<void> {
  const game = games.byId(table.game);
  invariant(game !== undefined, `there is a game ${table.game}`);
  const content = figures.get(game.meta.id);
  const seats = table.seats.length;
  const open = openAs(game, { seats, options: table.options, contentText: content?.text });
  await tx
    .insertInto("match")
    .values({
      ...{ table_id: table.id, game: game.meta.id, rules_version: game.meta.rulesVersion, seats },
      ...{ options: JSON.stringify(table.options), content_hash: content?.hash ?? null },
      ...(await loadShares(tx, table.id)),
      to_act: open.toAct(open.setup()),
      pace: table.pace === null ? null : JSON.stringify(table.pace),
    })
    .execute();
  if (table.pace !== null) await beginClocks(tx, table, table.pace);
  for (const { seat, kind, hasRevealed } of table.seats) {
    if (kind === "person" && !hasRevealed) await storeIncident(tx, table.id, { seat, type: "share-missing" });
  }
  await tx
    .updateTable("table")
    .set({ status: "running", away_seconds: awaySecondsOf(table.id) })
    .where("id", "=", table.id)
    .execute();
}
