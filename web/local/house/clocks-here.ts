import { USUAL } from "#bots/levels";
import { type Seat, seatBit } from "#engine";
import type { Incident, Pace } from "#protocol";
import { type Clocks, clocksAfter, deadlineOf, FREE_MS, firstTime, plyOf, returnTime, seatsOwing } from "#referee";
import { takeDevice } from "../device.ts";
import type { Held } from "../store/held.ts";
import type { HereSeat } from "../store/kept.ts";

/** Clocks of a match in the page: by the device's time, and only while the match is open somewhere. */

/** The level of the bot that plays on for somebody whose time is up. */
export const STAND_IN = USUAL;

export const newClocks = (pace: Pace, seats: readonly HereSeat[]): Clocks => ({
  pace,
  seats: seats.map(({ kind }) =>
    kind === "bot" ? null : { left: firstTime(pace), since: null, freeUntil: null, isStopped: false },
  ),
});

/** A bot plays on for the person of the seat. */
export const isStopped = ({ match }: Pick<Held, "match">, seat: Seat): boolean =>
  match.clocks?.seats[seat]?.isStopped === true;

/** Nobody had the match open: clocks that ran begin to run anew. */
export function resume({ match }: Held, now: number): void {
  if (match.clocks === null) return;
  const seats = match.clocks.seats.map((time) =>
    time === null || time.since === null ? time : { ...time, since: now, freeUntil: now + FREE_MS },
  );
  match.clocks = { ...match.clocks, seats };
}

/** When the first time is up, in milliseconds since 1970; null while no clock runs. */
export function firstDeadline({ match }: Held): number | null {
  const deadlines = (match.clocks?.seats ?? []).flatMap((time) => (time && deadlineOf(time)) ?? []);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

/** Where time is up, a bot plays on. False where it is not. */
export function stopClocks(held: Held, now: number): boolean {
  const { clocks } = held.match;
  if (clocks === null) return false;
  const up = clocks.seats.flatMap((time, seat) => {
    const deadline = time && deadlineOf(time);
    return deadline != null && deadline <= now ? [seat as Seat] : [];
  });
  if (up.length === 0) return false;
  const stopped = { left: 0, since: null, freeUntil: null, isStopped: true };
  held.match.clocks = {
    ...clocks,
    seats: clocks.seats.map((time, seat) => (up.includes(seat as Seat) ? stopped : time)),
  };
  for (const seat of up) note(held, seat, "time-up");
  takeDevice(held);
  return true;
}

/** The person plays again, with the time of a return. False where no bot plays for them. */
export function comeBack(held: Held, seat: Seat, now: number): boolean {
  const { match } = held;
  const { clocks } = match;
  const time = clocks?.seats[seat];
  if (clocks === null || time == null || !time.isStopped) return false;
  const timesUp = (held.kept.incidents ?? []).filter((each) => each.seat === seat && each.type === "time-up").length;
  const left = Math.max(time.left, returnTime(clocks.pace, timesUp));
  const seats = clocks.seats.map((each, at) => (at === seat ? { ...time, left, isStopped: false } : each));
  const owing = seatsOwing(match).reduce((mask: number, each) => mask | seatBit(each), 0);
  match.clocks = clocksAfter({ ...clocks, seats }, { owing, renewed: null, at: now });
  note(held, seat, "seat-back");
  takeDevice(held);
  return true;
}

function note(held: Held, seat: Seat, type: Incident["type"]): void {
  const { incidents = [] } = held.kept;
  held.kept = { ...held.kept, incidents: [...incidents, { ply: plyOf(held.match), seat, type }] };
}
