import type { GameTypes, OpenGame } from "../../game.ts";
import { CHANCE, NOBODY } from "../../to-act.ts";
import { isAlike } from "../looking/alike.ts";
import { viewersOf } from "../looking/lists.ts";
import { eventsFor, type Look, lookAt, nameOfViewer, playAndListen, textOf } from "../looking/look.ts";
import { must, mustEqual } from "../must.ts";
import { MARKED } from "../secrets/stain.ts";
import type { Promised } from "../subject.ts";
import { actorOf } from "./leaks.ts";

/**
 * Overwrites hidden numbers with marks and searches all output for the viewer for marks: now, after a move of the
 * viewer, and after a move of another seat (marked after that move, which would not be legal with marks). Re-deals
 * alone miss leaks that are the same in every possible deal.
 */
export const STAINS_STAY_INSIDE: Promised = {
  name: "nobody sees, may do or is told anything of hidden numbers that were written over",
  check({ subject, open, state, shared, source }) {
    const { stain } = subject.secrets;
    const mask = open.toAct(state);
    for (const viewer of viewersOf(open)) {
      const who = `what is written over for ${nameOfViewer(viewer)}`;
      const there = stain(state, viewer);
      mustLookClean(open, lookAt(open, there, viewer), shared.look(viewer), who);
      if (mask === NOBODY || mask === CHANCE) continue;
      const seat = actorOf(mask, viewer);
      const entry = shared.favourite(seat, source) ?? 0;
      const next = shared.after(entry, seat);
      const where = `${who}, after ${open.printMove(entry)} of seat ${seat}`;
      if (seat === viewer) {
        const events = playAndListen(open, there, { entry, seat });
        mustSoundClean(eventsFor(events, viewer), eventsFor(next.events, viewer), `events with ${where}`);
      }
      const after = seat === viewer ? there : stain(next.shared.state, viewer);
      mustLookClean(open, lookAt(open, after, viewer), next.shared.look(viewer), where);
    }
  },
};

/** A value that equals the unstained one holds no mark, since no number of a state is a mark. */
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
