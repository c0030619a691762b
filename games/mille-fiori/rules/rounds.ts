import { HAND } from "./state.ts";

/** 2.2 Cards added to the display at the start of a round. */
export const roundDisplayOf = (seats: 2 | 3 | 4, isFirst: boolean): number => (isFirst ? seats : 0);

/** 6.1 The rounds that a deck of this size can still be dealt for. */
export const roundsLeft = (deckSize: number, seats: 2 | 3 | 4, roundDisplay: number): number =>
  Math.floor(deckSize / (HAND * seats + roundDisplay));
