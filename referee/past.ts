import { type Entry, invariant, type Seat, type Switches } from "#engine";
import type { MatchUpdate, PastPage } from "#protocol";
import { isOver, type Match, newMatch, playStored, plyOf } from "./match.ts";
import { matchUpdate } from "./match-update.ts";
import { type GameShelf, openAs } from "./open-match.ts";

/** Who looks back: a seat, and the position from which on it was theirs. Before it they see what the public sees. */
export interface LooksBack {
  readonly seat: Seat | null;
  readonly since: number;
}

/** Some positions of a match, and what it takes to work them out. Plain data, sent to a worker. */
export interface PastWish {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Switches;
  readonly contentText: string | undefined;
  readonly rewinds: number;
  /** Entries in the log. */
  readonly length: number;
  /** Those up to position `to`, at least. */
  readonly entries: readonly Entry[];
  readonly by: LooksBack;
  /** The first and the last position. */
  readonly from: number;
  readonly to: number;
}

/** Most entries in one page: a longer turn comes in several. */
const MOST = 32;

/**
 * The positions before and after the turn that led to position `ply`: entries of one seat, and what chance drew after
 * them. A position beyond the end counts as the last one.
 */
export function turnAround(entries: readonly Entry[], ply: number): { readonly from: number; readonly to: number } {
  const last = Math.max(0, Math.min(ply, entries.length) - 1);
  let from = last;
  while (!beginsTurn(entries, from)) from--;
  from += Math.floor((last - from) / MOST) * MOST;
  let to = Math.min(last + 1, entries.length);
  while (to < entries.length && to < from + MOST && !beginsTurn(entries, to)) to++;
  return { from, to };
}

/** The turn around a position of the match, for one reader. */
export function pastWish(match: Match, by: LooksBack, ply: number): PastWish {
  const { id: table, entries, contentText, rewinds, open } = match;
  const { from, to } = turnAround(entries, ply);
  return {
    ...{ table, game: open.game.meta.id, seats: open.seats, options: open.options, contentText, rewinds },
    ...{ length: plyOf(match), entries: entries.slice(0, to), by, from, to },
  };
}

/** Whether entry `at` is the first one of a seat after another seat's; so is the first of all. */
function beginsTurn(entries: readonly Entry[], at: number): boolean {
  const by = entries[at]?.by;
  if (at === 0) return true;
  if (by === "chance") return false;
  let before = at - 1;
  while (entries[before]?.by === "chance") before--;
  return entries[before]?.by !== by;
}

/** The positions as their reader could have them then: never more than the server sent at that time. */
export function pastPage(games: GameShelf, wish: PastWish): PastPage {
  const { table: id, contentText, rewinds, entries, by, from, to } = wish;
  const game = games.byId(wish.game);
  invariant(game !== undefined, `there is a game ${wish.game}`);
  const match = newMatch({ id, open: openAs(game, wish), contentText, draws: drawsNothing, rewinds });
  const moments: MatchUpdate[] = [];
  for (const entry of [null, ...entries.slice(0, to)]) {
    if (entry !== null) playStored(match, entry, 0);
    const ply = plyOf(match);
    if (ply < from) continue;
    if (isOver(match)) match.standings = match.open.standings(match.state);
    moments.push(matchUpdate(match, ply >= by.since ? by.seat : null, Math.max(from, ply - 1)));
  }
  return { length: wish.length, moments };
}

const drawsNothing = (): never => {
  throw new Error("what has happened is not drawn again");
};
