import type { Tx } from "../db/retry.ts";

/** The ids of a finished match's commits are needed only while somebody may still ask again whether one has arrived. */
export async function forgetAnswers(tx: Tx, { table }: { readonly table: string }): Promise<void> {
  await tx.deleteFrom("commit").where("table_id", "=", table).execute();
}
