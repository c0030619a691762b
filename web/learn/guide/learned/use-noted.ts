import { useEffect } from "preact/hooks";
import type { TableView } from "#protocol";
import { countStep, countsOf } from "./counts.ts";
import { noteOptions } from "./next.ts";

/** This device remembers with what options somebody has played, and that it was without the guide. */
export function useNoted({ id, game, options, here }: TableView, isSeated: boolean): void {
  const isGuided = here?.isGuided === true;
  useEffect(() => {
    if (!isSeated) return;
    noteOptions(game, options);
    if (!isGuided && countsOf(game).started > 0) countStep(game, id, "again");
  }, [game, id, options, isSeated, isGuided]);
}
