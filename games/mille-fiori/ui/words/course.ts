import type { Reader } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { roundDisplayOf, roundsLeft } from "../../rules/rounds.ts";
import { isLastTrick } from "./tasks.ts";

/** How far a match has come, and how far it can still go. */
interface Course {
  /** 6.1 The most rounds that the match can have. */
  readonly most: number;
  /** The match ends with this trick: somebody has placed the last diamond (6.2), or the deck has no round left. */
  readonly isEnding: boolean;
}

/** Once the cards of a round have been dealt. */
export function courseOf(view: View, { options }: Pick<Reader, "options">): Course {
  const { deckSize, seats, round, ending } = view;
  const left = roundsLeft(deckSize, seats, roundDisplayOf(seats, options?.["edition"] !== "revised"));
  return { most: round + left, isEnding: ending !== null || (left === 0 && isLastTrick(view)) };
}
