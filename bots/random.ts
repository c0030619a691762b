import { randomMove } from "#engine";
import { MAX_STRETCH, nextIsOwn, type Policy } from "./policy.ts";

/** Every legal move is as likely as any other. */
export const random: Policy = {
  name: "random",
  uniform: true,
  stretch(game, view, seat, { source }) {
    const state = game.sample(view, source);
    const moves: string[] = [];
    do {
      const move = randomMove(game, state, seat, source);
      game.play(state, seat, move);
      moves.push(game.printMove(move));
    } while (moves.length < MAX_STRETCH && nextIsOwn(game, state, seat));
    return moves;
  },
};
