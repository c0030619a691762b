import type { Signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { ShownTime } from "#boardkit";
import type { Seat } from "#engine";
import type { ClocksView, TableSeat } from "#protocol";
import { currentLocale } from "../../i18n/language.ts";
import { nowBy } from "./server-time.ts";
import { shownTimes } from "./shown-times.ts";

/** How often running clocks are drawn. By correspondence, and for who wants little motion, seldom. */
const LIVE_MS = 250;
const SELDOM_MS = 10_000;

export type Times = ReadonlyMap<Seat, ShownTime>;

interface TickingProps {
  readonly clocks: ClocksView;
  readonly names: readonly string[];
  readonly seats: readonly TableSeat[];
  readonly you: Seat | null;
  readonly times: Signal<Times>;
}

/** Keeps the times of the seats up to date. Draws nothing itself. */
export function Ticking({ clocks, names, seats, you, times }: TickingProps): null {
  const locale = currentLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the times are in words of the language.
  useEffect(() => {
    const rests = seats.map((seat) => seat.rests);
    const show = (): void => {
      times.value = shownTimes({ clocks, names, rests, you, now: nowBy(clocks) });
    };
    show();
    return whileRunning(clocks, show);
  }, [clocks, names, seats, you, times, locale]);
  return null;
}

/** The time by which clocks run, kept up to date while one does. */
export function useClockNow(clocks: ClocksView | undefined): number {
  const [, draw] = useState(0);
  useEffect(() => whileRunning(clocks, () => draw((n) => n + 1)), [clocks]);
  return nowBy(clocks);
}

/** Calls again and again while a clock runs; the answer ends it. */
function whileRunning(clocks: ClocksView | undefined, tell: () => void): (() => void) | undefined {
  if (clocks?.seats.some((time) => time?.since !== undefined) !== true) return undefined;
  const tick = setInterval(tell, clocks.pace.kind === "live" ? LIVE_MS : SELDOM_MS);
  return () => clearInterval(tick);
}
