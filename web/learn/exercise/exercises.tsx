import { say } from "../../i18n/language.ts";
import { Told } from "../../screens/pages/missing.tsx";
import { exercisesAtHand } from "./at-hand.ts";
import { ExerciseList } from "./list.tsx";
import { Playing } from "./playing.tsx";

interface ExercisesProps {
  readonly game: string;
  /** The exercise to play; `null` for the list. */
  readonly wanted: string | null;
}

/** The exercises of a game: the list, or one of them. A link to one that is gone leads to the list. */
export function Exercises({ game, wanted }: ExercisesProps) {
  const found = exercisesAtHand(game);
  if (found === undefined) return <Told title={say("exercises.none")} help={say("exercises.noneHelp")} />;
  if (found === null) return null;
  const exercise = found.set.exercises.find(({ id }) => id === wanted);
  return exercise === undefined ? (
    <ExerciseList found={found} isGone={wanted !== null} />
  ) : (
    <Playing found={found} exercise={exercise} />
  );
}
