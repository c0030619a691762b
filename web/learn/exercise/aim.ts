import type { Exercise } from "#engine";
import { optionValue } from "../../loading/games.ts";
import type { ExercisesAtHand } from "./at-hand.ts";

/** What an exercise asks for, and the options other than usual that matter in it: "... (edition: revised)". */
export function aimOf({ texts, atHand }: ExercisesAtHand, { id, terms = [], position }: Exercise): string {
  const aim = texts.exercises[id]?.aim ?? "";
  const options = terms.map((option) => {
    const value = optionValue(atHand.say, option, position.options[option] ?? "");
    return `${atHand.say(`option.${option}`)}: ${value}`;
  });
  return options.length === 0 ? aim : `${aim} (${options.join("; ")})`;
}
