import type { LiveMessage } from "#protocol";
import { matchUpdate, plyOf } from "#referee";
import { takeDevice } from "../device.ts";
import type { Held } from "../store/held.ts";
import { tableHere } from "./table-here.ts";

type Say = (message: LiveMessage) => void;

/** What the page does not know yet of a match that it follows. */
export function tell(held: Held, say: Say): void {
  if (held.told !== null) say({ type: "match", match: updateOf(held, held.told) });
}

/** Everything from the beginning: the reader is another one. */
export function tellAnew(held: Held, say: Say): void {
  if (held.told === null) return;
  held.told = 0;
  tell(held, say);
  say({ type: "table", table: tableHere(held) });
}

/** The match for whoever is at the device; notes that the page knows it. */
export function updateOf(held: Held, since: number): ReturnType<typeof matchUpdate> {
  const from = held.told ?? since;
  held.told = plyOf(held.match);
  return matchUpdate(held.match, held.isElsewhere ? null : held.viewer, from);
}

/** After a change: the device may have to go to somebody else, and the end of a match changes its table. */
export function handOn(held: Held, say: Say): void {
  const before = held.viewer;
  takeDevice(held);
  if (held.viewer !== before) tellAnew(held, say);
  else if (held.handTo !== null || held.match.standings !== null) say({ type: "table", table: tableHere(held) });
}
