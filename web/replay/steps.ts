import { useEffect } from "preact/hooks";
import { isForMatch } from "../board/on-screen.ts";
import type { Player } from "./player.ts";

/** Ways through a match: by entry, and by turn. */
export interface Steps {
  readonly player: Player;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  back(): void;
  forward(): void;
  turnBack(): void;
  turnForward(): void;
}

/** Positions at which turns begin, and the end. */
export function stepsOf(player: Player, turns: readonly number[]): Steps {
  const ply = player.ply.value;
  const length = player.recorded.length.value;
  return {
    player,
    isAtStart: ply === 0,
    isAtEnd: ply >= length,
    back: () => player.goTo(player.ply.peek() - 1),
    forward: player.step,
    turnBack: () => player.goTo(turns.findLast((each) => each < player.ply.peek()) ?? 0),
    turnForward: () => player.goTo(turns.find((each) => each > player.ply.peek()) ?? length),
  };
}

/** Arrows step by entry, with Shift by turn; Home and End; Space plays. */
export function useStepKeys(steps: Steps): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, shiftKey } = event;
      if (!isForMatch(event) || (key === " " && event.target instanceof HTMLButtonElement)) return;
      const act = keysOf(steps, shiftKey)[key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

const keysOf = (steps: Steps, isTurn: boolean): Readonly<Record<string, () => void>> => ({
  ArrowLeft: isTurn ? steps.turnBack : steps.back,
  ArrowRight: isTurn ? steps.turnForward : steps.forward,
  Home: () => steps.player.goTo(0),
  End: () => steps.player.goTo(steps.player.recorded.length.peek()),
  " ": steps.player.togglePlaying,
});
