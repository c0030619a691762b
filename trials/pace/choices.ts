import { policyByName, UNHURRIED } from "#bots";
import { type AnyOpenGame, type FastChance, invariant, isSimultaneous, isToAct, moveBuffer, type Seat } from "#engine";
import type { Match } from "#referee";

/** Matches of games with long turns would hardly end if nobody knew what they want. */
const PURPOSEFUL = policyByName("merchant");
const buffer = moveBuffer();

/**
 * What a seat sends in at once: a simultaneous choice as a whole; else a stretch, or the first part of one.
 */
export function choiceOf({ open, state }: Match, seat: Seat, chance: FastChance): readonly string[] {
  const copy = open.blank();
  open.copy(state, copy);
  if (isSimultaneous(open.toAct(copy))) return randomMoves(open, copy, seat, chance);
  if (open.game.insight?.longTurns !== true) return randomMoves(open, copy, seat, chance);
  invariant(PURPOSEFUL !== undefined, "there are merchants");
  const stretch = PURPOSEFUL.stretch(open, open.view(state, seat), seat, { source: chance, budget: UNHURRIED });
  return chance.below(2) === 0 ? stretch : stretch.slice(0, 1 + chance.below(stretch.length));
}

function randomMoves(
  open: AnyOpenGame,
  state: Parameters<AnyOpenGame["toAct"]>[0],
  seat: Seat,
  chance: FastChance,
): readonly string[] {
  const before = open.toAct(state);
  const goesOn = (): boolean => isSimultaneous(before) || chance.below(3) > 0;
  const moves: string[] = [];
  do {
    const n = open.legalMoves(state, seat, buffer);
    const move = buffer[chance.below(n)] ?? 0;
    moves.push(open.printMove(move));
    open.play(state, seat, move);
  } while (open.toAct(state) === before && isToAct(before, seat) && goesOn());
  return moves;
}
