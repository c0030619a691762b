import type { SeatTimeView } from "#protocol";
import type { Left } from "./shown-times.ts";

/** Shares of one's time at which the page says how much is left; the last moment is a span. */
const SAID_AT = [0.5, 0.1] as const;
const SAID_LAST_MS = 30_000;

/** When the page says how much is left, in milliseconds before the end. */
const momentsOf = ({ whole }: Pick<Left, "whole">): readonly number[] => [
  ...SAID_AT.map((share) => whole * share),
  SAID_LAST_MS,
];

/** How long it is until the next of these moments; null after the last one. */
export function untilNext(running: Left): number | null {
  const next = Math.max(...momentsOf(running).filter((moment) => moment < running.left));
  return Number.isFinite(next) ? running.left - next : null;
}

/** What has been said in the present stretch. */
export interface Said {
  /** The stretch, and whether it uses the bank. */
  readonly stretch: string;
  readonly passed: number;
  readonly text: string;
}

export const NOTHING_SAID: Said = { stretch: "", passed: 0, text: "" };

/**
 * What the page says now: something new only when one of the moments has passed since it was asked last. What had
 * passed before the stretch began is not said.
 */
export function saidNow(
  said: Said,
  { since }: Pick<SeatTimeView, "since">,
  { running, words }: { readonly running: Left | null; readonly words: (left: number) => string },
): Said {
  if (running === null) return NOTHING_SAID;
  const stretch = `${since} ${running.inBank}`;
  const passed = momentsOf(running).filter((moment) => running.left <= moment).length;
  if (stretch !== said.stretch) return { stretch, passed, text: "" };
  return passed > said.passed ? { stretch, passed, text: words(running.left) } : { ...said, passed };
}
