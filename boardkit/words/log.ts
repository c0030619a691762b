import type { Seat } from "#engine";
import type { Args, LogLine, Say } from "../game-ui.ts";

/** Consecutive events that share one line of the log. */
export interface Run<E> {
  readonly events: readonly [E, ...E[]];
  /** Index of the first of them. */
  readonly at: number;
}

/** Cuts events into runs; `isSame` says whether an event goes on with the run that `last` belongs to. */
export function cutIntoRuns<E>(events: readonly E[], isSame: (last: E, next: E) => boolean): readonly Run<E>[] {
  const runs: { events: [E, ...E[]]; at: number }[] = [];
  for (const [at, event] of events.entries()) {
    const run = runs.at(-1);
    if (run !== undefined && isSame(run.events.at(-1) ?? run.events[0], event)) run.events.push(event);
    else runs.push({ events: [event], at });
  }
  return runs;
}

/** A line before it is worded: the message `log.<id>`. */
export interface UnsaidLine {
  readonly id: string;
  readonly args?: Args;
  readonly kind?: LogLine["kind"];
  readonly seat?: Seat | null;
  /** Somebody else whom it touches. */
  readonly other?: Seat;
}

/** The lines of the runs. */
export function linesOf<E>(
  runs: readonly Run<E>[],
  say: Say,
  tell: (events: Run<E>["events"]) => readonly UnsaidLine[],
): readonly LogLine[] {
  return runs.flatMap(({ events, at }) =>
    tell(events).map(({ id, args, kind = "line", seat = null }) => ({
      ...{ kind, seat, event: at },
      text: say(`log.${id}`, args),
    })),
  );
}
