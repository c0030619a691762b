import { useEffect } from "preact/hooks";
import { isForMatch } from "../../board/on-screen.ts";
import type { Player } from "./player.ts";

/** What a long step goes over. `own`: to a decision of whoever looks. */
export const LEAPS = ["turn", "round", "own"] as const;
export type Leap = (typeof LEAPS)[number];

/** The positions that long steps come to, in order. */
export type Landings = Readonly<Record<Leap, readonly number[]>>;

/** Ways through a match: by entry, and by long steps of one kind. */
export interface Steps {
  readonly player: Player;
  readonly leap: Leap;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  back(): void;
  forward(): void;
  leapBack(by?: Leap): void;
  leapForward(by?: Leap): void;
}

export function stepsOf(player: Player, landings: Landings, leap: Leap): Steps {
  const length = player.paged.length.value;
  const ply = player.ply.value;
  return {
    ...{ player, leap },
    isAtStart: ply === 0,
    isAtEnd: ply >= length,
    back: () => player.goTo(player.ply.peek() - 1),
    forward: player.step,
    leapBack: (by = leap) => player.goTo(landingBefore(landings[by], player.ply.peek())),
    leapForward: (by = leap) => player.goTo(landingAfter(landings[by], player.ply.peek(), length)),
  };
}

/** Where a long step leads to: beyond the last place the ends of the match; without any place it leads nowhere. */
export const landingBefore = (places: readonly number[], ply: number): number =>
  places.length === 0 ? ply : (places.findLast((each) => each < ply) ?? 0);

export const landingAfter = (places: readonly number[], ply: number, length: number): number =>
  places.length === 0 ? ply : (places.find((each) => each > ply) ?? length);

/** Arrows step by entry, with Shift by turn, Page Up and Down by round, O to the next own decision; Space plays. */
export function useStepKeys(steps: Steps | null): void {
  useEffect(() => {
    if (steps === null) return undefined;
    const press = (event: KeyboardEvent): void => {
      const { key, shiftKey } = event;
      if (!isForMatch(event) || (key === " " && event.target instanceof HTMLButtonElement)) return;
      const act = keysOf(steps, shiftKey)[key.length === 1 ? key.toLowerCase() : key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

const keysOf = (steps: Steps, isLong: boolean): Readonly<Record<string, () => void>> => ({
  ArrowLeft: isLong ? () => steps.leapBack("turn") : steps.back,
  ArrowRight: isLong ? () => steps.leapForward("turn") : steps.forward,
  PageUp: () => steps.leapBack("round"),
  PageDown: () => steps.leapForward("round"),
  o: () => (isLong ? steps.leapBack("own") : steps.leapForward("own")),
  Home: () => steps.player.goTo(0),
  End: () => steps.player.goTo(steps.player.paged.length.peek()),
  " ": steps.player.togglePlaying,
});
