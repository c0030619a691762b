import {
  type AnyOpenGame,
  accepted,
  type Entry,
  invariant,
  isSimultaneous,
  isToAct,
  playEntry,
  type Result,
  refused,
  SEATS_OF,
  type Seat,
  seatsToAct,
} from "#engine";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

type Pace =
  | { readonly kind: "live"; readonly minutes: number; readonly increment: number }
  | { readonly kind: "days"; readonly days: number; readonly bank: number };

interface Fact {
  readonly ply: number;
  readonly at: number;
  readonly type: string;
  readonly seat?: Seat;
  readonly ms?: number;
  readonly until?: number;
  readonly pace?: Pace | null;
}

/** What a record says of times: when each entry was made, since when its choice stood, and what happened beside the log. */
export interface RecordedTimes {
  readonly at: readonly number[];
  readonly chosenAt: readonly (number | null)[];
  /** By seat: what was left at the end; null without a clock. */
  readonly left: readonly (number | null)[];
  readonly facts: readonly Fact[];
}

/** Reads what a record says of times; undefined where there were no clocks. */
export function timesIn(text: string): RecordedTimes | undefined {
  const said: unknown = JSON.parse(text);
  const times = typeof said === "object" && said !== null && "times" in said ? said.times : undefined;
  if (typeof times !== "object" || times === null) return undefined;
  const { at, chosenAt, left, facts } = times as Partial<Record<keyof RecordedTimes, unknown>>;
  const isWhole = [at, chosenAt, left, facts].every((each) => Array.isArray(each));
  return isWhole && (facts as unknown[]).length > 0 ? (times as RecordedTimes) : undefined;
}

/** One seat's clock as it is read again. */
interface Reading {
  left: number;
  since: number | null;
  freeUntil: number;
  isStopped: boolean;
}

/**
 * Works the times of a match out once more, from its log, its pace and the facts alone: as `docs/records.md` says, and
 * sharing no code with the server on purpose.
 */
export class TimeReader {
  readonly #open: AnyOpenGame;
  readonly #times: RecordedTimes;
  readonly #clocks: (Reading | null)[];
  #pace: Pace | null = null;
  /** When the last entry that has been read was made. */
  #last = 0;

