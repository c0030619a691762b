import { type ExerciseSet, withLacks } from "#boardkit";
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
    en: async () => withLacks(await import("./texts/en.json"), await import("./locale/en.json")),
    de: async () => withLacks(await import("./texts/de.json"), await import("./locale/de.json")),
    pt: async () => withLacks(await import("./texts/pt.json"), await import("./locale/pt.json")),
  },
};
