import { computed, type ReadonlySignal, signal } from "@preact/signals";
import {
  type AnyGame,
  type AnyOpenGame,
  accepted,
  type Entry,
  type GameTypes,
  invariant,
  type MatchRecord,
  NOBODY,
  openRecord,
  PUBLIC_EAR,
  playEntry,
  type RecordRefusal,
  type Result,
  SEATS_OF,
  type Seat,
  seatBit,
  type Tell,
  verifyRecord,
} from "#engine";
import type { ToldEvent } from "#protocol";
import type { Moment, Source } from "./source.ts";

/** A match replayed from its record in the page: forward, back, to any entry. */
export interface Recorded extends Source {
  readonly match: ReadonlySignal<Moment>;
  /** Shows the moment after so many entries, or the nearest that there is. */
  goTo(ply: number): void;
}

/** The record as a seat (`null`: the public) may see it, from its beginning; refused when its replay differs. */
export function openRecorded(game: AnyGame, record: MatchRecord, seat: Seat | null): Result<Recorded, RecordRefusal> {
  const verified = verifyRecord(game, record);
  if (!verified.ok) return verified;
  const opened = openRecord(game, record);
  return opened.ok ? accepted(recorded(opened.value, record.entries, seat)) : opened;
}

function recorded(open: AnyOpenGame, entries: readonly Entry[], seat: Seat | null): Recorded {
  const told = toldIn(open, entries, seat);
  const stateAt = walkThrough(open, entries);
  const momentAt = (ply: number): Moment => momentOf(open, { state: stateAt(ply), ply, seat });
  const match = signal(momentAt(0));
  return {
    match,
    events: computed(() => told.filter(({ ply }) => ply < match.value.ply)),
    length: signal(entries.length),
    goTo: (ply) => {
      match.value = momentAt(Math.max(0, Math.min(entries.length, ply)));
    },
  };
}

interface At {
  readonly state: GameTypes["state"];
  readonly ply: number;
  readonly seat: Seat | null;
}

const momentOf = (open: AnyOpenGame, { state, ply, seat }: At): Moment => ({
  ...{ ply, seat, toAct: open.toAct(state), view: open.view(state, seat ?? "public") },
  chosen: SEATS_OF[open.seats].map(() => false),
  standings: open.toAct(state) === NOBODY ? open.standings(state) : null,
});

/** All events of the match that the reader may know. */
function toldIn(open: AnyOpenGame, entries: readonly Entry[], seat: Seat | null): readonly ToldEvent[] {
  const ear = seat === null ? PUBLIC_EAR : seatBit(seat);
  const state = open.setup();
  const told: ToldEvent[] = [];
  for (const [ply, entry] of entries.entries()) {
    const auto = entry.auto === true ? { auto: true as const } : {};
    carryOut(open, state, entry, (event, audience) => {
      if ((audience & ear) !== 0) told.push({ ply, ...auto, event });
    });
  }
  return told;
}

/** The state after so many entries. Going back replays from the beginning: a whole match takes a few milliseconds. */
function walkThrough(open: AnyOpenGame, entries: readonly Entry[]): (ply: number) => GameTypes["state"] {
  let state = open.setup();
  let at = 0;
  return (ply) => {
    if (ply < at) [state, at] = [open.setup(), 0];
    for (const entry of entries.slice(at, ply)) carryOut(open, state, entry);
    at = ply;
    return state;
  };
}

function carryOut(open: AnyOpenGame, state: GameTypes["state"], entry: Entry, tell?: Tell<GameTypes["event"]>): void {
  const done = playEntry(open, state, entry, tell);
  invariant(done.ok, "a record that was verified replays");
}
