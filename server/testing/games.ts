import { type AnyGame, type AnyOpenGame, FastChance, isToAct, moveBuffer } from "#engine";
import { relay, stalls } from "#engine/testkit";
import { GAMES } from "#games";
import type { MatchUpdate, TableView } from "#protocol";
import { openAs } from "#referee";

/** The games of the house and the miniature ones. */
export const ALL_GAMES: readonly AnyGame[] = [...GAMES, relay, stalls];

export const TEST_GAMES = { byId: (id: string) => ALL_GAMES.find((game) => game.meta.id === id) };

/** The game of a table as a page opens it, with these figures or those that the game brings along. */
export function openTableGame(
  { game: id, seats, options }: Pick<TableView, "game" | "seats" | "options">,
  figures?: string,
): AnyOpenGame {
  const game = TEST_GAMES.byId(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return openAs(game, { seats: seats.length, options, contentText: figures ?? game.content?.builtIn });
}

const buffer = moveBuffer();

/** The reader's own legal moves in notation, found as a page finds them: on a sample of the view. */
export function legalIn(open: AnyOpenGame, { seat, view }: Pick<MatchUpdate, "seat" | "view">): readonly string[] {
  if (seat === null) return [];
  const state = open.sample(view, new FastChance(1));
  if (!isToAct(open.toAct(state), seat)) return [];
  const n = open.legalMoves(state, seat, buffer);
  return Array.from(buffer.subarray(0, n), (move) => open.printMove(move));
}
