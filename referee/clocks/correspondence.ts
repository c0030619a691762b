const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** When a person sleeps and is on vacation. Kept by the server and shown to nobody. */
export interface PersonHours {
  /** The name of a time zone, as `Europe/Lisbon`. */
  readonly zone: string;
  /** Minutes after midnight; they may lie on both sides of it. */
  readonly sleep: { readonly from: number; readonly to: number } | null;
  /** First and last day, as `2028-02-29`. */
  readonly vacations: readonly { readonly from: string; readonly to: string }[];
}

/** A span of instants, in milliseconds since 1970; `end` is not part of it. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The instant at which `allowance` milliseconds have passed since `from` in which the person neither slept nor was on
 * vacation. No input, no output: the time zones are those of `Intl`.
 */
export function correspondenceDeadline(from: number, allowance: number, hours: PersonHours | null): number {
  if (hours === null) return from + allowance;
  const clock = wallClock(hours.zone);
  const vacations = hours.vacations.map((each) => vacationSpan(clock, each));
  let at = from;
  let left = allowance;
  // The day before may have a night that reaches into this one.
  for (let day = dayBefore(clock.dayOf(from)); ; day = dayAfter(day)) {
    for (const span of restOf(clock, day, hours.sleep, vacations)) {
      if (span.end <= at) continue;
      const awake = Math.max(0, span.start - at);
      if (left <= awake) return at + left;
      left -= awake;
      at = span.end;
    }
    const next = clock.instantOf(dayAfter(day), 0);
    // Nothing that begins on a later day lies before its midnight.
    if (next > at && left <= next - at) return at + left;
  }
}

/** Whether the person sleeps or is on vacation at an instant. */
export function restsAt(at: number, { zone, sleep, vacations }: PersonHours): "sleep" | "vacation" | null {
  const clock = wallClock(zone);
  const day = clock.dayOf(at);
  const isIn = ({ start, end }: Span): boolean => start <= at && at < end;
  if (vacations.some((each) => isIn(vacationSpan(clock, each)))) return "vacation";
  if (sleep === null) return null;
  return [dayBefore(day), day].some((each) => isIn(nightOf(clock, each, sleep))) ? "sleep" : null;
}

/** Whether `Intl` has rules for the zone. */
export function isKnownZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/** What begins on a day, in order: a night, and a vacation that contains the day. */
function restOf(clock: WallClock, day: number, sleep: PersonHours["sleep"], vacations: readonly Span[]): Span[] {
  const [start, end] = [clock.instantOf(day, 0), clock.instantOf(dayAfter(day), 0)];
  const free = vacations.some((each) => each.start <= start && end <= each.end) ? [{ start, end }] : [];
  return [...free, ...(sleep === null ? [] : [nightOf(clock, day, sleep)])].sort((a, b) => a.start - b.start);
}

function nightOf(clock: WallClock, day: number, { from, to }: NonNullable<PersonHours["sleep"]>): Span {
  return { start: clock.instantOf(day, from), end: clock.instantOf(to > from ? day : dayAfter(day), to) };
}

const vacationSpan = (clock: WallClock, { from, to }: PersonHours["vacations"][number]): Span => ({
  start: clock.instantOf(parseDay(from), 0),
  end: clock.instantOf(dayAfter(parseDay(to)), 0),
});

/** A day as the instant of its midnight in UTC. */
export const parseDay = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const dayAfter = (day: number): number => day + DAY;
const dayBefore = (day: number): number => day - DAY;

/** What the clocks on the wall of a time zone say. */
interface WallClock {
  /** The day that it is there. */
  dayOf(at: number): number;
  /**
   * The instant at which the clocks there show so many minutes after midnight: the first of two, and where summer time
   * skips it, the moment at which they are put forward to it or beyond.
   */
  instantOf(day: number, minutes: number): number;
}

const clocks = new Map<string, WallClock>();

function wallClock(zone: string): WallClock {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const made = newWallClock(isKnownZone(zone) ? zone : "UTC");
  clocks.set(zone, made);
  return made;
}

function newWallClock(timeZone: string): WallClock {
  const parts = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  const format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    ...{ timeZone, hourCycle: "h23", ...parts, second: "numeric" },
  });
  /** The time on the wall, read as if it were UTC. */
  const shown = (at: number): number => {
    const found = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (name: Intl.DateTimeFormatPartTypes): number => found.get(name) ?? 0;
    return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  };
  const ahead = (at: number): number => shown(at) - Math.floor(at / 1000) * 1000;
  return {
    dayOf: (at) => Math.floor(shown(at) / DAY) * DAY,
    instantOf: (day, minutes) => {
      const wanted = day + minutes * MINUTE;
      // Zones change their offset at most once in two days: one of the two offsets around the instant is its own.
      const guesses = [ahead(wanted - DAY), ahead(wanted + DAY)].map((offset) => wanted - offset);
      const right = guesses.filter((at) => shown(at) === wanted);
      return right.length > 0 ? Math.min(...right) : firstAtOrAfter(wanted, Math.min(...guesses), shown);
    },
  };
}

/** Where the wall skips a time: the first instant from `from` on, by minutes, at which it shows that time or a later one. */
function firstAtOrAfter(wanted: number, from: number, shown: (at: number) => number): number {
  let at = from;
  while (shown(at) < wanted) at += MINUTE;
  while (shown(at - MINUTE) >= wanted) at -= MINUTE;
  return at;
}
