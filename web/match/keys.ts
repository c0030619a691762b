import { useEffect } from "preact/hooks";
import type { GameUi } from "#boardkit";
import type { Stage } from "./stage.ts";
import type { Turn } from "./turn.ts";

const FORWARD = ["ArrowRight", "ArrowDown"];
const BACK = ["ArrowLeft", "ArrowUp"];

/** Arrow keys walk the possible moves in board order, U undoes, E ends the turn. Enter is the board's own. */
export function useKeys(turn: Turn, ui: GameUi, stage: Stage): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLInputElement;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      if (FORWARD.includes(event.key) || BACK.includes(event.key)) {
        if (walk(ui, turn.legal.value, FORWARD.includes(event.key) ? 1 : -1)) event.preventDefault();
      }
      if (event.key.toLowerCase() === "u") turn.undo();
      if (event.key.toLowerCase() === "e") turn.endTurn();
      if (event.key === "Escape") {
        stage.mover.skip();
        turn.forget();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [turn, ui, stage]);
}

/** Focuses the next possible target, if there is one. */
function walk(ui: GameUi, legal: ReadonlySet<string>, step: 1 | -1): boolean {
  const order = ui.targetOrder([...legal]);
  if (order.length === 0) return false;
  const focused = document.activeElement?.closest<HTMLElement>("[data-target]")?.dataset["target"];
  const at = focused === undefined ? -1 : order.indexOf(focused);
  const next = order[at < 0 ? (step > 0 ? 0 : order.length - 1) : (at + step + order.length) % order.length];
  const part = document.querySelector<HTMLElement | SVGElement>(`[data-target="${CSS.escape(next ?? "")}"]`);
  part?.focus();
  return part !== null;
}
