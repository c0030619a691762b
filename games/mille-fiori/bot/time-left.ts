import { EXTRA, KEEP, PLAY, PLAY_EXTRA, type State } from "../rules/state.ts";

/** For a bot's rules of thumb: how much of a match lies ahead. */

/** Tricks still to come, about: a seat places somewhat more than one diamond a trick. */
const DIAMONDS_A_TRICK = 1.3;

export function tricksLeft(s: State): number {
  const { seats, seatList, tricks, roundDisplay } = s.opened;
  let fewest = s.personal[0];
  for (const seat of seatList) if (s.personal[seat] < fewest) fewest = s.personal[seat];
  if (s.ending[0] > 0) return 0;
  const rounds = Math.floor(s.deckSize[0] / (seats * 5 + roundDisplay));
  const byDeck = rounds * tricks + (s.trick[0] === 0 ? 0 : tricks - s.trick[0]);
  return Math.min(byDeck, fewest / DIAMONDS_A_TRICK);
}

/** The likelihood that so many events that the seat waits for still happen. */
export const chanceOf = (missing: number, left: number): number =>
  missing === 0 ? 1 : Math.max(0, 1 - (2.2 * missing) / Math.max(0.1, left));

/** The value of an extra card now: the best of more open cards is better. */
export function extraNow(s: State): number {
  return s.displaySize[0] === 0 ? 0 : Math.min(8, 5 + 0.25 * s.displaySize[0]);
}

export const EXTRA_LATER = 6;

/** A turn is under way: cards are chosen or played. */
export const isInTrick = (s: State): boolean => {
  const stage = s.stage[0];
  return stage === KEEP || stage === PLAY || stage === EXTRA || stage === PLAY_EXTRA;
};
