import { signal } from "@preact/signals";
import { shelfOf } from "#games/ui";
import type { Exercises } from "../../learn/exercise/exercises.tsx";
import type { Learned } from "../../learn/guide/learned/learned.tsx";
import { loadOnce } from "../../loading/load-once.ts";
import { Missing } from "./missing.tsx";

interface LearnProps {
  readonly game: string;
  /** `null` for the list of all. */
  readonly exercise: string | null;
}

/** The exercises come with the first of them that somebody opens. */
const page = signal<typeof Exercises | null>(null);

const learned = signal<typeof Learned | null>(null);

/** What has been learned on this device; the exercises of a game, or one of them. */
export function Learn({ game, exercise }: LearnProps) {
  if (game === "") return <LearnedHere />;
  if (shelfOf(game) === undefined) return <Missing what="page" />;
  loadOnce("exercises", async () => {
    page.value = (await import("../../learn/exercise/exercises.tsx")).Exercises;
  });
  const Page = page.value;
  return Page === null ? null : <Page game={game} wanted={exercise} />;
}

function LearnedHere() {
  loadOnce("learned", async () => {
    learned.value = (await import("../../learn/guide/learned/learned.tsx")).Learned;
  });
  const Page = learned.value;
  return Page === null ? null : <Page />;
}
