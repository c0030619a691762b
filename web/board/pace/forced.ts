import type { GameEvent, GameUi, LogLine } from "#boardkit";
import type { Seat } from "#engine";
import type { ToldEvent } from "#protocol";
import type { Shown } from "./paced.ts";

const isOf = (event: GameEvent, you: Seat): boolean => "seat" in event && event.seat === you;

/**
 * The number of entries before the first move that was made for the reader, because nothing else was possible, and that
 * moved something; `null` when the reader has seen the position before it, or there is no such move.
 */
export const forcedFrom =
  (ui: Pick<GameUi, "touched">) =>
  (before: Shown, now: Shown): number | null => {
    const { seat, view } = now.moment;
    if (seat === null) return null;
    const forced = now.events.find(
      ({ ply, auto, event }) =>
        ply >= before.moment.ply && auto === true && isOf(event, seat) && ui.touched([event], view, []).length > 0,
    );
    return forced === undefined || forced.ply === before.moment.ply ? null : forced.ply;
  };

interface Told {
  readonly events: readonly ToldEvent[];
  /** The log's lines of these events. */
  readonly lines: readonly LogLine[];
  /** Index of the event that the last turn began with. */
  readonly from: number;
  /** The entries that the reader's page has made. */
  readonly made: ReadonlySet<number>;
}

/** The lines of what was made for the reader in the last turn because nothing else was possible. */
export function forcedLines({ events, lines, from, made }: Told, you: Seat | null): readonly string[] {
  if (you === null) return [];
  const isForced = (event: ToldEvent | undefined): boolean =>
    event !== undefined && (event.auto === true || made.has(event.ply));
  return lines
    .filter(({ event, seat }) => event >= from && seat === you && isForced(events[event]))
    .map(({ text }) => text);
}
