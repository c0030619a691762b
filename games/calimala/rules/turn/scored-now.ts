import { moveBuffer, type ScoredNow } from "#engine";
import { LEVELS, type Street } from "../content.ts";
import type { Listener } from "../events.ts";
import { legalMoves } from "../legal-moves.ts";
import { MOVES } from "../moves.ts";
import { scoredAsItLies } from "../scoring/scoring.ts";
import { actorOf, SEAT_DISC, type State } from "../state.ts";
import type { Target } from "../targets.ts";
import { endActivation } from "./activation.ts";
import { seatFromStreet } from "./fourth-disc.ts";
import { copyOf } from "./most.ts";

/**
 * What the target would bring if it were scored now. 5.1 A fourth disc on the street under way becomes a seat before
 * anything is scored, and that seat counts; what the discs may still do does not.
 */
export const scoredNow = (s: State, target: Target): ScoredNow | undefined => scoredAsItLies(seated(s), target);

const list = moveBuffer();

/** The same position with the seat that the turn brings, whoever has to choose a disc for it (5.4). */
function seated(s: State): State {
  const street = (s.street[0] - 1) as Street;
  const isAwaited = s.awaits[0] === SEAT_DISC;
  if (s.street[0] === 0 || (s.height[street] < LEVELS.length && !isAwaited)) return s;
  const after = copyOf(s);
  while (after.position[0] > 0) endActivation(after, actorOf(after), undefined);
  seatFromAnyStreet(after, undefined);
  after.tilesScored[0] = s.tilesScored[0];
  after.active[0] = s.active[0];
  return after;
}

/** 5.3 Where a disc has to be chosen for the seat, takes the first that can be: whichever it is, the same is scored. */
export function seatFromAnyStreet(s: State, tell: Listener): void {
  if (s.awaits[0] !== SEAT_DISC) return;
  const seat = actorOf(s);
  legalMoves(s, seat, list);
  seatFromStreet(s, seat, MOVES.within(list[0] as number), tell);
}
