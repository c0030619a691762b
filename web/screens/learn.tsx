import { signal } from "@preact/signals";
import { shelfOf } from "#games/ui";
import type { Exercises } from "../exercise/exercises.tsx";
import { loadOnce } from "../live/loading.ts";
import { Missing } from "./missing.tsx";

interface LearnProps {
  readonly game: string;
  /** `null` for the list of all. */
  readonly exercise: string | null;
}

/** The exercises come with the first of them that somebody opens. */
const page = signal<typeof Exercises | null>(null);

/** The exercises of a game, or one of them. */
export function Learn({ game, exercise }: LearnProps) {
  if (shelfOf(game) === undefined) return <Missing what="page" />;
  loadOnce("exercises", async () => {
    page.value = (await import("../exercise/exercises.tsx")).Exercises;
  });
  const Page = page.value;
  return Page === null ? null : <Page game={game} wanted={exercise} />;
}
