import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { GameUi } from "#boardkit";
import { TURN_MS } from "../../board/pace/paced.ts";
import { SPEEDS } from "../../board/pace/speed.ts";
import { openStage, type Stage } from "../../board/stage.ts";
import { speed } from "../../match/settings/kept.ts";
import type { Paged } from "../sources/paged.ts";

/** A match on the board, with a place that moves by steps, by itself, or to anywhere. */
export interface Player {
  readonly paged: Paged;
  readonly stage: Stage;
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly ply: ReadonlySignal<number>;
  /** Shows the moment after so many entries, without what lies in between. */
  goTo(ply: number): void;
  /** Shows the next entry, with its pieces travelling. */
  step(): void;
  togglePlaying(): void;
  close(): void;
}

/** How often a replay that plays by itself looks whether the pieces have arrived. */
const LOOK_MS = 50;
/** How long a moment stays, within a turn and before another seat is to act. */
const STEP_MS = TURN_MS / 2;

const factor = (): number => SPEEDS[speed.now.peek()].factor;

export function openPlayer(
  paged: Paged,
  ui: Pick<GameUi, "touched" | "travels">,
  root: () => ParentNode | null,
): Player {
  let jumpsTo = -1;
  const isCalm = (): boolean => jumpsTo === paged.match.peek()?.ply || speed.now.peek() === "none";
  const tempo = { speed: () => (isCalm() ? 0 : factor()), flightMs: () => null };
  const stage = openStage({ source: paged, ahead: signal(null), ui, tempo }, root);
  const isPlaying = signal(false);
  const ply = computed(() => paged.match.value?.ply ?? 0);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (to: number, how: "jump" | "step"): void => {
    jumpsTo = how === "jump" ? Math.max(0, Math.min(paged.length.peek(), to)) : -1;
    stage.mover.skip();
    paged.goTo(to);
  };
  const goOn = (): void => {
    const before = paged.match.peek();
    if (ply.peek() >= paged.length.peek()) isPlaying.value = false;
    else if (stage.mover.isBusy()) timer = setTimeout(goOn, LOOK_MS);
    else {
      show(ply.peek() + 1, "step");
      const now = paged.match.peek();
      const pause = now?.toAct === before?.toAct ? STEP_MS : TURN_MS;
      // The next page may still be on its way.
      timer = setTimeout(goOn, now === before ? LOOK_MS : pause / factor());
    }
  };
  const stop = effect(() => {
    clearTimeout(timer);
    if (isPlaying.value) timer = setTimeout(goOn);
  });
  return {
    ...{ paged, stage, isPlaying, ply },
    goTo: (to) => show(to, "jump"),
    step: () => show(ply.peek() + 1, "step"),
    togglePlaying: () => {
      isPlaying.value = !isPlaying.peek();
    },
    close: () => {
      stop();
      clearTimeout(timer);
      stage.close();
      paged.close();
    },
  };
}
