import { CHANCE, chanceBuffer, seatBit } from "#engine";
import { copyOf, type Draft, make, oncePerDraft } from "../draft/draft.ts";

const outcomes = chanceBuffer();

/** More draws in a row than any game has between two decisions. */
const MOST_DRAWS = 200;

const known = oncePerDraft(() => new Map<number, boolean>());

/**
 * Whether a move that reveals something ends the turn as well: after it its seat does not decide alone. Asked with the
 * first outcome of every draw: who decides next hangs on no other in these games.
 */
export function endsTurn(draft: Draft, move: number): boolean {
  const ends = known(draft).get(move) ?? isOver(draft, move);
  known(draft).set(move, ends);
  return ends;
}

function isOver(draft: Draft, move: number): boolean {
  const { open, seat, state, edge } = make(draft, move);
  if (edge !== "chance") return false;
  const after = copyOf(open, state);
  for (let n = 0; n < MOST_DRAWS && open.toAct(after) === CHANCE; n++) {
    open.chance(after, outcomes);
    open.resolve(after, outcomes.outcomes[0] ?? 0);
  }
  return open.toAct(after) !== seatBit(seat);
}
