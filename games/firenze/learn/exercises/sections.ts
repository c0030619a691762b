import type { ExerciseSet } from "#boardkit";

/** The section of the rule book that tells what an exercise asks for. */
export const SECTIONS: ExerciseSet["sections"] = {
  "a-red-contract": "contracts",
  "cancel-the-event": "patrician",
  "seven-floors": "build",
  "without-a-ruin": "ruins",
  "five-bricks": "build",
  "with-the-architect": "architect",
  "ten-points": "towers",
  "the-bell-tower": "campanile",
  "a-privilege": "privileges",
  "exchange-first": "exchange",
  smuggled: "persons",
  "the-last-seal": "last-seal",
  "two-contracts": "contracts",
  "balcony-two": "balconies",
  "fifteen-points": "privileges",
  "all-stand": "ruins",
  "a-yellow-contract": "exchange",
  "eighteen-points": "contracts",
};
