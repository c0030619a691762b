import type { ExerciseSet, ExerciseTexts } from "#boardkit";
import { ownFigures } from "../../loading/figures.ts";
import { type AtHand, gameAtHand } from "../../loading/games.ts";
import { exercisesOf } from "../../loading/learn.ts";

/** The exercises of a game with their words in the reader's language, and the game itself with its own figures. */
export interface ExercisesAtHand {
  readonly atHand: AtHand;
  readonly set: ExerciseSet;
  readonly texts: ExerciseTexts;
}

/** `null` while something is being fetched, `undefined` for a game without exercises. */
export function exercisesAtHand(game: string): ExercisesAtHand | null | undefined {
  const bare = gameAtHand(game);
  const atHand = bare === null ? null : gameAtHand(game, ownFigures(bare.game)?.hash);
  const found = exercisesOf(game);
  if (found === undefined) return undefined;
  return atHand === null || found === null ? null : { atHand, ...found };
}
