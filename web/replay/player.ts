import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { GameUi } from "#boardkit";
import { TURN_MS } from "../board/paced.ts";
import type { Recorded } from "../board/recorded.ts";
import { openStage, type Stage } from "../board/stage.ts";

/** A record on the board, with a place that moves by steps, by itself, or to anywhere. */
export interface Player {
  readonly recorded: Recorded;
  readonly stage: Stage;
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly ply: ReadonlySignal<number>;
  /** Shows the moment after so many entries, at once. */
  goTo(ply: number): void;
  /** Shows the next entry, with its pieces travelling. */
  step(): void;
  togglePlaying(): void;
  close(): void;
}

interface Played {
  readonly recorded: Recorded;
  readonly ui: Pick<GameUi, "touched" | "travels">;
  /** Factor of the reader's choice; 0 shows no travel. */
  readonly speed: () => number;
}

/** How often a replay that plays by itself looks whether the pieces have arrived. */
const LOOK_MS = 50;
/** How long a moment stays, within a turn and before another seat is to act. */
const STEP_MS = TURN_MS / 2;

export function openPlayer({ recorded, ui, speed }: Played, root: () => ParentNode | null): Player {
  let isJump = false;
  const tempo = { speed: () => (isJump ? 0 : speed()), flightMs: () => null };
  const stage = openStage({ source: recorded, ahead: signal(null), ui, tempo }, root);
  const isPlaying = signal(false);
  const ply = computed(() => recorded.match.value.ply);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const goTo = (to: number): void => {
    isJump = true;
    stage.mover.skip();
    recorded.goTo(to);
    isJump = false;
  };
  const step = (): void => {
    stage.mover.skip();
    recorded.goTo(ply.peek() + 1);
  };
  const goOn = (): void => {
    if (stage.mover.isBusy()) timer = setTimeout(goOn, LOOK_MS);
    else if (ply.peek() >= recorded.length.peek()) isPlaying.value = false;
    else {
      const before = recorded.match.peek().toAct;
      step();
      const isTurnOver = recorded.match.peek().toAct !== before;
      timer = setTimeout(goOn, (isTurnOver ? TURN_MS : STEP_MS) / Math.max(speed(), 0.25));
    }
  };
  const stop = effect(() => {
    clearTimeout(timer);
    if (isPlaying.value) timer = setTimeout(goOn);
  });
  return {
    ...{ recorded, stage, isPlaying, ply, goTo, step },
    togglePlaying: () => {
      isPlaying.value = !isPlaying.peek();
    },
    close: () => {
      stop();
      clearTimeout(timer);
      stage.close();
    },
  };
}
