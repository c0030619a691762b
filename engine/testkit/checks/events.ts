import type { GameTypes } from "../../game.ts";
import type { Viewer } from "../../seat.ts";
import { CHANCE, firstSeat, isSimultaneous } from "../../to-act.ts";
import { isAlike } from "../looking/alike.ts";
import { outcomesOf, viewersOf } from "../looking/lists.ts";
import { eventsFor, mustHearTheSame } from "../looking/look.ts";
import type { Position, Promised } from "../subject.ts";

/**
 * Outcomes and simultaneous choices after which the viewer has the same view must send it the same events; otherwise
 * the events reveal more than the view. After other moves, events may tell things that the view does not keep.
 */
export const EVENTS_TELL_NO_MORE: Promised = {
  name: "events tell nobody more than their view shows",
  check(position) {
    const { open, state } = position;
    const mask = open.toAct(state);
    if (mask !== CHANCE && !isSimultaneous(mask)) return;
    for (const viewer of viewersOf(open)) {
      if (mask === CHANCE || viewer !== firstSeat(mask)) mustSoundAsItLooks(position, viewer);
    }
  },
};

interface Sound {
  readonly events: readonly unknown[];
  readonly entries: readonly number[];
}

/** Entries with different events have to leave different views. */
function mustSoundAsItLooks<T extends GameTypes>({ open, state, shared }: Position<T>, viewer: Viewer): void {
  const isChance = open.toAct(state) === CHANCE;
  const seat = isChance ? 0 : firstSeat(open.toAct(state));
  const entries = isChance ? outcomesOf(open, state).map(({ outcome }) => outcome) : shared.legal(seat);
  const sounds = bySound(entries, (entry) => eventsFor(shared.after(entry, seat).events, viewer));
  if (sounds.length < 2) return;
  const seen = sounds.map((sound) =>
    sound.entries.map((entry) => {
      const after = shared.after(entry, seat).shared.state;
      return [open.toAct(after), open.view(after, viewer)];
    }),
  );
  for (const [i, sound] of sounds.entries()) {
    for (const [j, other] of sounds.slice(0, i).entries()) {
      const same = sound.entries.find((_, k) => seen[j]?.some((view) => isAlike(view, seen[i]?.[k])));
      if (same === undefined) continue;
      const text = isChance ? open.printOutcome(same) : open.printMove(same);
      mustHearTheSame(sound.events, other.events, `what ${viewer} is told of ${text}, of which it sees nothing`);
    }
  }
}

function bySound(entries: readonly number[], eventsOf: (entry: number) => readonly unknown[]): readonly Sound[] {
  const sounds: { readonly events: readonly unknown[]; readonly entries: number[] }[] = [];
  for (const entry of entries) {
    const now = eventsOf(entry);
    const known = sounds.find((sound) => isAlike(sound.events, now));
    if (known === undefined) sounds.push({ events: now, entries: [entry] });
    else known.entries.push(entry);
  }
  return sounds;
}
