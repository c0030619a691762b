import { type ChanceSource, type Decide, moveBuffer, type OpenGame } from "#engine";
import type { FirenzeTypes } from "../index.ts";
import type { Move } from "../rules/moves.ts";
import { MOVES } from "../rules/moves.ts";

/** Moves that an eager player prefers. Random players hardly ever place their last seal. */
const FIRST: readonly (readonly Move["type"][])[] = [["fulfil", "bell"], ["raise"], ["found"]];

/** Fulfils contracts, builds as long as there are bricks, and is random otherwise and once in eight times. */
export function eager(open: OpenGame<FirenzeTypes>, source: ChanceSource): Decide<FirenzeTypes> {
  const moves = moveBuffer();
  return (state, seat) => {
    const legal = moves.subarray(0, open.legalMoves(state, seat, moves));
    const wanted = FIRST.map((types) => legal.filter((move) => types.some((type) => type === MOVES.typeOf(move))));
    const list = source.below(8) === 0 ? legal : (wanted.find((some) => some.length > 0) ?? legal);
    return list[source.below(list.length)] ?? 0;
  };
}
