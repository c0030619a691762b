import { type MatchRecord, RECORD_FORMAT, recordOf } from "#engine";
import { type Answer, isOver, refuse } from "#referee";
import type { MatchPorts } from "./change-match.ts";
import { loadDraws } from "./match-store.ts";

/** The record of a finished match with all that is needed to check its draws. */
export interface FinishedRecord extends MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly fairness: {
    readonly commitment: string;
    readonly secret: string;
    readonly shares: readonly string[];
    /** Per entry the number of the draw behind it. */
    readonly draws: readonly (number | null)[];
  };
}

export async function loadRecord({ cache, db }: MatchPorts, table: string): Promise<Answer<FinishedRecord>> {
  const match = await cache.find(table);
  if (match === undefined) return refuse("not-found");
  if (!isOver(match)) return refuse("match-running");
  const { open, state, entries, contentText, seeds, commitment } = match;
  const value: FinishedRecord = {
    format: RECORD_FORMAT,
    ...recordOf(open, entries, state, contentText),
    fairness: {
      ...{ commitment, secret: seeds.secret.toString("hex"), shares: seeds.shares },
      draws: await loadDraws(db, table),
    },
  };
  return { ok: true, value };
}
