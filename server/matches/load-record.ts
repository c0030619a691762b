import { sql } from "kysely";
import { type MatchRecord, RECORD_FORMAT, recordOf, SEATS_OF, type SeatCount } from "#engine";
import type { Incident, Pace, TimeFact } from "#protocol";
import { type Answer, isOver, refuse } from "#referee";
import { loadClocks, loadFacts } from "../clocks/clock-store.ts";
import { CLOCK_NOW } from "../db/clock.ts";
import { loadContent } from "../figures/content-store.ts";
import { loadIncidents } from "../tables/incidents.ts";
import { type Announced, type Fairness, loadAnnounced, loadFairness } from "../tables/shares/fairness.ts";
import type { MatchPorts } from "./commit/change-match.ts";
import { loadDraws, loadEntries, loadMatch, type MatchRow, type TimedEntry } from "./match-store.ts";

/** The record of a finished match with all that is needed to check its draws. */
export interface FinishedRecord extends MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly fairness: Fairness;
  /** What happened at the table and not in the rules. */
  readonly incidents: readonly Incident[];
  readonly times: RecordedTimes;
}

/** When everything was made, and where there were clocks what it takes to work them out again. Nobody's hours. */
interface RecordedTimes {
  readonly at: readonly number[];
  readonly chosenAt: readonly (number | null)[];
  readonly left: readonly (number | null)[];
  readonly facts: readonly TimeFact[];
}

/**
 * The record of a match whose rules this server does not have: without what takes the rules, which are the final state's
 * hash and the tickets of the draws; and while it is not over the log alone.
 */
interface OtherRulesRecord extends MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly fairness?: Announced & { readonly draws: readonly ({ readonly number: number } | null)[] };
  readonly incidents?: readonly Incident[];
  readonly times?: RecordedTimes;
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
      incidents: await incidentsAt(db, table),
      times: await timesOf(
        db,
        { table, seats: open.seats, pace: match.clocks?.pace ?? null },
        await loadEntries(db, table, 0, open.seats),
      ),
    },
  };
}

const incidentsAt = async (db: MatchPorts["db"], table: string): Promise<readonly Incident[]> =>
  (await loadIncidents(db, [table])).get(table) ?? [];

async function timesOf(
  db: MatchPorts["db"],
  { table, pace, seats }: { readonly table: string; readonly pace: Pace | null; readonly seats: SeatCount },
  entries: readonly TimedEntry[],
): Promise<RecordedTimes> {
  const clocks = await loadClocks(db, { table, seats, pace });
  return {
    at: entries.map(({ at }) => at.getTime()),
    chosenAt: entries.map(({ chosenAt }) => chosenAt?.getTime() ?? null),
    left: SEATS_OF[seats].map((seat) => clocks?.seats[seat]?.left ?? null),
    facts: await loadFacts(db, table),
  };
}

/**
 * An older server may still be playing such a match, and its log reveals hidden things: so the log is given out only
 * when the match has stood still for an hour, and the secret behind its draws only when it is over.
 */
async function loadOfOtherRules({ db }: MatchPorts, table: string): Promise<Answer<OtherRulesRecord>> {
  const row = await loadMatch(db, table);
  if (row === undefined) return refuse("not-found");
  const { standings, pace } = row;
  if (standings === null && !(await standsStill(db, table))) return refuse("match-running");
  const seats = row.seats as MatchRecord["seats"];
  const entries = await loadEntries(db, table, 0, seats);
  const log: OtherRulesRecord = {
    ...{ format: RECORD_FORMAT, game: row.game, rulesVersion: row.rules_version, options: row.options, seats },
    ...(await contentOf(db, row)),
    entries: entries.map(({ entry }) => entry),
  };
  if (standings === null) return { ok: true, value: log };
  return {
    ok: true,
    value: {
      ...{ ...log, standings, fairness: await fairnessOf(db, row), incidents: await incidentsAt(db, table) },
      times: await timesOf(db, { table, seats, pace }, entries),
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

const fairnessOf = async (db: MatchPorts["db"], { table_id: id, commitment, secret }: MatchRow) => ({
  ...(await loadAnnounced(db, { id, commitment, secret })),
  draws: (await loadDraws(db, id)).map((number) => (number === null ? null : { number })),
});