  constructor(open: AnyOpenGame, times: RecordedTimes) {
    this.#open = open;
    this.#times = times;
    this.#clocks = times.left.map((left) =>
      left === null ? null : { left: 0, since: null, freeUntil: 0, isStopped: false },
    );
  }

  /** What is left to each seat at the end of the log. */
  read(entries: readonly Entry[]): readonly (number | null)[] {
    const { at: times } = this.#times;
    const state = this.#open.setup();
    const toAct = (): number => this.#open.toAct(state);
    const factsAt = (ply: number): readonly Fact[] => this.#times.facts.filter((fact) => fact.ply === ply);
    this.#last = this.#times.facts[0]?.at ?? 0;
    for (let ply = 0; ply < entries.length; ) {
      const isDecision = entries[ply]?.by !== "chance" && entries[ply]?.auto !== true;
      const facts = factsAt(ply);
      const end = isDecision && isSimultaneous(toAct()) ? this.#endOfChoice(entries, ply, state) : ply + 1;
      if (isDecision) this.#owe(toAct(), this.#last, ply);
      if (end > ply + 1) this.#choose(entries, { ply, end, mask: toAct() }, facts);
      else for (const fact of facts) this.#take(fact, (seat) => isToAct(toAct(), seat));
      for (const entry of entries.slice(ply, end)) invariant(playEntry(this.#open, state, entry).ok, "the log replays");
      this.#last = times[end - 1] ?? this.#last;
      ply = end;
    }
    this.#owe(toAct(), this.#last, entries.length);
    for (const fact of factsAt(entries.length)) this.#take(fact, (seat) => isToAct(toAct(), seat));
    return this.#clocks.map((clock) => clock?.left ?? null);
  }

  /**
   * The entry after the last one of a simultaneous choice, which is in the log as a whole, in the order of seats. How
   * many moves a seat's choice has is seen by playing it alone: together, the last seat may have to act once more.
   */
  #endOfChoice(entries: readonly Entry[], from: number, before: unknown): number {
    const open = this.#open;
    const alone = open.blank();
    const state = before as Parameters<typeof open.copy>[0];
    let ply = from;
    for (const seat of seatsToAct(open.toAct(state), open.seats)) {
      open.copy(state, alone);
      do {
        const entry = entries[ply++];
        if (entry === undefined || !playEntry(open, alone, entry).ok) return entries.length;
      } while (isToAct(open.toAct(alone), seat));
    }
    return ply;
  }

  /** The seats of a simultaneous choice stop owing one by one, each when it first chose; facts come in between. */
  #choose(
    entries: readonly Entry[],
    { ply, end, mask }: { readonly ply: number; readonly end: number; readonly mask: number },
    facts: readonly Fact[],
  ): void {
    const chosen = new Map<Seat, number>();
    for (let each = ply; each < end; each++) {
      const by = entries[each]?.by;
      const at = this.#times.chosenAt[each] ?? this.#times.at[each] ?? 0;
      if (by !== "chance" && by !== undefined) chosen.set(by, at);
    }
    // Of the same instant, a fact came first: it may have started the clock that the choice stopped.
    const steps = [
      ...facts.map((fact) => ({
        at: fact.at,
        run: () => this.#take(fact, (seat) => isToAct(mask, seat) && (chosen.get(seat) ?? fact.at) >= fact.at),
      })),
      ...[...chosen].map(([seat, at]) => ({ at, run: () => this.#stop(seat, at) })),
    ];
    for (const step of steps.sort((a, b) => a.at - b.at)) step.run();
  }

  /** Exactly these seats owe a decision from `at` on, or go on owing one. */
  #owe(mask: number, at: number, ply: number): void {
    for (const seat of SEATS_OF[this.#open.seats]) {
      if (!isToAct(mask, seat)) this.#stop(seat, at);
      else this.#start(seat, at, ply);
    }
  }

  #start(seat: Seat, at: number, ply: number): void {
    const clock = this.#clocks[seat];
    if (clock == null || this.#pace === null || clock.isStopped || clock.since !== null) return;
    const due = this.#times.facts.findLast(
      (fact) => fact.type === "due" && fact.seat === seat && fact.ply === ply && fact.at === at,
    );
    Object.assign(clock, { since: at, freeUntil: due?.until ?? at + SECOND });
  }

  /** A stretch costs what lies beyond its free part, and gives back up to the increment of it. */
  #stop(seat: Seat, at: number): void {
    const clock = this.#clocks[seat];
    if (clock == null || this.#pace === null || clock.since === null) return;
    const used = Math.max(0, at - clock.freeUntil);
    const back = this.#pace.kind === "live" ? Math.min(used, this.#pace.increment * SECOND) : 0;
    Object.assign(clock, { left: Math.max(0, clock.left - used + back), since: null });
  }

  #take(fact: Fact, owes: (seat: Seat) => boolean): void {
    const { seat, at, ply, type, ms = 0, pace } = fact;
    if (type === "pace") this.#begin(pace ?? null, { at, ply }, owes);
    const clock = seat === undefined ? null : this.#clocks[seat];
    if (clock == null || seat === undefined) return;
    if (type === "stopped") {
      this.#stop(seat, at);
      clock.isStopped = true;
    } else if (type === "time-up") Object.assign(clock, { left: 0, since: null, isStopped: true });
    else if (type === "back") {
      Object.assign(clock, { left: ms, since: null, isStopped: false });
      if (owes(seat)) this.#start(seat, at, ply);
    } else if (type === "set") {
      // What it says is left is worked out again.
      this.#stop(seat, this.#last);
      if (owes(seat)) this.#start(seat, at, ply);
    } else if (type === "absence" && clock.since !== null) {
      Object.assign(clock, { since: clock.since + ms, freeUntil: clock.freeUntil + ms });
    }
  }

  /** Everybody begins anew, with the whole time of a pace. */
  #begin(pace: Pace | null, { at, ply }: Pick<Fact, "at" | "ply">, owes: (seat: Seat) => boolean): void {
    this.#pace = pace;
    if (pace === null) return;
    const left = pace.kind === "live" ? pace.minutes * MINUTE : pace.bank * DAY;
    for (const seat of SEATS_OF[this.#open.seats]) {
      const clock = this.#clocks[seat];
      if (clock == null) continue;
      Object.assign(clock, { left, since: null });
      if (owes(seat)) this.#start(seat, at, ply);
    }
  }
}

/** Whether the times of a record follow from its log, its pace and its facts. */
export function checkTimes(open: AnyOpenGame, entries: readonly Entry[], times: RecordedTimes): Result<number, string> {
  const early = times.at.findIndex((at, ply) => at < (times.at[ply - 1] ?? 0));
  if (early >= 0) return refused(`times: entry ${early + 1} was made before the one ahead of it`);
  const found = new TimeReader(open, times).read(entries);
  const seat = found.findIndex((left, each) => left !== times.left[each]);
  if (seat < 0) return accepted(found.filter((left) => left !== null).length);
  return refused(`times: seat ${seat} has ${times.left[seat]} ms left in the file, ${found[seat]} by log and facts`);
}
