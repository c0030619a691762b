import {
  type AddressedEvent,
  type AnyGame,
  type AnyOpenGame,
  accepted,
  type Entry,
  type GameTypes,
  invariant,
  type MatchRecord,
  NOBODY,
  openRecord,
  PUBLIC_AUDIENCE,
  playEntry,
  type RecordRefusal,
  type Result,
  SEATS_OF,
  type Seat,
  seatBit,
  verifyReplay,
} from "#engine";
import type { ToldEvent } from "#protocol";
import { turnAround } from "#referee";
import type { Moment } from "../../board/source.ts";

/** Whose eyes see a match: those of a seat, of the public (`null`), or everybody's at once. */
export type Eyes = Seat | "open" | null;

/** What has been told to somebody, and the entries that their seat decided. */
export interface Told {
  readonly events: readonly ToldEvent[];
  readonly own: readonly number[];
}

/** A record gone through, as its readers could have seen the match. */
export interface Walked {
  readonly length: number;
  told(eyes: Eyes): Told;
  /** The positions before and after the turn that led to position `ply`. */
  turnAt(eyes: Eyes, ply: number): readonly Moment[];
}

/** Goes through a record, once; refused when its replay differs. */
export function walkedThrough(game: AnyGame, record: MatchRecord): Result<Walked, RecordRefusal> {
  const opened = openRecord(game, record);
  if (!opened.ok) return opened;
  const events: Addressed[] = [];
  const stops = stopsOf(opened.value);
  const verified = verifyReplay(opened.value, record, (entry) => {
    events.push(entry.events);
    stops.pass(entry.ply + 1, entry.state);
  });
  return verified.ok ? accepted(walked(opened.value, record.entries, { events, stops })) : verified;
}

/** A copy of the state is kept each so many entries: to go back, at most these are replayed. */
const BETWEEN = 100;

interface Stops {
  /** Keeps the state at this position, if it is to be kept. */
  pass(ply: number, state: State): void;
  /** Copies the last kept state up to position `ply`, and tells which position it is. */
  copyBefore(ply: number, to: State): number;
}

function stopsOf(open: AnyOpenGame): Stops {
  const first = open.setup();
  const later: State[] = [];
  return {
    pass: (ply, state) => {
      if (ply % BETWEEN !== 0) return;
      const kept = open.blank();
      open.copy(state, kept);
      later.push(kept);
    },
    copyBefore: (ply, to) => {
      const n = Math.floor(ply / BETWEEN);
      open.copy(later[n - 1] ?? first, to);
      return n * BETWEEN;
    },
  };
}

interface Passed {
  readonly events: readonly Addressed[];
  readonly stops: Stops;
}

function walked(open: AnyOpenGame, entries: readonly Entry[], { events, stops }: Passed): Walked {
  const state = open.setup();
  let at = 0;
  const momentAt = (eyes: Eyes, ply: number): Moment => {
    if (ply < at || ply - at > BETWEEN) at = stops.copyBefore(ply, state);
    for (; at < ply; at++) play(open, state, entries[at]);
    const toAct = open.toAct(state);
    return {
      ...{ ply, toAct, seat: eyes === "open" ? null : eyes, view: open.view(state, eyes ?? "public") },
      chosen: SEATS_OF[open.seats].map(() => false),
      standings: toAct === NOBODY ? open.standings(state) : null,
    };
  };
  return {
    length: entries.length,
    told: (eyes) => ({ events: toldTo(eyes, events, entries), own: decidedBy(eyes, entries) }),
    turnAt: (eyes, ply) => {
      const { from, to } = turnAround(entries, ply);
      return Array.from({ length: to - from + 1 }, (_, k) => momentAt(eyes, from + k));
    },
  };
}

type Addressed = readonly AddressedEvent<GameTypes["event"]>[];
type State = GameTypes["state"];

function play(open: AnyOpenGame, state: State, entry: Entry | undefined): void {
  invariant(entry !== undefined && playEntry(open, state, entry).ok, "the record has been verified");
}

const toldTo = (eyes: Eyes, events: readonly Addressed[], entries: readonly Entry[]): readonly ToldEvent[] =>
  events.flatMap((each, ply) => {
    const auto = entries[ply]?.auto === true ? { auto: true as const } : {};
    return heardBy(eyes, each).map(({ event }) => ({ ply, ...auto, event }));
  });

function heardBy(eyes: Eyes, events: Addressed): Addressed {
  if (eyes === "open") return versionsIn(events).map(fullest);
  const own = eyes === null ? PUBLIC_AUDIENCE : seatBit(eyes);
  return events.filter(({ audience }) => (audience & own) !== 0);
}

/** Versions of one event lie together: they are of one type, and nobody hears two of them. */
function versionsIn(events: Addressed): readonly Addressed[] {
  const all: AddressedEvent<GameTypes["event"]>[][] = [];
  for (const each of events) {
    const last = all.at(-1);
    const isVersion = last?.every(
      ({ event, audience }) => event.type === each.event.type && (audience & each.audience) === 0,
    );
    if (isVersion) last?.push(each);
    else all.push([each]);
  }
  return all;
}

/** The version that says most: what a viewer may not know is absent in theirs. */
const fullest = (versions: Addressed): Addressed[number] =>
  versions.reduce((most, each) => (Object.keys(each.event).length > Object.keys(most.event).length ? each : most));

/** Everybody's eyes count every decision as their own; the public decides nothing. */
const decidedBy = (eyes: Eyes, entries: readonly Entry[]): readonly number[] =>
  entries.flatMap(({ by, auto }, ply) =>
    by !== "chance" && auto !== true && (eyes === "open" || by === eyes) ? [ply] : [],
  );
