import { COLOUR_INDEX, type Colour } from "./content.ts";
import type { Bricks } from "./events.ts";
import type { Player, State } from "./state.ts";

/** Numbers by colour. */
export type Counts = { [C in Colour]: number };

export const total = (counts: Counts): number => counts[0] + counts[1] + counts[2] + counts[3] + counts[4] + counts[5];

export const listOf = (counts: Counts): Bricks => COLOUR_INDEX.map((c) => counts[c]);

/** All bricks of one place go to another. */
export function moveAll(from: Counts, to: Counts): void {
  for (const c of COLOUR_INDEX) {
    to[c] += from[c];
    from[c] = 0;
  }
}

/** Bricks of this colour and of the dearer ones. */
export function fromColour(counts: Counts, colour: Colour): number {
  let n = 0;
  for (let c = colour as number; c < 6; c++) n += counts[c as Colour];
  return n;
}

export const storageOf = (s: State, seat: Player): number => total(s.storage[seat]);
