import type { Tx } from "../db/retry.ts";
import { type Ages, clean } from "./clean.ts";
import type { JobKinds } from "./run-jobs.ts";

/** Every kind of job and what it does. */
export const jobKinds = (ages: Ages): JobKinds => ({
  "forget-answers": forgetAnswers,
  clean: (tx) => clean(tx, ages),
});

/** Deletes the answers to the commits of a finished match: they are needed only while a page may retry a commit. */
async function forgetAnswers(tx: Tx, { table }: { readonly table: string | null }): Promise<void> {
  if (table !== null) await tx.deleteFrom("commit").where("table_id", "=", table).execute();
}
