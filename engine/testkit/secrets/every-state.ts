import type { GameTypes, OpenGame } from "../../game.ts";
import type { Entry } from "../../match/log.ts";
import type { Viewer } from "../../seat.ts";
import { CHANCE, NOBODY, seatsToAct } from "../../to-act.ts";
import { legalMovesOf, outcomesOf } from "../looking/lists.ts";
import { copyOf } from "../subject.ts";

/**
 * Every state that a small match can reach, once each, with one log that leads to it. Seats that choose at the same time
 * choose in any order.
 */
export function everyState<T extends GameTypes>(
  open: OpenGame<T>,
): readonly { readonly state: T["state"]; readonly entries: readonly Entry[] }[] {
  const found = new Map<string, { readonly state: T["state"]; readonly entries: readonly Entry[] }>();
  const visit = (state: T["state"], entries: readonly Entry[]): void => {
    const hash = open.hash(state);
    if (found.has(hash)) return;
    found.set(hash, { state, entries });
    const mask = open.toAct(state);
    if (mask === NOBODY) return;
    if (mask === CHANCE) {
      for (const { outcome } of outcomesOf(open, state)) {
        const after = copyOf(open, state);
        open.resolve(after, outcome);
        visit(after, [...entries, { by: "chance", text: open.printOutcome(outcome) }]);
      }
      return;
    }
    for (const seat of seatsToAct(mask, open.seats)) {
      for (const move of legalMovesOf(open, state, seat)) {
        const after = copyOf(open, state);
        open.play(after, seat, move);
        visit(after, [...entries, { by: seat, text: open.printMove(move) }]);
      }
    }
  };
  visit(open.setup(), []);
  return [...found.values()];
}

/** States in the classes that the viewer cannot tell apart. */
export function alikeFor<T extends GameTypes>(
  open: OpenGame<T>,
  states: readonly T["state"][],
  viewer: Viewer,
): readonly (readonly T["state"][])[] {
  const classes = new Map<string, T["state"][]>();
  for (const state of states) {
    const view = JSON.stringify(open.view(state, viewer));
    const alike = classes.get(view);
    if (alike === undefined) classes.set(view, [state]);
    else alike.push(state);
  }
  return [...classes.values()];
}
