import type { Seat } from "#engine";
import type { Pace } from "#protocol";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The free beginning of every stretch of owing, in place of measuring how long messages travel. */
export const FREE_MS = SECOND;

/** How many returns bring the whole time of a return; later ones bring a tenth of it. */
const FULL_RETURNS = 2;

/** The time of one person's seat, in milliseconds. Bots have none. */
export interface SeatTime {
  /** Live: what is left; by correspondence: what is left in the bank. While the clock runs, as at its beginning. */
  readonly left: number;
  /** When its stretch of owing began; null while it owes nothing. */
  readonly since: number | null;
  /** Up to here the stretch costs nothing. */
  readonly freeUntil: number | null;
  /** A bot plays for the person: the clock stands. */
  readonly isStopped: boolean;
}

/** The clocks of a match by seat; null for bots. */
export interface Clocks {
  readonly pace: Pace;
  readonly seats: readonly (SeatTime | null)[];
}

/** By seat: up to when the stretch that begins now is free. */
export type Dues = ReadonlyMap<Seat, number>;

/** What everybody has when the match begins. */
export const firstTime = (pace: Pace): number => (pace.kind === "live" ? pace.minutes * MINUTE : pace.bank * DAY);

/** What a stretch gives back at most, of what it used. */
export const givenBack = (pace: Pace): number => (pace.kind === "live" ? pace.increment * SECOND : 0);

/** What somebody has at least who comes back after their time has been up so often. */
export function returnTime(pace: Pace, timesUp: number): number {
  const whole = pace.kind === "live" ? pace.increment * SECOND : DAY;
  return timesUp <= FULL_RETURNS ? whole : whole / 10;
}

/** The allowance of one turn by correspondence; live there is none. */
export const turnAllowance = (pace: Pace): number => (pace.kind === "live" ? 0 : pace.days * DAY);

/** When the seat's time is up; null while its clock stands. */
export const deadlineOf = ({ left, freeUntil }: Pick<SeatTime, "left" | "freeUntil">): number | null =>
  freeUntil === null ? null : freeUntil + left;

/** The time once its stretch has ended at `at`: the statement that appends commits does the same. */
export function ended(time: SeatTime, pace: Pace, at: number): SeatTime {
  const cost = Math.max(0, at - (time.freeUntil ?? at));
  const left = Math.max(0, time.left - cost + Math.min(cost, givenBack(pace)));
  return { ...time, left, since: null, freeUntil: null };
}

interface Step {
  /** Who owes a decision from now on, as a mask. */
  readonly owing: number;
  /** The seat whose stretch ends now even if it owes the next decision at once. */
  readonly renewed: Seat | null;
  readonly at: number;
  readonly dues?: Dues | undefined;
}

/** The clocks after a step: exactly the seats that owe come to owe, or go on owing, a decision. */
export function clocksAfter(clocks: Clocks, { owing, renewed, at, dues }: Step): Clocks {
  const seats = clocks.seats.map((time, seat) => {
    if (time === null || time.isStopped) return time;
    const owes = ((owing >> seat) & 1) === 1;
    const goesOn = owes && time.since !== null && seat !== renewed;
    if (goesOn || (!owes && time.since === null)) return time;
    const rested = time.since === null ? time : ended(time, clocks.pace, at);
    return owes ? { ...rested, since: at, freeUntil: dues?.get(seat as Seat) ?? at + FREE_MS } : rested;
  });
  return { ...clocks, seats };
}
