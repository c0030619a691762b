import { roundsLeft } from "../rules/rounds.ts";
import { EXTRA, KEEP, PLAY, PLAY_EXTRA, type State } from "../rules/state.ts";

/** For a bot's rules of thumb: how much of a match lies ahead. */

/** A seat places somewhat more than one diamond a trick, because of extra cards. */
const DIAMONDS_A_TRICK = 1.3;

/** Estimates the tricks still to come, from the cards in the deck and the fewest diamonds of a seat. */
export function tricksLeft(s: State): number {
  const { seats, seatList, tricks, roundDisplay } = s.opened;
  let fewest = s.personal[0];
  for (const seat of seatList) if (s.personal[seat] < fewest) fewest = s.personal[seat];
  if (s.ending[0] > 0) return 0;
  const rounds = roundsLeft(s.deckSize[0], seats, roundDisplay);
  const byDeck = rounds * tricks + (s.trick[0] === 0 ? 0 : tricks - s.trick[0]);
  return Math.min(byDeck, fewest / DIAMONDS_A_TRICK);
}

/** Estimates the probability that `missing` events happen within the `left` tricks. */
export const chanceOf = (missing: number, left: number): number =>
  missing === 0 ? 1 : Math.max(0, 1 - (2.2 * missing) / Math.max(0.1, left));

/** The value of an extra card now: it rises with the number of open cards. */
export function extraNow(s: State): number {
  return s.displaySize[0] === 0 ? 0 : Math.min(8, 5 + 0.25 * s.displaySize[0]);
}

export const EXTRA_LATER = 6;

/** Whether a trick is being played: cards are chosen or played. */
export const isInTrick = (s: State): boolean => {
  const awaits = s.awaits[0];
  return awaits === KEEP || awaits === PLAY || awaits === EXTRA || awaits === PLAY_EXTRA;
};
