import type { Reader } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { TRICKS } from "../../rules/content.ts";
import { mostRounds } from "../../rules/rounds.ts";

/** How far a match has come, and how far it can still go. */
interface Course {
  /** 6.1 The most rounds that the match can have. */
  readonly most: number;
  /** The match ends with this trick: somebody has placed the last diamond (6.2), or the deck has no round left. */
  readonly isEnding: boolean;
}

/** In the last trick of a round nothing is passed on. */
export const isLastTrick = ({ trick, seats }: Pick<View, "trick" | "seats">): boolean => trick === TRICKS[seats];

/** Diamonds that a seat seldom exceeds in one trick: with the kept card, with an extra one, and of a bonus. */
const IN_A_TRICK = 3;

/** 6.2 Somebody may place the last diamond in this trick: what becomes of the cards afterwards is open. */
export const mayBeLastTrick = ({ mats }: View): boolean => mats.some(({ personal }) => personal <= IN_A_TRICK);

/** At any moment, also while cards are dealt. */
export function courseOf(view: View, { options }: Pick<Reader, "options">): Course {
  const { seats, round, ending } = view;
  const most = mostRounds(seats, options?.["edition"] !== "revised");
  return { most, isEnding: ending !== null || (round === most && isLastTrick(view)) };
}
