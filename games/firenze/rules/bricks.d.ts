import { type MoveBuffer } from "#engine";
import { type Colour } from "./content.ts";
import type { Bricks } from "./events.ts";
import type { Player, State } from "./state.ts";
/** Numbers by colour. */
export type Counts = {
    [C in Colour]: number;
};
export declare const total: (counts: Counts) => number;
export declare const listOf: (counts: Counts) => Bricks;
/**
 * Lists the colours that are present as moves from `first` on, from index `from` on, and returns the index after them.
 * It may write to that index, too.
 */
export declare function listColours(bricks: Counts, first: number, out: MoveBuffer, from: number): number;
/** Moves all bricks of one place to another. */
export declare function moveAll(from: Counts, to: Counts): void;
/** Counts the bricks of this colour and of dearer ones. */
export declare function fromColour(counts: Counts, colour: Colour): number;
export declare const storageOf: (s: State, seat: Player) => number;
