import {
  accepted,
  canonicalJson,
  isSimultaneous,
  isToAct,
  playEntry,
  type Result,
  refused,
  seatsToAct,
  type ToAct,
} from "#engine";
import { type GameShelf, type Match, newMatch, openAs, playStored, plyOf, toActIn } from "#referee";
import type { Database } from "../db/database.ts";
import { loadContent } from "../figures/content-store.ts";
import { loadEntries, type MatchRow, type TimedEntry } from "../matches/match-store.ts";

export interface Replayed {
  readonly match: Match;
  /** Who was to act before each entry, and after the last one. */
  readonly masks: readonly ToAct[];
  readonly entries: readonly TimedEntry[];
  /** By the place of its first entry: the place after the last one of a simultaneous choice, which is stored as a whole. */
  readonly choices: ReadonlyMap<number, number>;
}

/** Replays the whole log of a match; the refusal is a sentence. */
export async function replayMatch(db: Database, row: MatchRow, games: GameShelf): Promise<Result<Replayed, string>> {
  const { table_id: id, seats, options, content_hash: hash } = row;
  const game = games.byId(row.game);
  if (game?.meta.rulesVersion !== row.rules_version) {
    return refused(`The match at ${id} was begun by rules that are not here (${row.game} ${row.rules_version}).`);
  }
  const contentText = hash === null ? undefined : await loadContent(db, hash);
  const open = openAs(game, { seats, options, contentText });
  const draws = () => {
    throw new Error("a replay draws nothing");
  };
  const match = newMatch({ id, open, contentText, draws });
  const masks: ToAct[] = [toActIn(match)];
  const choices = new Map<number, number>();
  const entries = await loadEntries(db, id, 0, open.seats);
  let end = 0;
  for (const [ply, { entry, at }] of entries.entries()) {
    if (ply >= end && isSimultaneous(toActIn(match))) {
      end = endOfChoice(match, entries);
      choices.set(ply, end);
    }
    playStored(match, entry, at.getTime());
    masks.push(toActIn(match));
  }
  return accepted({ match, masks, entries, choices });
}

/**
 * The place after the last entry of the simultaneous choice that comes next: all moves of each seat, in seat order. How
 * many a seat has is found by playing them alone: after those of the others, the last seat may have to act again.
 */
function endOfChoice(match: Match, entries: readonly TimedEntry[]): number {
  const { open, state } = match;
  const alone = open.blank();
  let ply = plyOf(match);
  for (const seat of seatsToAct(toActIn(match), open.seats)) {
    open.copy(state, alone);
    do {
      const entry = entries[ply++]?.entry;
      if (entry === undefined || !playEntry(open, alone, entry).ok) return entries.length;
    } while (isToAct(open.toAct(alone), seat));
  }
  return ply;
}

const PAGE = 500;

/**
 * Replays every match of the database and collects what does not agree with its row, as one sentence each. Matches of
 * other rules are left out.
 */
export async function checkMatches(
  db: Database,
  games: GameShelf,
): Promise<{ readonly checked: number; readonly faults: readonly string[] }> {
  let checked = 0;
  const faults: string[] = [];
  for (let last = ""; ; ) {
    const rows = await db
      .selectFrom("match")
      .selectAll()
      .where("table_id", ">", last)
      .orderBy("table_id")
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      last = row.table_id;
      if (games.byId(row.game)?.meta.rulesVersion !== row.rules_version) continue;
      checked++;
      const fault = await faultOf(db, row, games);
      if (fault !== undefined) faults.push(`${row.table_id}: ${fault}`);
    }
    if (rows.length < PAGE) return { checked, faults };
  }
}

async function faultOf(
  db: Database,
  row: MatchRow & { readonly to_act: number },
  games: GameShelf,
): Promise<string | undefined> {
  try {
    const replayed = await replayMatch(db, row, games);
    if (!replayed.ok) return replayed.refusal;
    const { match } = replayed.value;
    if (plyOf(match) !== row.ply) return `${plyOf(match)} entries, but its row says ${row.ply}`;
    const isOver = toActIn(match) === 0;
    if (isOver !== (row.standings !== null)) return isOver ? "over, but without standings" : "standings, but not over";
    const isSame = row.standings === null || same(match.open.standings(match.state), row.standings);
    return isSame ? undefined : "other standings than its log gives";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Equal as JSON, whatever the order of keys, which the database does not keep. */
function same(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}
