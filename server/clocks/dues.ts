import { SEATS_OF, type Seat, type SeatCount } from "#engine";
import type { Pace } from "#protocol";
import {
  type Change,
  correspondenceDeadline,
  type Dues,
  FREE_MS,
  lastToChoose,
  type Match,
  owingAfter,
  turnAllowance,
} from "#referee";
import type { Database } from "../db/database.ts";
import { loadHoursAt } from "./hours.ts";

interface Begun {
  readonly table: string;
  readonly pace: Pace;
  readonly seats: readonly Seat[];
  readonly at: number;
}

/** By correspondence: up to when the stretches of these seats are free that begin at `at`. */
export async function loadDues(db: Database, { table, pace, seats, at }: Begun): Promise<Dues | undefined> {
  if (pace.kind === "live" || seats.length === 0) return undefined;
  const allowance = turnAllowance(pace);
  const hours = await loadHoursAt(db, table, seats);
  const from = Math.floor(at);
  return new Map(
    seats.map((seat) => [seat, correspondenceDeadline(from, allowance, hours.get(seat) ?? null) + FREE_MS]),
  );
}

/** The seats whose clocks a change starts. */
export function startedBy(match: Match, change: Change): readonly Seat[] {
  const [owing, renewed] = [owingAfter(match, change), lastToChoose(match, change)];
  return SEATS_OF[match.open.seats as SeatCount].filter((seat) => {
    const time = match.clocks?.seats[seat];
    const begins = time?.since === null || seat === renewed;
    return time != null && !time.isStopped && begins && ((owing >> seat) & 1) === 1;
  });
}
