import type { ExerciseSet } from "#boardkit";
import { FIRST_STEPS } from "./first-steps.ts";

export const exercises: ExerciseSet = {
  rulesVersion: "1",
  chapters: ["first-steps"],
  exercises: FIRST_STEPS,
  texts: {
    en: async () => (await import("./texts/en.json")).default,
    de: async () => (await import("./texts/de.json")).default,
    pt: async () => (await import("./texts/pt.json")).default,
  },
};
