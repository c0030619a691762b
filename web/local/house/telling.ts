import type { LiveMessage } from "#protocol";
import { clocksView, matchUpdate, plyOf } from "#referee";
import { takeDevice } from "../device.ts";
import type { Held } from "../store/held.ts";
import { tableHere } from "./table-here.ts";

interface Telling {
  say(message: LiveMessage): void;
  now(): number;
}

/** What the page does not know yet of a match that it follows. */
export function tell(held: Held, { say, now }: Telling): void {
  if (held.told !== null) say({ type: "match", match: updateOf(held, held.told, now()) });
}

/** Everything from the beginning: the reader is another one. */
export function tellAnew(held: Held, to: Telling): void {
  if (held.told === null) return;
  held.told = 0;
  tell(held, to);
  to.say({ type: "table", table: tableHere(held) });
}

/** The match for whoever is at the device; notes that the page knows it. */
export function updateOf(held: Held, since: number, now: number): ReturnType<typeof matchUpdate> {
  const from = held.told ?? since;
  const { match } = held;
  held.told = plyOf(match);
  const update = matchUpdate(match, held.isElsewhere ? null : held.viewer, from);
  return match.clocks === null ? update : { ...update, clocks: clocksView(match.clocks, now) };
}

/** After a change: the device may have to go to somebody else, and the end of a match changes its table. */
export function handOn(held: Held, to: Telling): void {
  const before = held.viewer;
  takeDevice(held);
  if (held.viewer !== before) tellAnew(held, to);
  else if (held.handTo !== null || held.match.standings !== null) to.say({ type: "table", table: tableHere(held) });
}
