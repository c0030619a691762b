import { randomUUID } from "node:crypto";
import { accepted, type Result } from "#engine";
import type { Database } from "../db/database.ts";
import { inTransaction, type Tx } from "../db/retry.ts";
import { sendNote } from "../live/neighbours.ts";

/** What a host does, to whom or what, and why. */
interface Act {
  readonly act: string;
  readonly subject: string;
  readonly reason: string;
}

/** What every server has to hear of an act. */
interface News {
  readonly moved?: readonly string[];
  readonly changed?: readonly string[];
  /** Matches that have to go on by themselves. */
  readonly woken?: readonly string[];
  readonly bans?: true;
}

/** What an act has done, as a sentence for the host. */
export interface Done {
  readonly said: string;
  readonly news: News;
}

const PATIENCE = { away: 5000 };
/** Most ids of each kind in one note: a notification takes less than 8,000 bytes, an id about 30. */
const MOST_IDS = 50;

/**
 * Carries out an act in one transaction: its effects, the row that writes it down, and the news to all servers happen
 * together or not at all. A refusal changes nothing.
 */
export function carryOut(
  db: Database,
  act: Act,
  work: (tx: Tx) => Promise<Result<Done, string>>,
): Promise<Result<string, string>> {
  return inTransaction(db, PATIENCE, async (tx) => {
    const done = await work(tx);
    if (!done.ok) return done;
    await tx.insertInto("host_act").values(act).execute();
    for (const note of notesOf(done.value.news)) await sendNote(tx, note);
    return accepted(done.value.said);
  });
}

function notesOf({ moved = [], changed = [], woken = [], bans }: News) {
  const node = `host-${randomUUID()}`;
  const longest = Math.max(moved.length, changed.length, woken.length, 1);
  return Array.from({ length: Math.ceil(longest / MOST_IDS) }, (_, i) => {
    const part = (ids: readonly string[]) => ids.slice(i * MOST_IDS, (i + 1) * MOST_IDS);
    return { node, moved: part(moved), changed: part(changed), woken: part(woken), ...(bans ? { bans } : {}) };
  });
}
