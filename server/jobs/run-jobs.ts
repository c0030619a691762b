import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { inTransaction, type Patience, type Tx, troubleOf } from "../db/retry.ts";
import { finishJob, type Job, postponeJob, takeJob } from "./job-store.ts";

interface JobPorts {
  readonly db: Database;
  readonly patience: Patience;
  readonly log: Logger;
}

/** What a kind of job does, in the transaction that has taken it: a job is done once, together with its effects, or not at all. */
export type JobKinds = Readonly<Record<string, (tx: Tx, job: Job) => Promise<void>>>;

/**
 * Does every job that is due, one after the other, beside other servers that do the same. A failed job is retried
 * later; kinds that this build does not know are left to other servers.
 */
export async function runJobs(ports: JobPorts, kinds: JobKinds): Promise<void> {
  while (await runOne(ports, kinds));
}

/** Returns whether there was a job. */
async function runOne({ db, patience, log }: JobPorts, kinds: JobKinds): Promise<boolean> {
  let taken: Job | undefined;
  try {
    await inTransaction(db, patience, async (tx) => {
      taken = await takeJob(tx, Object.keys(kinds));
      if (taken === undefined) return;
      await kinds[taken.kind]?.(tx, taken);
      await finishJob(tx, taken);
    });
  } catch (error) {
    if (taken === undefined || troubleOf(error) !== undefined) throw error;
    log.error({ err: error, job: taken }, "a job failed and is tried again later");
    await postponeJob(db, taken);
  }
  return taken !== undefined;
}
