import { ALL_CARDS } from "./content.ts";
import { HAND } from "./state.ts";

/** 6.5 Cards in the display at the setup of the edition `revised`. */
const REVISED_DISPLAY = { 2: 9, 3: 4, 4: 9 } as const;

/** 2.1 Cards in the display at the setup. */
export const setupDisplayOf = (seats: 2 | 3 | 4, isFirst: boolean): number => (isFirst ? 0 : REVISED_DISPLAY[seats]);

/** 2.2 Cards added to the display at the start of a round. */
export const roundDisplayOf = (seats: 2 | 3 | 4, isFirst: boolean): number => (isFirst ? seats : 0);

/** 6.1 The rounds that a deck of this size can still be dealt for. */
export const roundsLeft = (deckSize: number, seats: 2 | 3 | 4, roundDisplay: number): number =>
  Math.floor(deckSize / (HAND * seats + roundDisplay));

/** 6.1 The most rounds that a match can have. */
export const mostRounds = (seats: 2 | 3 | 4, isFirst: boolean): number =>
  roundsLeft(ALL_CARDS - setupDisplayOf(seats, isFirst), seats, roundDisplayOf(seats, isFirst));
