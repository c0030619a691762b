import type { ShownTime } from "#boardkit";
import type { Seat } from "#engine";
import type { ClocksView, Pace, SeatTimeView, TableSeat } from "#protocol";
import { say } from "../../i18n/language.ts";
import { clockText, spanWords, whenWords } from "./time-words.ts";

const MINUTE = 60_000;
/** Of a live clock so much is little, however much there was. */
const LITTLE = 30_000;
const TENTH = 0.1;

/** What is left of a running stretch, of how much, and up to when. */
export interface Left {
  readonly left: number;
  readonly whole: number;
  readonly until: number;
  /** By correspondence: the turn's own time is over, the bank runs. */
  readonly inBank: boolean;
}

/** What is left to a seat whose clock runs; null while it stands. */
export function leftOf({ since, freeUntil, until, left }: SeatTimeView, pace: Pace, now: number): Left | null {
  if (since === undefined || freeUntil === undefined || until === undefined) return null;
  if (pace.kind === "live") {
    return { left: Math.max(0, Math.min(left, until - now)), whole: pace.minutes * MINUTE, until, inBank: false };
  }
  return now < freeUntil
    ? { left: freeUntil - now, whole: freeUntil - since, until: freeUntil, inBank: false }
    : { left: Math.max(0, until - now), whole: left, until, inBank: true };
}

export const isLow = ({ left, whole }: Left, pace: Pace): boolean =>
  left <= whole * TENTH || (pace.kind === "live" && left <= LITTLE);

interface Shown {
  readonly clocks: ClocksView;
  readonly names: readonly string[];
  /** By seat: whether its person rests, and lets that be seen. */
  readonly rests: readonly TableSeat["rests"][];
  readonly you: Seat | null;
  readonly now: number;
}

/** The times as chips and ledgers show them. By correspondence only who owes has one, who rests a word, and the reader their bank. */
export function shownTimes({ clocks, names, rests, you, now }: Shown): ReadonlyMap<Seat, ShownTime> {
  const { pace, seats } = clocks;
  return new Map(
    seats.flatMap((time, at) => {
      const seat = at as Seat;
      const name = names[seat] ?? "";
      const running = time === null ? null : leftOf(time, pace, now);
      if (time === null) return [];
      const rest = seat === you ? undefined : rests[seat];
      if (running !== null) return [[seat, resting(runningTime(running, pace, { name, now }), rest)]];
      if (pace.kind === "live") return [[seat, standing(clockText(time.left), name)]];
      if (rest !== undefined) return [[seat, resting(standing(say(`rests.${rest}`), name), rest)]];
      if (seat !== you || time.isStopped === true || time.left === 0) return [];
      return [[seat, standing(say("time.bank", { time: spanWords(time.left) }), name)]];
    }),
  );
}

const standing = (text: string, name: string): ShownTime => ({
  ...{ text, share: null, isLow: false },
  spoken: say("time.of", { name, time: text }),
});

/** The same with what is known of the person's rest. */
function resting(time: ShownTime, rest: TableSeat["rests"]): ShownTime {
  if (rest === undefined) return time;
  const words = say(`rests.${rest}`);
  return { ...time, spoken: time.text === words ? time.spoken : `${time.spoken}, ${words}`, sleeps: rest === "sleep" };
}

function runningTime(
  running: Left,
  pace: Pace,
  { name, now }: { readonly name: string; readonly now: number },
): ShownTime {
  const { left, whole, until, inBank } = running;
  const isLive = pace.kind === "live";
  const words = isLive ? clockText(left) : spanWords(left);
  const until_ = isLive ? "" : `, ${say(inBank ? "time.until-bank" : "time.until", { when: whenWords(until, now) })}`;
  return {
    text: words,
    spoken: `${say("time.of-left", { name, time: words })}${until_}`,
    share: whole === 0 ? 0 : Math.min(1, left / whole),
    isLow: isLow(running, pace),
    ...(isLive ? {} : { until: say("time.until", { when: whenWords(until, now) }) }),
  };
}
