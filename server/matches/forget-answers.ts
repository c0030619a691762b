import type { Tx } from "../db/retry.ts";

/** The ids of a finished match's commits are needed only while a page may still retry one. */
export async function forgetAnswers(tx: Tx, { table }: { readonly table: string }): Promise<void> {
  await tx.deleteFrom("commit").where("table_id", "=", table).execute();
}
