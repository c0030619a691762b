import { sql } from "kysely";
import { type MatchRecord, RECORD_FORMAT, recordOf } from "#engine";
import type { Incident } from "#protocol";
import { type Answer, isOver, refuse } from "#referee";
import { CLOCK_NOW } from "../db/clock.ts";
import { loadContent } from "../figures/content-store.ts";
import { type Fairness, loadFairness } from "../shares/fairness.ts";
import { loadIncidents } from "../tables/incidents.ts";
import type { MatchPorts } from "./commit/change-match.ts";
import { loadDraws, loadEntries, loadMatch, type MatchRow } from "./match-store.ts";

/** The record of a finished match with all that is needed to check its draws. */
export interface FinishedRecord extends MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly fairness: Fairness;
  /** What happened at the table and not in the rules. */
  readonly incidents: readonly Incident[];
}

/**
 * The record of a match whose rules this server does not have: without what takes the rules, which are the final state's
 * hash and the tickets of the draws. So it is one of the first format, which has only the numbers of the draws.
 */
interface OtherRulesRecord extends Omit<MatchRecord, "hash"> {
  readonly format: "fiorino-record-1";
  readonly fairness?: {
    readonly commitment: string;
    readonly secret: string;
    readonly shares: readonly string[];
    readonly draws: readonly (number | null)[];
  };
}

/** The record of a finished match; or of one that this server cannot play and that has stood still for an hour. */
export async function loadRecord(ports: MatchPorts, table: string): Promise<Answer<FinishedRecord | OtherRulesRecord>> {
  const { cache, db } = ports;
  const match = await cache.find(table);
  if (match === undefined) return loadOfOtherRules(ports, table);
  if (!isOver(match)) return refuse("match-running");
  const { open, state, entries, contentText } = match;
  return {
    ok: true,
    value: {
      ...{ format: RECORD_FORMAT, ...recordOf(open, entries, state, contentText) },
      fairness: await loadFairness(db, match),
      incidents: (await loadIncidents(db, [table])).get(table) ?? [],
    },
  };
}

/**
 * An older server may still be playing such a match, and its log reveals hidden things: so the log is given out only
 * when the match has stood still for an hour, and the secret behind its draws only when it is over.
 */
async function loadOfOtherRules({ db }: MatchPorts, table: string): Promise<Answer<OtherRulesRecord>> {
  const row = await loadMatch(db, table);
  if (row === undefined) return refuse("not-found");
  const { standings } = row;
  if (standings === null && !(await standsStill(db, table))) return refuse("match-running");
  const seats = row.seats as MatchRecord["seats"];
  const entries = (await loadEntries(db, table, 0, seats)).map(({ entry }) => entry);
  return {
    ok: true,
    value: {
      ...{ format: "fiorino-record-1", game: row.game, rulesVersion: row.rules_version, options: row.options, seats },
      ...(await contentOf(db, row)),
      entries,
      ...(standings === null ? {} : { standings, fairness: await fairnessOf(db, row) }),
    },
  };
}

async function standsStill(db: MatchPorts["db"], table: string): Promise<boolean> {
  const row = await db
    .selectFrom("match")
    .select("table_id")
    .where("table_id", "=", table)
    .where("moved_at", "<", sql<Date>`${CLOCK_NOW} - interval '1 hour'`)
    .executeTakeFirst();
  return row !== undefined;
}

async function contentOf(
  db: MatchPorts["db"],
  { content_hash: hash }: MatchRow,
): Promise<Pick<MatchRecord, "content">> {
  const text = hash === null ? undefined : await loadContent(db, hash);
  return hash === null || text === undefined ? {} : { content: { hash, text } };
}

const fairnessOf = async (db: MatchPorts["db"], { table_id, commitment, secret, shares }: MatchRow) => ({
  ...{ commitment, secret: secret.toString("hex"), shares },
  draws: await loadDraws(db, table_id),
});
