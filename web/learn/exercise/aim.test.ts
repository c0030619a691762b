import { expect, test } from "vitest";
import type { Exercise } from "#engine";
import { aimOf } from "./aim.ts";
import type { ExercisesAtHand } from "./at-hand.ts";

/** Only what an aim is made of. */
const found = {
  texts: { exercises: { weave: { aim: "Weave", hint: "", why: "" } } },
  atHand: { say: (key: string) => key },
} as unknown as ExercisesAtHand;

const exercise: Exercise = {
  id: "weave",
  chapter: "craft",
  grade: 2,
  position: { seats: 2, options: { edition: "revised", cubes: "40" }, notation: "" },
  seat: 0,
  goal: [],
  par: 1,
};

test("a task names the options that matter in it, and no others", () => {
  expect(aimOf(found, { ...exercise, terms: ["edition"] })).toBe("Weave (option.edition: option.edition.revised)");
  expect(aimOf(found, exercise)).toBe("Weave");
});
