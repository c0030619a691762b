import type { AnyOpenGame, GameTypes, MoveBuffer, Seat } from "#engine";

/** The legal moves without those that the game knows to be pointless, if any others are left. Returns how many. */
export function offeredMoves(game: AnyOpenGame, state: GameTypes["state"], seat: Seat, out: MoveBuffer): number {
  const legal = game.legalMoves(state, seat, out);
  const { insight } = game.game;
  if (insight?.isPointless === undefined || legal === 1) return legal;
  let n = 0;
  for (let i = 0; i < legal; i++) {
    const move = out[i] ?? 0;
    if (!insight.isPointless(state, move)) out[n++] = move;
  }
  return n === 0 ? legal : n;
}
