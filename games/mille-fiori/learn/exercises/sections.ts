import type { ExerciseSet } from "#boardkit";

/** The section of the rule book that tells what an exercise asks for. */
export const SECTIONS: ExerciseSet["sections"] = {
  "group-on-pigment": "workshops",
  "ten-by-sailing": "sea",
  "own-symbol": "people",
  "three-numbers": "houses",
  "third-ship": "harbor",
  "fill-a-triple": "workshops",
  "ship-home": "extra",
  "four-numbers": "bonus",
  "top-of-nobili": "people",
  "four-materials": "bonus",
  "four-goods": "bonus",
  "twelve-in-trade": "trade",
  "two-bonuses": "bonus",
  "triple-at-last": "workshops",
  "fleet-in-two-steps": "harbor",
  "three-extra-cards": "extra",
  "last-diamond": "supplies",
  "sixty-points": "order",
};
