import type { AnyOpenGame, Audience, Entry, GameTypes, Seat, Standings } from "#engine";
import { isSimultaneous, NOBODY, seatsToAct } from "#engine";
import type { Seeds } from "./draws.ts";

export type State = GameTypes["state"];

/** An event and who may know it. */
export interface Told {
  readonly event: { readonly type: string };
  readonly audience: Audience;
}

/**
 * A match in memory. Only what a transaction has committed is ever in here: a commit is tried on a copy of the state.
 * `told[ply]` are the events of entry `ply`.
 */
export interface CachedMatch {
  readonly id: string;
  readonly open: AnyOpenGame;
  readonly contentText: string | undefined;
  readonly seeds: Seeds;
  readonly commitment: string;
  readonly state: State;
  /** A state that nobody uses any more, for the next plan: making one takes longer than a commit's rules. */
  spare: State | undefined;
  readonly entries: Entry[];
  /** When each entry was made, in milliseconds since 1970: never before the one before it. */
  readonly times: number[];
  readonly told: (readonly Told[])[];
  /**
   * The seats of users who have played. Their right is asked for again with every commit; but nobody else's moves are
   * even tried, because how long that takes would tell whether they are legal.
   */
  readonly seatsOfUsers: Map<string, Seat>;
  nextDraw: number;
  /** Complete choices that wait for those of other seats, in notation. */
  choices: ReadonlyMap<Seat, readonly string[]>;
  /** How often somebody has chosen: `choices` are those of this moment. */
  choicesMade: number;
  standings: Standings | null;
}

export const plyOf = (match: CachedMatch): number => match.entries.length;

export const toActIn = (match: CachedMatch): number => match.open.toAct(match.state);

export const isOver = (match: CachedMatch): boolean => toActIn(match) === NOBODY;

/** The seats whose decision the match waits for: a seat that has made its simultaneous choice is not among them. */
export function seatsOwing(match: CachedMatch): readonly Seat[] {
  const mask = toActIn(match);
  const seats = seatsToAct(mask, match.open.seats);
  return isSimultaneous(mask) ? seats.filter((seat) => !match.choices.has(seat)) : seats;
}
