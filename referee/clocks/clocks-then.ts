import { CHANCE, type Entry, SEATS_OF, type Seat, type SeatCount, seatBit, unreachable } from "#engine";
import type { TimeFact } from "#protocol";
import { type Clocks, clocksAfter, ended, firstTime, type SeatTime } from "./seat-time.ts";

/** Entries from the beginning of a log, with what bears on the clocks. */
export interface TimedLog {
  readonly entries: readonly {
    readonly entry: Entry;
    readonly at: Date;
    /** When its simultaneous choice was first made, if before the entry. */
    readonly chosenAt: Date | null;
  }[];
  /** Who was to act before each entry. */
  readonly masks: readonly number[];
  /** Simultaneous choices: the ply of the first entry, and the ply after the last one. */
  readonly choices: ReadonlyMap<number, number>;
  readonly facts: readonly TimeFact[];
  readonly seats: SeatCount;
  /** The seats that have a clock whenever there are clocks. */
  readonly persons: readonly Seat[];
}

/** The clocks just after the last of the entries, all stretches ended there; null where there were none. */
export function clocksThen(log: TimedLog): Clocks | null {
  const replay = new ClockReplay(log);
  let last = log.facts[0]?.at ?? 0;
  for (let ply = 0; ply < log.entries.length; ) {
    const end = log.choices.get(ply) ?? ply + 1;
    replay.pass(ply, end, last);
    last = log.entries[end - 1]?.at.getTime() ?? last;
    ply = end;
  }
  return replay.endedAt(last);
}

const SEAT_BITS = CHANCE - 1;

/** Goes through a log as `adopt` and the statement that appends did, commit by commit. */
class ClockReplay {
  readonly #log: TimedLog;
  #clocks: Clocks | null = null;
  #owing = 0;

  constructor(log: TimedLog) {
    this.#log = log;
  }

  endedAt(at: number): Clocks | null {
    return this.#clocks && clocksAfter(this.#clocks, { owing: 0, renewed: null, at });
  }

  /** The entries from `ply` to before `end`, and what happened while the log had `ply` of them. */
  pass(ply: number, end: number, last: number): void {
    const { entries, masks, facts, choices } = this.#log;
    const made = entries.slice(ply, end);
    // Draws and forced moves end no stretch.
    if (made.some(({ entry: { by, auto } }) => by !== "chance" && auto !== true))
      this.#owe((masks[ply] ?? 0) & SEAT_BITS, { at: last, ply });
    const steps = facts
      .filter((fact) => fact.ply === ply)
      .map((fact) => ({ at: fact.at, run: () => this.#take(fact) }));
    for (const { entry, at, chosenAt } of choices.has(ply) ? made : []) {
      const [by, then] = [entry.by, (chosenAt ?? at).getTime()];
      if (by === "chance") continue;
      steps.push({ at: then, run: () => this.#owe(this.#owing & ~seatBit(by), { at: then, ply }) });
    }
    for (const { run } of steps.sort((a, b) => a.at - b.at)) run();
  }

  /** Exactly these seats owe a decision from now on, or go on owing one. */
  #owe(owing: number, { at, ply }: Pick<TimeFact, "at" | "ply">): void {
    this.#owing = owing;
    if (this.#clocks === null) return;
    const due = this.#log.facts.filter((fact) => fact.type === "due" && fact.ply === ply && fact.at === at);
    const dues = new Map(due.flatMap(({ seat, until = at }) => (seat === undefined ? [] : [[seat, until] as const])));
    this.#clocks = clocksAfter(this.#clocks, { owing, renewed: null, at, dues });
  }

  #take(fact: TimeFact): void {
    if (fact.type === "pace") this.#clocks = this.#begun(fact.pace ?? null);
    else if (this.#clocks !== null) {
      const { pace, seats } = this.#clocks;
      const isIts = (time: SeatTime | null, seat: number): time is SeatTime => time !== null && seat === fact.seat;
      this.#clocks = { pace, seats: seats.map((time, s) => (isIts(time, s) ? changed(time, fact, pace) : time)) };
    }
    // After a rewind the stretch before it goes on for nobody, not even through draws.
    const owing = fact.type === "set" ? (this.#log.masks[fact.ply] ?? 0) & SEAT_BITS : this.#owing;
    this.#owe(owing, fact);
  }

  #begun(pace: Clocks["pace"] | null): Clocks | null {
    if (pace === null) return null;
    const { seats, persons } = this.#log;
    const rested = { left: firstTime(pace), since: null, freeUntil: null };
    const isStopped = (seat: Seat): boolean => this.#clocks?.seats[seat]?.isStopped ?? false;
    return {
      pace,
      seats: SEATS_OF[seats].map((seat) => (persons.includes(seat) ? { ...rested, isStopped: isStopped(seat) } : null)),
    };
  }
}

function changed(time: SeatTime, { type, at, ms = 0 }: TimeFact, pace: Clocks["pace"]): SeatTime {
  const rested = { since: null, freeUntil: null };
  switch (type) {
    case "stopped":
      return { ...ended(time, pace, at), isStopped: true };
    case "time-up":
      return { left: 0, ...rested, isStopped: true };
    case "back":
      return { left: ms, ...rested, isStopped: false };
    case "set":
      return { ...time, left: ms, ...rested };
    case "absence":
      return time.since === null || time.freeUntil === null
        ? time
        : { ...time, since: time.since + ms, freeUntil: time.freeUntil + ms };
    case "due":
    case "pace":
      return time;
    default:
      return unreachable(type);
  }
}
