import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { SeatClocks } from "#boardkit";
import type { Seat } from "#engine";
import type { ClocksView, TableSeat } from "#protocol";
import { nowBy } from "./server-time.ts";
import { shownTimes } from "./shown-times.ts";

/** How often running clocks are drawn. By correspondence, and for who wants little motion, seldom. */
const LIVE_MS = 250;
const SELDOM_MS = 10_000;

interface ClocksProps {
  readonly clocks: ClocksView | undefined;
  readonly names: readonly string[];
  readonly seats: readonly TableSeat[];
  readonly you: Seat | null;
  readonly children: ComponentChildren;
}

/** Lets everything below it show the times of the seats. Only what shows one is drawn anew when a second has passed. */
export function Clocks({ clocks, names, seats, you, children }: ClocksProps) {
  const now = useClockNow(clocks);
  const times =
    clocks === undefined ? new Map() : shownTimes({ clocks, names, rests: seats.map((seat) => seat.rests), you, now });
  return <SeatClocks.Provider value={times}>{children}</SeatClocks.Provider>;
}

/** The time by which clocks run, kept up to date while one does. */
export function useClockNow(clocks: ClocksView | undefined): number {
  const [, draw] = useState(0);
  const runs = clocks?.seats.some((time) => time?.since !== undefined) === true;
  const isLive = clocks?.pace.kind === "live";
  useEffect(() => {
    if (!runs) return undefined;
    const tick = setInterval(() => draw((n) => n + 1), isLive ? LIVE_MS : SELDOM_MS);
    return () => clearInterval(tick);
  }, [runs, isLive]);
  return nowBy(clocks);
}
