import {
  type AnyOpenGame,
  CHANCE,
  type ChanceSource,
  firstSeat,
  type GameTypes,
  type MoveBuffer,
  moveBuffer,
  NOBODY,
  randomOutcome,
  type Seat,
} from "#engine";
import type { Judge } from "./judge.ts";
import { offeredMoves } from "./offered.ts";

type State = GameTypes["state"];

/** What looking ahead needs, with scratch memory; made once per stretch. */
export interface Outlook {
  readonly game: AnyOpenGame;
  readonly judge: Judge;
  readonly scratch: State;
  readonly moves: MoveBuffer;
}

export const outlookOf = (game: AnyOpenGame, judge: Judge): Outlook => ({
  game,
  judge,
  scratch: game.blank(),
  moves: moveBuffer(),
});

/** Bound on the entries of a turn. */
const LONGEST = 200;

/** Plays the current turn to its end; each seat makes the move with the best immediate result. Changes the state. */
export function finishTurn(outlook: Outlook, state: State, source: ChanceSource): void {
  const { game, judge } = outlook;
  const turn = judge.turns(state);
  if (turn === undefined) return;
  for (let i = 0; i < LONGEST && judge.turns(state) === turn; i++) {
    const mask = game.toAct(state);
    if (mask === NOBODY) return;
    if (mask === CHANCE) {
      game.resolve(state, randomOutcome(game, state, source));
    } else {
      const seat = firstSeat(mask);
      game.play(state, seat, bestAtOnce(outlook, state, seat));
    }
  }
}

/** The move after which the seat's position is worth most; the first one of equals. */
export function bestAtOnce({ game, judge, scratch, moves }: Outlook, state: State, seat: Seat): number {
  const n = offeredMoves(game, state, seat, moves);
  let best = moves[0] ?? 0;
  if (n === 1) return best;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const move = moves[i] ?? 0;
    game.copy(state, scratch);
    game.play(scratch, seat, move);
    const worth = judge.worth(scratch, seat);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}
