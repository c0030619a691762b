import type { GameTypes, OpenGame } from "../../game.ts";
import { CHANCE, NOBODY } from "../../to-act.ts";
import { isAlike } from "../alike.ts";
import { viewersOf } from "../lists.ts";
import { heardBy, type Look, lookAt, nameOfViewer, playAndHear, textOf } from "../look.ts";
import { must, mustEqual } from "../must.ts";
import { MARKED } from "../stain.ts";
import type { Promised } from "../subject.ts";
import { actorOf } from "./leaks.ts";

/**
 * The taint: re-deals are possible deals, so a leaked fact that is the same in every deal, or holds for every possible
 * hand, would pass them. Here the hidden numbers are nonsense, and all output for the viewer is searched for it, now
 * and after an own move or another seat's move, which is not legal with nonsense.
 */
export const STAINS_STAY_INSIDE: Promised = {
  name: "nobody sees, may do or is told anything of hidden numbers that were written over",
  check({ subject, open, state, scene, source }) {
    const { stain } = subject.secrets;
    const mask = open.toAct(state);
    for (const viewer of viewersOf(open)) {
      const who = `what is written over for ${nameOfViewer(viewer)}`;
      const there = stain(state, viewer);
      mustLookClean(open, lookAt(open, there, viewer), scene.look(viewer), who);
      if (mask === NOBODY || mask === CHANCE) continue;
      const seat = actorOf(mask, viewer);
      const entry = scene.favourite(seat, source) ?? 0;
      const next = scene.after(entry, seat);
      const where = `${who}, after ${open.printMove(entry)} of seat ${seat}`;
      if (seat === viewer) {
        const told = playAndHear(open, there, { entry, seat });
        mustSoundClean(heardBy(told, viewer), heardBy(next.told, viewer), `events with ${where}`);
      }
      const after = seat === viewer ? there : stain(next.scene.state, viewer);
      mustLookClean(open, lookAt(open, after, viewer), next.scene.look(viewer), where);
    }
  },
};

/** A value alike the unstained one holds no mark: the state's own numbers hold none. */
function mustLookClean<T extends GameTypes>(open: OpenGame<T>, stained: Look, plain: Look, what: string): void {
  if (!isAlike(stained, plain)) mustBeClean(textOf(open, plain), textOf(open, stained), what);
}

function mustSoundClean<E>(stained: readonly E[], plain: readonly E[], what: string): void {
  if (!isAlike(stained, plain)) mustBeClean(JSON.stringify(plain), JSON.stringify(stained), what);
}

function mustBeClean(plain: string, stained: string, what: string): void {
  const [mark] = MARKED.exec(stained) ?? [];
  must(mark === undefined || MARKED.test(plain), () => `${what}, shows in ${stained}`);
  mustEqual(stained, plain, what);
}
