import { computed, type ReadonlySignal, signal } from "@preact/signals";
import {
  type AnyGame,
  type AnyOpenGame,
  accepted,
  type Entry,
  type MatchRecord,
  openRecord,
  type RecordRefusal,
  type Result,
  type Seat,
  verifyRecord,
} from "#engine";
import type { MatchUpdate } from "#protocol";
import { isOver, type Match, matchUpdate, newMatch, playStored, plyOf } from "#referee";
import type { Moment, Source } from "./source.ts";

/** A match replayed from its record in the page: forward, back, to any entry. */
export interface Recorded extends Source {
  readonly match: ReadonlySignal<Moment>;
  /** Shows the moment after `ply` entries, or the nearest one. */
  goTo(ply: number): void;
}

/** The record as a seat (`null`: the public) may see it, from its beginning; refused when its replay differs. */
export function openRecorded(game: AnyGame, record: MatchRecord, seat: Seat | null): Result<Recorded, RecordRefusal> {
  const verified = verifyRecord(game, record);
  if (!verified.ok) return verified;
  const opened = openRecord(game, record);
  return opened.ok ? accepted(recorded(opened.value, record.entries, seat)) : opened;
}

/** To go back, it replays from the beginning: a whole match takes a few milliseconds. */
function recorded(open: AnyOpenGame, entries: readonly Entry[], seat: Seat | null): Recorded {
  let match = beginningOf(open);
  const updateAt = (ply: number): MatchUpdate => {
    if (ply < plyOf(match)) match = beginningOf(open);
    goOn(match, entries, ply);
    return matchUpdate(match, seat, 0);
  };
  const update = signal(updateAt(0));
  return {
    match: update,
    events: computed(() => update.value.events),
    length: signal(entries.length),
    goTo: (ply) => {
      update.value = updateAt(Math.max(0, Math.min(entries.length, ply)));
    },
  };
}

const drawsNothing = (): never => {
  throw new Error("a record has the outcomes of its draws");
};

const beginningOf = (open: AnyOpenGame): Match =>
  newMatch({ id: "record", open, contentText: undefined, draws: drawsNothing });

/** Replays the match up to the position after `ply` entries. */
function goOn(match: Match, entries: readonly Entry[], ply: number): void {
  for (const entry of entries.slice(plyOf(match), ply)) playStored(match, entry, 0);
  match.standings = isOver(match) ? match.open.standings(match.state) : null;
}
