import { type AnyOpenGame, CHANCE, FastChance, firstSeat, moveBuffer, NOBODY, playout, randomOutcome } from "#engine";
import type { Contender } from "./clock.ts";
import { PIAZZA_BYTES, PiazzaChance, playToEnd, setUp } from "./yardstick/piazza.ts";

const SEED = 42;
const MATCHES = 10;

export function yardstick(): Contender {
  const source = new PiazzaChance(SEED);
  const state = new Uint8Array(PIAZZA_BYTES);
  const batch = (): number => {
    let decisions = 0;
    for (let i = 0; i < MATCHES; i++) {
      setUp(state, 4, source);
      decisions += playToEnd(state, source);
    }
    return decisions;
  };
  return { name: "yardstick", batch, matchesPerBatch: MATCHES };
}

export const nameOf = (open: AnyOpenGame): string => `${open.game.meta.id} ${open.seats}`;

/** Random matches through the contract, setup and chance included, on one state. */
export function randomPlay(open: AnyOpenGame): Contender {
  const source = new FastChance(SEED);
  const first = open.setup();
  const state = open.blank();
  const batch = (): number => {
    let decisions = 0;
    for (let i = 0; i < MATCHES; i++) {
      open.copy(first, state);
      decisions += playout(open, state, source);
    }
    return decisions;
  };
  return { name: nameOf(open), batch, matchesPerBatch: MATCHES };
}

export interface Decided {
  readonly decisions: number;
  /** Decisions with more than one legal move. */
  readonly open: number;
}

/** Counts the decisions of random matches, and those among them with more than one legal move. */
export function countDecisions(game: AnyOpenGame, matches: number): Decided {
  const source = new FastChance(SEED);
  const moves = moveBuffer();
  let decisions = 0;
  let open = 0;
  for (let m = 0; m < matches; m++) {
    const state = game.setup();
    for (let mask = game.toAct(state); mask !== NOBODY; mask = game.toAct(state)) {
      if (mask === CHANCE) {
        game.resolve(state, randomOutcome(game, state, source));
        continue;
      }
      const n = game.legalMoves(state, firstSeat(mask), moves);
      game.play(state, firstSeat(mask), moves[n === 1 ? 0 : source.below(n)] ?? 0);
      decisions++;
      if (n > 1) open++;
    }
  }
  return { decisions, open };
}
