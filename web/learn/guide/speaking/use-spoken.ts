import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Guide } from "#boardkit";
import type { TableView } from "#protocol";
import { countStep } from "../learned/counts.ts";
import { keepKnown, keepSpoken, keptKnown, keptSpoken } from "../learned/kept.ts";
import {
  back,
  comeBack,
  goOn,
  hide,
  leave,
  type Named,
  type Spoken,
  sayAgain,
  seenOf,
  speak,
  unsaid,
} from "./speaking.ts";

/** Nobody reads two sentences in less. */
const GLIMPSE_MS = 2000;

export interface Telling {
  readonly spoken: Spoken;
  readonly known: ReadonlySet<string>;
  /** How many of the situations have come or are known. */
  readonly seen: number;
  /** The reader acts on what is said. */
  heard(): void;
  goOn(): void;
  hide(): void;
  back(): void;
  /** Once it has been left: goes on where it was. */
  sayAgain(): void;
  /** Marks the situation as known, for every match of this game. */
  know(): void;
  leave(): void;
}

/** What the guide says, kept on this device after every word: a reload finds it at the same step. */
export function useSpoken(guide: Guide, { id, game }: TableView, now: Named | null): Telling {
  const [spoken, setSpoken] = useState(() => keptSpoken(id));
  const [known, setKnown] = useState(() => keptKnown(game));
  const change = (next: Spoken): void => {
    setSpoken(next);
    keepSpoken(id, next);
  };
  const listen = (from: Spoken, silent: ReadonlySet<string>): void => {
    change(now === null ? { ...from, now: null } : speak(guide, from, now, silent));
  };
  const glimpse = useGlimpse(spoken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the guide speaks when the moment is another one.
  useLayoutEffect(() => {
    const isOver = spoken.now !== null && spoken.now.key !== now?.key;
    if (now !== null || isOver) listen(isOver && glimpse.is() ? unsaid(spoken) : spoken, known);
  }, [now?.key]);
  const seen = seenOf(guide, spoken, known);
  useEffect(() => {
    if (seen > 1) countStep(game, id, "second");
    if (now?.at.isOver) countStep(game, id, "finished");
  }, [game, id, seen, now?.at.isOver]);
  return {
    ...{ spoken, known, seen },
    heard: glimpse.end,
    goOn: () => listen(goOn(spoken), known),
    hide: () => listen(hide(spoken), known),
    back: () => change(back(spoken)),
    sayAgain: () => {
      if (spoken.isLeft) listen(comeBack(spoken), known);
      else if (now !== null) change(sayAgain(guide, spoken, now));
    },
    know: () => {
      const next = new Set([...known, ...(spoken.now === null ? [] : [spoken.now.id])]);
      setKnown(next);
      keepKnown(game, next);
      listen(goOn(spoken), next);
    },
    leave: () => change(leave(spoken)),
  };
}

/** Whether what is said has only just come up, and nobody has acted on it. */
function useGlimpse({ now }: Spoken) {
  const since = useRef({ name: "", at: 0 });
  const name = `${now?.key} ${now?.id}`;
  if (since.current.name !== name) since.current = { name, at: performance.now() };
  return {
    is: (): boolean => performance.now() - since.current.at < GLIMPSE_MS,
    end: (): void => {
      since.current.at = Number.NEGATIVE_INFINITY;
    },
  };
}
