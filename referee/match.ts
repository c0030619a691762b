import {
  type AddressedEvent,
  type AnyOpenGame,
  type ChanceBuffer,
  type ChanceSource,
  type Entry,
  type GameTypes,
  invariant,
  isSimultaneous,
  NOBODY,
  playEntry,
  type Seat,
  type Standings,
  seatsToAct,
} from "#engine";
import type { Clocks } from "./clocks/seat-time.ts";

export type State = GameTypes["state"];

export type MatchEvent = AddressedEvent<GameTypes["event"]>;

/** The first `n` outcomes of a buffer, of which one is to be drawn. */
export interface Possible {
  readonly buffer: ChanceBuffer;
  readonly n: number;
}

/**
 * Port for draws: the chance behind draw number `draw` of a match, which is among these outcomes. Each number is asked
 * for once in a plan.
 */
export type Draws = (draw: number, possible: Possible) => ChanceSource;

/**
 * A match in memory. Only what has been stored is ever in here: a commit is tried on a copy of the state.
 * `events[ply]` are the events of entry `ply`, `times[ply]` when it was made.
 */
export interface Match {
  readonly id: string;
  readonly open: AnyOpenGame;
  /** The figures it is played with, as JSON text. */
  readonly contentText: string | undefined;
  readonly draws: Draws;
  readonly state: State;
  /** An unused state, recycled by the next plan: allocating one takes longer than a commit's rules. */
  spare: State | undefined;
  readonly entries: Entry[];
  /** In milliseconds since 1970, each at or after the one before it. */
  readonly times: number[];
  readonly events: (readonly MatchEvent[])[];
  /** How often a host has rewound the match: a memory of it from before the last time is worthless. */
  readonly rewinds: number;
  nextDraw: number;
  /** Complete choices that wait for those of other seats, in notation. */
  choices: ReadonlyMap<Seat, readonly string[]>;
  /** Counts the choices made so far: the version of `choices`. */
  choicesMade: number;
  standings: Standings | null;
  /** Null at a table without clocks. */
  clocks: Clocks | null;
}

/** A match before its first entry. */
export const newMatch = (
  given: Pick<Match, "id" | "open" | "contentText" | "draws"> & Partial<Pick<Match, "rewinds">>,
): Match => ({
  ...{ rewinds: 0, ...given },
  ...{ state: given.open.setup(), spare: undefined, entries: [], times: [], events: [] },
  ...{ nextDraw: 0, choices: new Map(), choicesMade: 0, standings: null, clocks: null },
});

/** Plays an entry of the stored log that the match in memory lacks. Throws where the rules do not allow it. */
export function playStored(match: Match, entry: Entry, at: number): void {
  const events: MatchEvent[] = [];
  const played = playEntry(match.open, match.state, entry, (event, audience) => events.push({ event, audience }));
  invariant(played.ok, `the log of ${match.id} replays: entry ${plyOf(match)} ${entry.text}`);
  match.entries.push(entry);
  match.times.push(at);
  match.events.push(events);
}

export const plyOf = (match: Match): number => match.entries.length;

export const toActIn = (match: Match): number => match.open.toAct(match.state);

export const isOver = (match: Match): boolean => toActIn(match) === NOBODY;

/** The seats whose decision the match waits for, without those that have made their simultaneous choice. */
export function seatsOwing(match: Match): readonly Seat[] {
  const mask = toActIn(match);
  const seats = seatsToAct(mask, match.open.seats);
  return isSimultaneous(mask) ? seats.filter((seat) => !match.choices.has(seat)) : seats;
}
