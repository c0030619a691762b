import { sql } from "kysely";
import { type MatchRecord, RECORD_FORMAT, recordOf } from "#engine";
import type { Incident } from "#protocol";
import { type Answer, isOver, refuse } from "#referee";
import { CLOCK_NOW } from "../db/clock.ts";
import { loadContent } from "../figures/content-store.ts";
import { loadIncidents } from "../tables/incidents.ts";
import type { MatchPorts } from "./commit/change-match.ts";
import { loadDraws, loadEntries, loadMatch, type MatchRow } from "./match-store.ts";

/** The proof of a match's draws. */
interface Fairness {
  readonly commitment: string;
  readonly secret: string;
  readonly shares: readonly string[];
  /** For each entry the number of the draw behind it, or null. */
  readonly draws: readonly (number | null)[];
}

/** The record of a finished match with all that is needed to check its draws. */
export interface FinishedRecord extends MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly fairness: Fairness;
  /** What happened at the table and not in the rules. */
  readonly incidents: readonly Incident[];
}

/**
 * The record of a match whose rules this server does not have: without the final state's hash, which takes the rules.
 */
interface OtherRulesRecord extends Omit<MatchRecord, "hash"> {
  readonly format: typeof RECORD_FORMAT;
  readonly fairness?: Fairness;
}

/** The record of a finished match; or of one that this server cannot play and that has stood still for an hour. */
export async function loadRecord(ports: MatchPorts, table: string): Promise<Answer<FinishedRecord | OtherRulesRecord>> {
  const { cache, db } = ports;
  const match = await cache.find(table);
  if (match === undefined) return loadOfOtherRules(ports, table);
  if (!isOver(match)) return refuse("match-running");
  const { open, state, entries, contentText, seeds, commitment } = match;
  const fairness = { commitment, secret: seeds.secret.toString("hex"), shares: seeds.shares };
  return {
    ok: true,
    value: {
      ...{ format: RECORD_FORMAT, ...recordOf(open, entries, state, contentText) },
      fairness: { ...fairness, draws: await loadDraws(db, table) },
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
      ...{ format: RECORD_FORMAT, game: row.game, rulesVersion: row.rules_version, options: row.options, seats },
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
