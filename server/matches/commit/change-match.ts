import { CompiledQuery } from "kysely";
import { type Answer, adopt, type Change, isOver, type Match, refuse } from "#referee";
import { loadDues, startedBy } from "../../clocks/dues.ts";
import { isBlind, noteLife } from "../../clocks/life.ts";
import { lockTime } from "../../clocks/stop-and-go.ts";
import { Collision, inTransaction, type Tx, troubleOf } from "../../db/retry.ts";
import type { Meters } from "../../metrics/meters.ts";
import type { Ports } from "../../ports.ts";
import type { CachedMatch, MatchCache } from "../match-cache.ts";
import { append, type Statement } from "./append.ts";
import type { GroupCommit } from "./group-commit.ts";
import type { Committer } from "./seat-rights.ts";

export interface MatchPorts extends Ports {
  readonly cache: MatchCache;
  readonly together: GroupCommit;
  readonly meters: Meters;
}

/** A change to a locked match, and who asks for it. */
interface Wish {
  readonly by: Committer;
  decide(tx: Tx, match: CachedMatch): Promise<Answer<Change>>;
}

/**
 * Changes a match in one transaction: locks it, decides on the match as it is then, and appends. The match in memory
 * changes, and followers are notified, only after the transaction has committed. A repeated commit notifies them, too:
 * the database's answer to the first one may have got lost before they were notified.
 */
export function changeMatch(ports: MatchPorts, table: string, wish: Wish): Promise<Answer<number>> {
  const { cache, db, patience } = ports;
  return cache.alone(table, async () => {
    try {
      const done = await withSight(ports, () =>
        inTransaction(db, patience, (tx) => lockAndAppend(ports, tx, table, wish)),
      );
      if (!done.ok) return done;
      const { match, change } = done.value;
      publishChange(ports, match, change);
      return { ok: true, value: change.ply };
    } catch (error) {
      cache.drop(table);
      const trouble = troubleOf(error);
      if (trouble === undefined) throw error;
      return refuse(trouble);
    }
  });
}

async function lockAndAppend(
  ports: MatchPorts,
  tx: Tx,
  table: string,
  { by, decide }: Wish,
): Promise<Answer<{ match: CachedMatch; change: Change }>> {
  const locked = await ports.cache.lock(tx, table);
  if (!locked.ok) return locked;
  const match = locked.value;
  const decided = await decide(tx, match);
  if (!decided.ok) return decided;
  const change = await timed(tx, match, decided.value);
  if (change.plan === undefined && change.choice === undefined) return { ok: true, value: { match, change } };
  const run = ({ text, values }: Statement) => tx.executeQuery(CompiledQuery.raw(text, values));
  const at = (await append(run, [{ match, change, by }])).get(table);
  if (at === undefined) throw new Collision(`the right to a seat at ${table} has changed`);
  return { ok: true, value: { match, change: { ...change, at } } };
}

/** The absence of all servers has not been made up for. */
class Blind extends Error {}

/** Does `work` in a transaction of its own, after the absence of all servers has been made up for in another one. */
async function withSight<T>({ db, publisher }: Ports, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Blind)) throw error;
      for (const each of await noteLife(db)) publisher.tableChanged(each);
    }
  }
}

/** What a change needs where there are clocks. */
async function timed(tx: Tx, match: CachedMatch, change: Change): Promise<Change> {
  const { clocks, id: table } = match;
  if (clocks === null) return change;
  if (await isBlind(tx)) throw new Blind();
  if (clocks.pace.kind === "live") return change;
  const at = (await lockTime(tx, table)).getTime();
  const begun = { table, pace: clocks.pace, seats: startedBy(match, change), at };
  const dues = await loadDues(tx, begun);
  return dues === undefined ? change : { ...change, dues };
}

/** Applies the stored change to the match in memory and notifies its followers. */
export function publishChange({ publisher }: Pick<Ports, "publisher">, match: Match, change: Change): void {
  adopt(match, change);
  publisher.matchMoved(match.id);
  if (isOver(match)) publisher.tableChanged(match.id);
}
