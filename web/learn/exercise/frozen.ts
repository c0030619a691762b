import { computed, type ReadonlySignal } from "@preact/signals";
import type { Turn } from "../../match/turn/take-turns.ts";

const NOTHING: ReadonlySet<string> = new Set();

/** The turn, which takes no more input once it is over: nothing glows, and nothing is taken back. */
export function frozenOnce(turn: Turn, isOver: ReadonlySignal<boolean>): Turn {
  const unless = <T>(now: ReadonlySignal<T>, over: T): ReadonlySignal<T> =>
    computed(() => (isOver.value ? over : now.value));
  const only = <A extends readonly unknown[]>(act: (...given: A) => void) => {
    return (...given: A): void => {
      if (!isOver.peek()) act(...given);
    };
  };
  return {
    ...turn,
    legal: unless(turn.legal, NOTHING),
    possible: unless(turn.possible, NOTHING),
    final: unless(turn.final, NOTHING),
    touch: only(turn.touch),
    play: only(turn.play),
    ask: only(turn.ask),
    pressButton: only(turn.pressButton),
    confirm: only(turn.confirm),
    undo: only(turn.undo),
    undoAll: only(turn.undoAll),
    endTurn: only(turn.endTurn),
  };
}
