import { type AnyOpenGame, CHANCE, FastChance, firstSeat, NOBODY, randomMove, randomOutcome, type Seat } from "#engine";
import type { MatchUpdate } from "#protocol";

/** The updates of a random match before each decision of a seat: as the seat sees it that decides, or always `reader`. */
export function* told(open: AnyOpenGame, seed: number, reader?: Seat): Generator<MatchUpdate> {
  const [state, chance] = [open.setup(), new FastChance(seed)];
  for (let ply = 0, mask = open.toAct(state); mask !== NOBODY; ply++, mask = open.toAct(state)) {
    if (mask === CHANCE) {
      open.resolve(state, randomOutcome(open, state, chance));
      continue;
    }
    const acting = firstSeat(mask);
    const seat = reader ?? acting;
    yield {
      ...{ table: "amber-lily", ply, from: ply, seat, toAct: mask, view: open.view(state, seat) },
      ...{ chosen: [], waiting: null, events: [], standings: null },
    };
    open.play(state, acting, randomMove(open, state, acting, chance));
  }
}
