import { LANGUAGE_TAGS } from "#boardkit";
import type { Pace, Span } from "#protocol";
import { currentLocale, say } from "../../i18n/language.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "4:12", and from an hour on "1:04:12". */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const padded = (n: number): string => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${padded(m)}:${padded(s)}` : `${m}:${padded(s)}`;
}

/** The same to be read out: "7 min 30 s". */
export function spokenClock(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const [m, s] = [Math.floor(seconds / 60), seconds % 60];
  const parts = [m > 0 ? say("time.min", { n: m }) : "", s > 0 || m === 0 ? say("time.s", { n: s }) : ""];
  return parts.filter((part) => part !== "").join(" ");
}

/** A span in at most two units: "2 days 4 h", "3 hours", "12 minutes". */
export function spanWords(left: number): string {
  if (left >= DAY) {
    const [d, h] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
    return h === 0 ? say("time.days", { n: d }) : say("time.days-hours", { d, h });
  }
  if (left >= HOUR) return say("time.hours", { n: Math.floor(left / HOUR) });
  return say("time.minutes", { n: Math.max(1, Math.ceil(left / MINUTE)) });
}

/** An instant as the reader's own clock and calendar show it, as short as it is clear: "9:40", "tomorrow, 9:40". */
export function whenWords(at: number, now: number): string {
  const tag = LANGUAGE_TAGS[currentLocale()];
  const days = Math.round((midnight(at) - midnight(now)) / DAY);
  const time = new Intl.DateTimeFormat(tag, { hour: "numeric", minute: "2-digit", hourCycle: "h23" }).format(at);
  if (days === 0) return time;
  if (days === 1) return say("time.tomorrow", { time });
  const day: Intl.DateTimeFormatOptions =
    days > 1 && days < 7 ? { weekday: "long" } : { day: "numeric", month: "long" };
  return say("time.day", { day: new Intl.DateTimeFormat(tag, day).format(at), time });
}

/** First and last day, as `2028-02-29`, in words: "27 December 2027 – 3 January 2028". */
export function daysWords({ from, to }: { readonly from: string; readonly to: string }): string {
  const form = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[currentLocale()], form);
  return format.formatRange(Date.parse(from), Date.parse(to));
}

/** An instant that is past, by the reader's own calendar: "9:40", "Thursday", "3 May". */
function pastWords(at: number, now: number): string {
  const tag = LANGUAGE_TAGS[currentLocale()];
  const days = daysSince(at, now);
  const form: Intl.DateTimeFormatOptions =
    days === 0
      ? { hour: "numeric", minute: "2-digit", hourCycle: "h23" }
      : days < 7
        ? { weekday: "long" }
        : { day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(tag, form).format(at);
}

/** Since when: "since 9:40", "since Thursday". */
export const sinceWords = (at: number, now: number): string => say("time.since", { when: pastWords(at, now) });

/** When something happened: "9:40", "yesterday", "Thursday", "3 May". */
export function agoWords(at: number, now: number): string {
  if (daysSince(at, now) !== 1) return pastWords(at, now);
  return new Intl.RelativeTimeFormat(LANGUAGE_TAGS[currentLocale()], { numeric: "auto" }).format(-1, "day");
}

const daysSince = (at: number, now: number): number => Math.round((midnight(now) - midnight(at)) / DAY);

const SPANS = [
  ["weeks", 7 * DAY],
  ["days", DAY],
  ["hours", HOUR],
  ["minutes", MINUTE],
] as const;
/** A unit is used from so many of it on: "10 to 20 days", but "3 to 5 weeks". */
const FEWEST = 3;

/** How long something is likely to take: "3 to 5 weeks". */
export function likelyWords({ from, to }: Span): string {
  const [name, unit] = SPANS.find(([, each]) => to >= FEWEST * each) ?? SPANS[3];
  const [low, high] = [Math.max(1, Math.round(from / unit)), Math.max(1, Math.round(to / unit))];
  return low === high ? say(`spanAbout.${name}`, { n: high }) : say(`span.${name}`, { from: low, to: high });
}

/** The day of an instant in the reader's calendar, as if days had no summer time. */
function midnight(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

/** A pace in a few words: "10 min + 20 s", "2 days a turn, bank of 3 days". */
export function paceWords(pace: Pace | undefined): string {
  if (pace === undefined) return say("pace.none");
  if (pace.kind === "live") return say("pace.live-words", { minutes: pace.minutes, increment: pace.increment });
  const turn = say("pace.days-words", { n: pace.days });
  return pace.bank === 0 ? turn : say("pace.with-bank", { turn, n: pace.bank });
}
