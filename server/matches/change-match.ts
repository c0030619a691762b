import { inTransaction, isAway, type Tx } from "../db/retry.ts";
import type { Ports } from "../ports.ts";
import { type Answer, refuse } from "../refusal.ts";
import { type CachedMatch, isOver } from "./cached-match.ts";
import type { Change } from "./change.ts";
import type { GroupCommit } from "./group-commit.ts";
import type { MatchCache } from "./match-cache.ts";
import { storeChoice, storeCommit, storePlan } from "./match-store.ts";

export interface MatchPorts extends Ports {
  readonly cache: MatchCache;
  readonly together: GroupCommit;
}

type Decide = (tx: Tx, match: CachedMatch) => Promise<Answer<Change>>;

/**
 * Changes a match in one transaction: `decide` says how, looking at the match as it is, locked. The match in memory
 * changes, and followers hear of it, only after the transaction has committed. They hear of a commit that is repeated,
 * too: the answer to the first one may have got lost on its way from the database, and the news with it.
 */
export function changeMatch(ports: MatchPorts, table: string, decide: Decide): Promise<Answer<number>> {
  const { cache, db, patience } = ports;
  return cache.alone(table, async () => {
    try {
      const done = await inTransaction(db, patience, (tx) => tryChange(ports, tx, table, decide));
      if (!done.ok) return done;
      const { match, change } = done.value;
      carryOut(ports, match, change);
      return { ok: true, value: change.ply };
    } catch (error) {
      cache.drop(table);
      if (isAway(error)) return refuse("server-busy");
      throw error;
    }
  });
}

async function tryChange(
  { cache }: MatchPorts,
  tx: Tx,
  table: string,
  decide: Decide,
): Promise<Answer<{ match: CachedMatch; change: Change }>> {
  const match = await cache.lock(tx, table);
  if (match === undefined) return refuse("match-not-started");
  const decided = await decide(tx, match);
  if (!decided.ok) return decided;
  const { plan, commit, choice, ply } = decided.value;
  const answered = commit === undefined ? undefined : { ...commit, ply };
  if (plan !== undefined && plan.entries.length > 0) await storePlan(tx, match, plan, answered);
  else if (answered !== undefined) await storeCommit(tx, table, answered);
  if (choice !== undefined) await storeChoice(tx, match, choice);
  return { ok: true, value: { match, change: decided.value } };
}

/** What a transaction has committed, done to the match in memory and told to those who follow it. */
export function carryOut({ publisher }: Pick<Ports, "publisher">, match: CachedMatch, { plan, choice }: Change): void {
  if (plan !== undefined) {
    match.open.copy(plan.state, match.state);
    match.spare = plan.state;
    for (const { by, text, auto } of plan.entries) match.entries.push({ by, text, ...(auto ? { auto } : {}) });
    match.told.push(...plan.told);
    match.nextDraw = plan.nextDraw;
    match.standings = plan.standings;
    match.choices = new Map();
  }
  if (choice !== undefined) {
    match.choices = new Map(match.choices).set(choice.seat, choice.moves);
    match.choicesMade++;
  }
  publisher.matchMoved(match.id);
  if (isOver(match)) publisher.tableChanged(match.id);
}
