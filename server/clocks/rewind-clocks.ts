import { canonicalJson, type Seat, type SeatCount } from "#engine";
import type { Pace, TimeFact } from "#protocol";
import { clocksThen, type SeatTime, type TimedLog } from "#referee";
import type { Tx } from "../db/retry.ts";
import type { WholeTable } from "../tables/table-store.ts";
import { loadFacts, storeFact } from "./clock-store.ts";
import { loadDues } from "./dues.ts";
import { beginClocks } from "./set-pace.ts";
import { runClocks } from "./stop-and-go.ts";

/** The log of the match as it was before its rewind. */
interface Rewound {
  readonly log: Pick<TimedLog, "entries" | "masks" | "choices">;
  /** How many entries are kept. */
  readonly ply: number;
  /** The pace of the match now. */
  readonly pace: Pace | null;
  /** When it was rewound. */
  readonly at: Date;
}

/**
 * Gives everybody at a match that has just been rewound the time they had after the last entry that is kept, and starts
 * the clocks of those who owe a decision. What was agreed since then stays: a bot that plays, and the pace; when it
 * was another one then, everybody has the whole time of it. Facts of dropped entries go with them.
 */
export async function rewindClocks(tx: Tx, table: WholeTable, { log, ply, pace, at }: Rewound): Promise<void> {
  const facts = (await loadFacts(tx, table.id)).filter((fact) => fact.ply < ply);
  await tx.deleteFrom("time_fact").where("table_id", "=", table.id).where("ply", ">=", ply).execute();
  const seats = table.seats.length as SeatCount;
  const persons = table.seats.filter(({ kind }) => kind === "person").map(({ seat }) => seat);
  const then = clocksThen({ ...log, entries: log.entries.slice(0, ply), facts, seats, persons });
  if (canonicalJson(then?.pace ?? null) !== canonicalJson(pace)) {
    await tx.deleteFrom("seat_time").where("table_id", "=", table.id).execute();
    await beginClocks(tx, table, pace);
  } else if (then !== null && pace !== null) {
    for (const seat of persons) await restore(tx, table, { seat, time: then.seats[seat] ?? null, facts, at });
    const dues = await loadDues(tx, { table: table.id, pace, seats: persons, at: at.getTime() });
    await runClocks(tx, { table: table.id, at, dues: dues ?? new Map() });
  }
}

interface Restored {
  readonly seat: Seat;
  readonly time: SeatTime | null;
  readonly facts: readonly TimeFact[];
  readonly at: Date;
}

async function restore(tx: Tx, { id, seats }: WholeTable, { seat, time, facts, at }: Restored): Promise<void> {
  if (time === null) return;
  const { left } = time;
  const isStopped = seats[seat]?.standIn !== null;
  await tx
    .updateTable("seat_time")
    .set({ left_ms: left, times_up: timesUp(facts, seat), is_stopped: isStopped })
    .set({ since: null, free_until: null, deadline: null })
    .where("table_id", "=", id)
    .where("seat", "=", seat)
    .execute();
  await storeFact(tx, id, { type: "set", seat, ms: left, at });
  if (isStopped && !time.isStopped) await storeFact(tx, id, { type: "stopped", seat, at });
  if (!isStopped && time.isStopped) await storeFact(tx, id, { type: "back", seat, ms: left, at });
}

/** How often the seat's time has been up at this pace. */
function timesUp(facts: readonly TimeFact[], seat: Seat): number {
  const begun = facts.findLastIndex(({ type }) => type === "pace");
  return facts.slice(begun + 1).filter((fact) => fact.type === "time-up" && fact.seat === seat).length;
}
