import { CompiledQuery } from "kysely";
import { Collision, inTransaction, isAway, type Tx } from "../db/retry.ts";
import type { Ports } from "../ports.ts";
import { type Answer, refuse } from "../refusal.ts";
import { append, type Statement } from "./append.ts";
import { type CachedMatch, isOver } from "./cached-match.ts";
import type { Change } from "./change.ts";
import type { GroupCommit } from "./group-commit.ts";
import type { MatchCache } from "./match-cache.ts";
import type { Committer } from "./seat-rights.ts";

export interface MatchPorts extends Ports {
  readonly cache: MatchCache;
  readonly together: GroupCommit;
}

/** What is to happen to a match that is locked, and on whose behalf. */
interface Wish {
  readonly by: Committer;
  decide(tx: Tx, match: CachedMatch): Promise<Answer<Change>>;
}

/**
 * Changes a match in one transaction: locks it, decides on the match as it is then, and appends. The match in memory
 * changes, and followers hear of it, only after the transaction has committed. They hear of a commit that is repeated,
 * too: the answer to the first one may have got lost on its way from the database, and the news with it.
 */
export function changeMatch(ports: MatchPorts, table: string, wish: Wish): Promise<Answer<number>> {
  const { cache, db, patience } = ports;
  return cache.alone(table, async () => {
    try {
      const done = await inTransaction(db, patience, (tx) => lockAndAppend(ports, tx, table, wish));
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

async function lockAndAppend(
  { cache }: MatchPorts,
  tx: Tx,
  table: string,
  { by, decide }: Wish,
): Promise<Answer<{ match: CachedMatch; change: Change }>> {
  const match = await cache.lock(tx, table);
  if (match === undefined) return refuse("match-not-started");
  const decided = await decide(tx, match);
  if (!decided.ok) return decided;
  const change = decided.value;
  if (change.plan === undefined && change.choice === undefined) return { ok: true, value: { match, change } };
  const run = ({ text, values }: Statement) => tx.executeQuery(CompiledQuery.raw(text, values));
  const at = (await append(run, [{ match, change, by }])).get(table);
  if (at === undefined) throw new Collision(`the right to a seat at ${table} has changed`);
  return { ok: true, value: { match, change: { ...change, at } } };
}

/** What a transaction has committed, done to the match in memory and told to those who follow it. */
export function carryOut(
  { publisher }: Pick<Ports, "publisher">,
  match: CachedMatch,
  { plan, choice, at }: Change,
): void {
  if (plan !== undefined) {
    match.open.copy(plan.state, match.state);
    match.spare = plan.state;
    for (const { by, text, auto } of plan.entries) match.entries.push({ by, text, ...(auto ? { auto } : {}) });
    match.times.push(...plan.entries.map(() => at));
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
