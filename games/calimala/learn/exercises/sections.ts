import type { ExerciseSet } from "#boardkit";

/** The section of the rule book that tells what an exercise asks for. */
export const SECTIONS: ExerciseSet["sections"] = {
  "house-in-troyes": "build",
  "weave-two": "weave",
  "cloth-to-lisbon": "ship",
  "an-artwork": "artwork",
  "a-workshop": "hand-cards",
  "two-discs-act": "lower",
  "a-council-seat": "white-fourth",
  "two-contributions": "coloured-white",
  "two-cloth-by-sea": "ship",
  "a-ship-that-sails": "build",
  "a-house-that-pays": "hand-cards",
  "two-artworks": "artwork",
  "four-materials": "coloured-white",
  "win-a-tile": "tiles",
  "three-cloth": "weave",
  "two-new-ships": "build",
  "two-deliveries": "transport",
  "three-contributions": "contribute",
};
