import { type GameTypes, moveBuffer, type OpenGame } from "../../game.ts";
import { type ChanceSource, chanceBuffer, drawOutcome } from "../../match/chance.ts";
import { boundsOf, outOfBounds } from "../../state/position.ts";
import { CHANCE, firstSeat, NOBODY } from "../../to-act.ts";
import { Broken, must } from "../must.ts";
import type { Subject } from "../subject.ts";

/** Numbers are checked, and pieces counted, every so many entries: an error mostly persists. */
const LOOK_EVERY = 16;
const COUNT_EVERY = 256;

const moves = moveBuffer();
const outcomes = chanceBuffer();

/**
 * Plays one match of random decisions. A seat to act must have a legal move, and the match has to end in time; now and
 * then and at the end every number has to be within its bounds, and pieces are counted. Returns the number of
 * decisions; throws `Broken`.
 */
export function soakMatch<T extends GameTypes>(subject: Subject<T>, open: OpenGame<T>, source: ChanceSource): number {
  const state = open.setup();
  const start = JSON.stringify(subject.conserved(state));
  const isWithin = boundsOf(subject);
  let decisions = 0;
  for (let ply = 0; ; ply++) {
    const mask = open.toAct(state);
    try {
      if (ply % LOOK_EVERY === 0 || mask === NOBODY) must(isWithin(state), () => outOfBounds(subject, state) ?? "");
      if (ply % COUNT_EVERY === 0 || mask === NOBODY) {
        must(JSON.stringify(subject.conserved(state)) === start, "a piece was lost or made");
      }
      must(ply <= open.maxEntries, () => `not over after ${ply} entries`);
      if (mask === NOBODY) return decisions;
      if (mask === CHANCE) {
        const n = open.chance(state, outcomes);
        must(n > 0, "chance has no outcome");
        open.resolve(state, drawOutcome(outcomes, n, source));
        continue;
      }
      const seat = firstSeat(mask);
      const n = open.legalMoves(state, seat, moves);
      must(n > 0, () => `seat ${seat} has no legal move`);
      open.play(state, seat, moves[n === 1 ? 0 : source.below(n)] ?? 0);
      decisions++;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Broken(`at ply ${ply}: ${why}\n${open.printPosition(state)}`, { cause: error });
    }
  }
}
