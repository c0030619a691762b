import type { Tx } from "../db/retry.ts";
import type { JobKinds } from "./run-jobs.ts";

/** Every kind of job and what it does. */
export const JOB_KINDS: JobKinds = { "forget-answers": forgetAnswers };

/** Deletes the answers to the commits of a finished match: they are needed only while a page may retry a commit. */
async function forgetAnswers(tx: Tx, { table }: { readonly table: string }): Promise<void> {
  await tx.deleteFrom("commit").where("table_id", "=", table).execute();
}
