import type { ExerciseSet } from "#boardkit";
import { CRAFT } from "./craft.ts";
import { FIRST_STEPS } from "./first-steps.ts";
import { MASTERY } from "./mastery.ts";
import { SECTIONS } from "./sections.ts";

export const exercises: ExerciseSet = {
  rulesVersion: "2",
  chapters: ["first-steps", "craft", "mastery"],
  exercises: [...FIRST_STEPS, ...CRAFT, ...MASTERY],
  sections: SECTIONS,
  texts: {
    en: async () => (await import("./texts/en.json")).default,
    de: async () => (await import("./texts/de.json")).default,
    pt: async () => (await import("./texts/pt.json")).default,
  },
};
