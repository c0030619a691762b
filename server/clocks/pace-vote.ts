import type { PaceVote } from "#protocol";
import { type Answer, refuse } from "#referee";
import type { Tx } from "../db/retry.ts";
import type { MatchPorts } from "../matches/commit/change-match.ts";
import { changeTable } from "../tables/change-table.ts";
import type { WholeTable } from "../tables/table-store.ts";
import { setPace } from "./set-pace.ts";

type Wish = NonNullable<PaceVote["wish"]>;

/** A person at a running match wishes another pace for it. It changes once all persons who play for themselves wish the same. */
export async function voteOnPace(
  ports: MatchPorts,
  user: string,
  { table: id, wish }: PaceVote & { readonly table: string },
): Promise<Answer<WholeTable | undefined>> {
  const done = await changeTable(ports, id, async (tx, table) => {
    const own = table.seats.find(({ seat }) => seat === table.access.get(user));
    if (own === undefined) return refuse("not-your-seat");
    if (table.status !== "running") return refuse(table.status === "over" ? "match-over" : "match-not-started");
    if (own.standIn !== null) return refuse("bot-plays");
    await tx
      .updateTable("seat")
      .set({ pace_wish: wish === null ? null : JSON.stringify(wish) })
      .where("table_id", "=", id)
      .where("seat", "=", own.seat)
      .execute();
    if (wish !== null && isWishOfAll(table, own.seat, wish)) await carryOut(tx, table, wish);
    return { ok: true, value: undefined };
  });
  if (done.ok) ports.publisher.matchMoved(id);
  return done;
}

const isWishOfAll = ({ seats }: WholeTable, own: number, wish: Wish): boolean =>
  seats.every(
    ({ seat, kind, standIn, paceWish }) =>
      seat === own ||
      kind !== "person" ||
      standIn !== null ||
      JSON.stringify(paceWish?.pace) === JSON.stringify(wish.pace),
  );

async function carryOut(tx: Tx, table: WholeTable, { pace }: Wish): Promise<void> {
  await setPace(tx, table, pace);
  await tx.updateTable("seat").set({ pace_wish: null }).where("table_id", "=", table.id).execute();
}
