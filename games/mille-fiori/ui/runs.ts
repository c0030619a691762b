import type { Event } from "../events.ts";

/** Events that one line tells together: the same type, one after the other. */
interface Run {
  /** Index of the first event. */
  readonly at: number;
  readonly events: readonly [Event, ...Event[]];
}

const TOGETHER: ReadonlySet<Event["type"]> = new Set(["displayed", "dealt", "cardKept", "packetPassed"]);

/** Cards are dealt and packets passed one by one; the log says so in one go. */
export function runsOf(events: readonly Event[]): readonly Run[] {
  const runs: { at: number; events: [Event, ...Event[]] }[] = [];
  for (const [at, event] of events.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && TOGETHER.has(event.type) && last.events[0].type === event.type) last.events.push(event);
    else runs.push({ at, events: [event] });
  }
  return runs;
}
