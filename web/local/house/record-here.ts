import { RECORD_FORMAT, recordOf } from "#engine";
import { type Answer, isOver, refuse } from "#referee";
import type { Held } from "../store/held.ts";
import type { MatchStore } from "../store/kept.ts";

interface Saved {
  readonly held: Held | undefined;
}

/**
 * The record of a match: once it is over; before, where saving it is the only way to keep it, or where the rules of
 * this build cannot play it.
 */
export async function recordHere({ held }: Saved, store: MatchStore, id: string): Promise<Answer<unknown>> {
  if (held === undefined) return recordAsKept(store, id);
  const { match, isUnkept } = held;
  if (!isOver(match) && !isUnkept) return refuse("match-running");
  const { open, entries, state, contentText } = match;
  const { incidents } = held.kept;
  return {
    ok: true,
    value: {
      ...{ format: RECORD_FORMAT, ...recordOf(open, entries, state, contentText) },
      ...(incidents === undefined ? {} : { incidents }),
    },
  };
}

async function recordAsKept(store: MatchStore, id: string): Promise<Answer<unknown>> {
  const found = await store.load(id);
  if (found === undefined) return refuse("not-found");
  const { game, rulesVersion, options, seats } = found.match;
  const { entries } = found.log;
  return { ok: true, value: { format: RECORD_FORMAT, game, rulesVersion, options, seats: seats.length, entries } };
}
