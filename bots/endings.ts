import { type AnyOpenGame, type GameTypes, moveBuffer, type Seat } from "#engine";
import type { Judge } from "./judge.ts";
import { offeredMoves } from "./offered.ts";
import { MAX_STRETCH, nextIsOwn } from "./policy.ts";

type State = GameTypes["state"];

/** A way to play the stretch up to its boundary, and the first estimate of the position there. */
export interface Ending {
  readonly moves: readonly number[];
  readonly worth: number;
}

/** Beam width: unfinished stretches kept for the next move, in all and with the same first move. */
export interface Breadth {
  readonly all: number;
  readonly each: number;
}

/** The judge, width and clock of a search. When time is up, it follows only one path. */
interface Search {
  readonly judge: Judge;
  readonly breadth: Breadth;
  isInTime(): boolean;
}

const NARROW: Breadth = { all: 1, each: 1 };

interface Path extends Ending {
  readonly bytes: Uint8Array;
}

/**
 * The stretches of the seat from here, best first: a beam search, move by move. Orders that lead to the same position
 * count once. The seat is to act in `from`, which is left as it was.
 */
export function findEndings(game: AnyOpenGame, from: State, seat: Seat, search: Search): readonly Ending[] {
  const { judge } = search;
  const scratch = game.blank();
  const buffer = moveBuffer();
  const seen = new Set<string>();
  const endings: Ending[] = [];
  let paths: readonly Path[] = [{ moves: [], worth: 0, bytes: from.bytes }];
  for (let length = 1; paths.length > 0; length++) {
    const longer: Path[] = [];
    for (const path of paths) {
      scratch.bytes.set(path.bytes);
      const legal = buffer.slice(0, offeredMoves(game, scratch, seat, buffer));
      for (const move of legal) {
        scratch.bytes.set(path.bytes);
        game.play(scratch, seat, move);
        const key = game.hash(scratch);
        if (seen.has(key)) continue;
        seen.add(key);
        const moves = [...path.moves, move];
        const worth = judge.worth(scratch, seat);
        if (length < MAX_STRETCH && nextIsOwn(game, scratch, seat)) {
          longer.push({ moves, worth, bytes: scratch.bytes.slice() });
        } else {
          endings.push({ moves, worth });
        }
      }
    }
    paths = promising(longer, search.isInTime() ? search.breadth : NARROW);
  }
  return endings.sort((a, b) => b.worth - a.worth);
}

/** The best ones within the breadth, which also limits how many have the same first move. */
export function promising<T extends Ending>(found: T[], breadth: Breadth): readonly T[] {
  const taken = new Map<number, number>();
  const kept: T[] = [];
  for (const each of found.sort((a, b) => b.worth - a.worth)) {
    if (kept.length === breadth.all) break;
    const first = each.moves[0] ?? 0;
    const n = taken.get(first) ?? 0;
    if (n === breadth.each) continue;
    taken.set(first, n + 1);
    kept.push(each);
  }
  return kept;
}
