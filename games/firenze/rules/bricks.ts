import { any, type MoveBuffer } from "#engine";
import { COLOUR_INDEX, type Colour } from "./content.ts";
import type { Bricks } from "./events.ts";
import type { Player, State } from "./state.ts";

/** Numbers by colour. */
export type Counts = { [C in Colour]: number };

export const total = (counts: Counts): number => counts[0] + counts[1] + counts[2] + counts[3] + counts[4] + counts[5];

export const listOf = (counts: Counts): Bricks => COLOUR_INDEX.map((c) => counts[c]);

/**
 * Lists the colours that are present as moves from `first` on, from index `from` on, and returns the index after them.
 * It may write to that index, too.
 */
export function listColours(bricks: Counts, first: number, out: MoveBuffer, from: number): number {
  let n = from;
  out[n] = first + 0;
  n += any(bricks[0]);
  out[n] = first + 1;
  n += any(bricks[1]);
  out[n] = first + 2;
  n += any(bricks[2]);
  out[n] = first + 3;
  n += any(bricks[3]);
  out[n] = first + 4;
  n += any(bricks[4]);
  out[n] = first + 5;
  n += any(bricks[5]);
  return n;
}

/** Moves all bricks of one place to another. */
export function moveAll(from: Counts, to: Counts): void {
  for (let c = 0; c < 6; c++) {
    to[c as Colour] += from[c as Colour];
    from[c as Colour] = 0;
  }
}

/** Counts the bricks of this colour and of dearer ones. */
export function fromColour(counts: Counts, colour: Colour): number {
  let n = 0;
  for (let c = colour as number; c < 6; c++) n += counts[c as Colour];
  return n;
}

export const storageOf = (s: State, seat: Player): number => total(s.storage[seat]);
