import { sql } from "kysely";
import { errorCode } from "../process/errors.ts";
import type { Database } from "./database.ts";
import { inTransaction, isFull } from "./retry.ts";

export type Readiness = "ready" | "database-away" | "cannot-write";

/** Says how the database is, within a second, whatever the database does. */
export type AskReadiness = () => Promise<Readiness>;

/** The deadline of a statement of the probe, in milliseconds. */
export const PROBE_MS = 700;
const ANSWER_MS = 900;
/** An answer serves all who ask within this time. */
const FRESH_MS = 1000;
const READ_ONLY = "25006";

/**
 * Probes by a connection of its own, since a busy pool is no reason to be taken out of service. One probe at a time;
 * one that is still under way when the answer is due counts as a database that is away.
 */
export function readinessOf(probing: Database): AskReadiness {
  let last: { readonly at: number; readonly answer: Promise<Readiness> } | undefined;
  let isUnderWay = false;
  return () => {
    const now = performance.now();
    if (last !== undefined && (isUnderWay || now - last.at < FRESH_MS)) return last.answer;
    isUnderWay = true;
    const probed = probe(probing).finally(() => {
      isUnderWay = false;
    });
    const late = new Promise<Readiness>((done) => setTimeout(done, ANSWER_MS, "database-away").unref());
    last = { at: now, answer: Promise.race([probed, late]) };
    return last.answer;
  };
}

/** Asks for a page and for a megabyte of the disk: a query that sorts more than its memory writes to a file. */
async function probe(probing: Database): Promise<Readiness> {
  try {
    await inTransaction(probing, { away: 0 }, async (tx) => {
      await sql`set local work_mem = '64kB'`.execute(tx);
      await sql`select count(*) from (
        select n from generate_series(1, 20000) n order by md5(n::text) offset 0
      ) sorted`.execute(tx);
      await sql`update clock set ahead = ahead`.execute(tx);
    });
    return "ready";
  } catch (error) {
    return isFull(error) || errorCode(error) === READ_ONLY ? "cannot-write" : "database-away";
  }
}
