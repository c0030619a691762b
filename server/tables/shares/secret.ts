import { invariant } from "#engine";
import type { Tx } from "../../db/retry.ts";
import { commitmentOf } from "../../matches/draws.ts";
import type { Ports } from "../../ports.ts";

const SECRET_BYTES = 32;

/** A server's secret for the draws of one match, and the hash that binds the server to it. */
interface Secret {
  readonly secret: Buffer;
  readonly commitment: string;
}

export function newSecret({ randomBytes }: Pick<Ports, "randomBytes">): Secret {
  const secret = randomBytes(SECRET_BYTES);
  return { secret, commitment: commitmentOf(secret) };
}

/**
 * The table waits for somebody again after shares have been shown: whoever comes might choose a share to fit them. So
 * there is another secret, and none of the shares counts.
 */
export async function askAnew(tx: Tx, table: string, secret: Secret): Promise<void> {
  await tx
    .updateTable("table")
    .set({ revealing_at: null, ...secret })
    .where("id", "=", table)
    .execute();
  await tx
    .updateTable("seat")
    .set({ share: null, share_hash: null, goes_without: false })
    .where("table_id", "=", table)
    .execute();
}

/** What the draws of a table's match are made from: the secret, and the shares that have come, as the match keeps them. */
export async function loadShares(tx: Tx, table: string): Promise<Secret & { readonly shares: string }> {
  const { secret, commitment } = await tx
    .selectFrom("table")
    .select(["secret", "commitment"])
    .where("id", "=", table)
    .executeTakeFirstOrThrow();
  invariant(secret !== null && commitment !== null, "a full table has a secret");
  const seats = await tx
    .selectFrom("seat")
    .select(["seat", "share"])
    .where("table_id", "=", table)
    .where("share", "is not", null)
    .orderBy("seat")
    .execute();
  return { secret, commitment, shares: JSON.stringify(seats.map(({ seat, share }) => `${seat}:${share}`)) };
}
