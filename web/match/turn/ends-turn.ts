import { CHANCE, chanceBuffer, NOBODY, seatBit } from "#engine";
import type { Preview } from "../../board/overlay.ts";
import { copyOf, type Draft, make, oncePerDraft } from "../draft/draft.ts";

type Ends = Preview["ends"];

const outcomes = chanceBuffer();

/** More draws in a row than any game has between two decisions. */
const MOST_DRAWS = 200;

const known = oncePerDraft(() => new Map<number, Ends>());

/**
 * What a move that reveals something ends as well: the turn where its seat does not decide alone after it, the match
 * where nobody does. Asked with the first outcome of every draw: who decides next hangs on no other in these games.
 */
export function endOf(draft: Draft, move: number): Ends {
  const found = known(draft).get(move);
  const ends = found === undefined ? tried(draft, move) : found;
  known(draft).set(move, ends);
  return ends;
}

function tried(draft: Draft, move: number): Ends {
  const { open, seat, state, edge } = make(draft, move);
  if (edge !== "chance") return null;
  const after = copyOf(open, state);
  for (let n = 0; n < MOST_DRAWS && open.toAct(after) === CHANCE; n++) {
    open.chance(after, outcomes);
    open.resolve(after, outcomes.outcomes[0] ?? 0);
  }
  if (open.toAct(after) === NOBODY) return "match";
  return open.toAct(after) === seatBit(seat) ? null : "turn";
}
