import { cutIntoRuns, type Run } from "#boardkit";
import type { Event } from "../../rules/events.ts";

const TOGETHER: ReadonlySet<Event["type"]> = new Set(["displayed", "dealt", "cardKept", "packetPassed"]);

/** Cards are dealt and packets passed one by one; the log has one line for each run. */
export const runsOf = (events: readonly Event[]): readonly Run<Event>[] =>
  cutIntoRuns(events, (last, next) => last.type === next.type && TOGETHER.has(next.type));
