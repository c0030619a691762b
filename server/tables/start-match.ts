import { invariant } from "#engine";
import { openAs } from "#referee";
import type { Tx } from "../db/retry.ts";
import { commitmentOf } from "../matches/draws.ts";
import type { Ports } from "../ports.ts";
import { awaySecondsOf } from "./absence.ts";
import type { WholeTable } from "./table-store.ts";

const SECRET_BYTES = 32;

/**
 * Starts the match of a table with no free seat: its header and the commitment to the server's secret are stored before
 * anything is drawn. The match is played with the server's present figures. The caller runs `advanceMatch` after the
 * transaction. Answers whether there is a match now.
 */
export async function startIfFull(
  { games, figures, randomBytes }: Pick<Ports, "games" | "figures" | "randomBytes">,
  tx: Tx,
  table: Pick<WholeTable, "id" | "game" | "options" | "seats">,
): Promise<boolean> {
  if (table.seats.some(({ kind }) => kind === "free")) return false;
  const game = games.byId(table.game);
  invariant(game !== undefined, `there is a game ${table.game}`);
  const content = figures.get(game.meta.id);
  const seats = table.seats.length;
  const open = openAs(game, { seats, options: table.options, contentText: content?.text });
  const secret = randomBytes(SECRET_BYTES);
  await tx
    .insertInto("match")
    .values({
      ...{ table_id: table.id, game: game.meta.id, rules_version: game.meta.rulesVersion, seats },
      ...{ options: JSON.stringify(table.options), content_hash: content?.hash ?? null },
      ...{ secret, commitment: commitmentOf(secret), shares: JSON.stringify([]) },
      to_act: open.toAct(open.setup()),
    })
    .execute();
  await tx
    .updateTable("table")
    .set({ status: "running", away_seconds: awaySecondsOf(table.id) })
    .where("id", "=", table.id)
    .execute();
  return true;
}
