import type { Event } from "../events.ts";

/** Events that are told as one: two wood, three cloth to Lisbon, the tiles of the setup. */
export interface Run {
  readonly events: readonly [Event, ...Event[]];
  /** Index of the first of them. */
  readonly at: number;
}

export function runsOf(events: readonly Event[]): readonly Run[] {
  const runs: { events: [Event, ...Event[]]; at: number }[] = [];
  for (const [at, event] of events.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && isSameRun(last.events[0], event)) last.events.push(event);
    else runs.push({ events: [event], at });
  }
  return runs;
}

function isSameRun(a: Event, b: Event): boolean {
  switch (a.type) {
    case "actionTile":
    case "scoringTile":
    case "scoringCardDealt":
      return b.type === a.type;
    case "materialTaken":
      return b.type === a.type && b.seat === a.seat && b.material === a.material;
    case "clothShipped":
      return b.type === a.type && b.seat === a.seat && b.city === a.city;
    case "clothTransported":
      return b.type === a.type && b.seat === a.seat;
    default:
      return false;
  }
}
