import { useEffect } from "preact/hooks";
import type { GameUi } from "#boardkit";
import { isForMatch, shownPart } from "../../board/on-screen.ts";
import type { Paced } from "../../board/pace/paced.ts";
import { sayOn } from "../../board/pointing/double-click.ts";
import type { Stage } from "../../board/stage.ts";
import type { LookingBack } from "../past/use-past.ts";
import type { Recap } from "../recap/recap.ts";
import { sounds } from "../settings/kept.ts";
import type { Turn } from "../turn/take-turns.ts";

interface Keyed {
  readonly turn: Turn;
  readonly ui: GameUi;
  readonly stage: Stage;
  readonly paced: Paced;
  readonly recap: Pick<Recap, "since" | "open" | "close">;
  readonly past: Pick<LookingBack, "shown" | "close">;
  readonly onList: () => void;
  readonly onSettings?: () => void;
}

/** A second E within this time belongs to the first. */
const SAME_END_MS = 700;

const FORWARD = ["ArrowRight", "ArrowDown"];
const BACK = ["ArrowLeft", "ArrowUp"];
const TO_NOW = ["Escape", "n", "N"];

/** Keys beside Enter, which is the board's own, and L, which is the log's; `?` opens the list of them all. */
export function Keys({ turn, ui, stage, paced, recap, past, onList, onSettings }: Keyed): null {
  useEffect(() => {
    const end = endingOnce(turn);
    const press = (event: KeyboardEvent): void => {
      if (!isForMatch(event)) return;
      // Enter held down presses a button once.
      if (event.repeat && event.key === "Enter") event.preventDefault();
      if (event.key.toLowerCase() === "m") sounds.choose(sounds.now.peek() === "yes" ? "no" : "yes");
      if (event.key === "?") onList();
      if (event.key === ",") onSettings?.();
      if (past.shown !== null) {
        // The buttons of the past have keys of their own.
        if (TO_NOW.includes(event.key)) past.close();
        return;
      }
      if (paced.isBehind.peek() && catchUp(paced, event)) {
        if (event.key === "Escape" || event.key === "Enter") stage.mover.skip();
        if (event.key === "Escape") recap.close();
        event.preventDefault();
        return;
      }
      if (event.key === " " && stage.isTelling.peek()) {
        paced.pause();
        event.preventDefault();
      }
      const isPicture = paced.isBehind.peek() || stage.isTelling.peek();
      if (!isPicture) act(event);
      if (event.key.toLowerCase() === "r") recap.since.peek() === null ? recap.open() : recap.close();
      if (event.key === "Escape") {
        recap.close();
        paced.toEnd();
        stage.mover.skip();
        if (!isPicture) turn.letGo();
      }
    };
    /** The keys of one's own turn. */
    const act = (event: KeyboardEvent): void => {
      if (FORWARD.includes(event.key) || BACK.includes(event.key)) {
        if (walk(ui, turn.legal.value, FORWARD.includes(event.key) ? 1 : -1)) event.preventDefault();
      }
      if (event.key.toLowerCase() === "u") turn.undo();
      if (event.key.toLowerCase() === "e") end(event);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [turn, ui, stage, paced, recap, past.shown, past.close, onList, onSettings]);
  return null;
}

/** Ends one thing at a time: what E ends next is another one. */
function endingOnce({ endTurn }: Pick<Turn, "endTurn">): (event: KeyboardEvent) => void {
  let endedAt = Number.NEGATIVE_INFINITY;
  return ({ repeat, timeStamp }) => {
    if (repeat || timeStamp - endedAt < SAME_END_MS) sayOn(document.querySelector("[data-act=end]"));
    else {
      endedAt = timeStamp;
      endTurn();
    }
  };
}

/** Keys while the board shows what others did. Returns whether the key was one of them. */
function catchUp(paced: Paced, { key, shiftKey, target }: KeyboardEvent): boolean {
  // A focused button of the playback, or a line of the story, takes these keys itself.
  const isOnButton = target instanceof Element && target.closest("button:not([data-target])") !== null;
  if (isOnButton && (key === " " || key === "Enter")) return false;
  if (key === " ") paced.isPaused.peek() ? paced.resume() : paced.pause();
  else if (key === "ArrowRight") paced.step();
  else if (key === "ArrowLeft") shiftKey ? paced.turnBack() : paced.back();
  else if (key === "Escape" || key === "Enter") paced.toEnd();
  else return false;
  return true;
}

/** Focuses the next possible target that can be seen, if there is one. */
function walk(ui: GameUi, legal: ReadonlySet<string>, step: 1 | -1): boolean {
  const order = ui.targetOrder([...legal]);
  const focused = document.activeElement?.closest<HTMLElement>("[data-target]")?.dataset["target"];
  const part = comingUp(order, focused, step)
    .map(shownPart)
    .find((each) => each !== undefined);
  part?.focus();
  return part !== undefined;
}

/**
 * All targets from the one after the focused one on, in a circle: the next ones may be hidden by a sheet or a close-up.
 */
export function comingUp(order: readonly string[], focused: string | undefined, step: 1 | -1): readonly string[] {
  const walked = step > 0 ? order : [...order].reverse();
  const at = focused === undefined ? -1 : walked.indexOf(focused);
  return [...walked.slice(at + 1), ...walked.slice(0, at + 1)];
}
