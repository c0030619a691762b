import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { SeatClocks } from "#boardkit";
import type { Seat } from "#engine";
import type { ClocksView, TableSeat } from "#protocol";
import { later } from "../../loading/later.tsx";
import type { Times } from "./ticking.ts";

/** Many matches have no clocks. */
const Ticking = later("ticking", async () => (await import("./ticking.ts")).Ticking);

const NO_TIMES: Times = new Map();

interface ClocksProps {
  readonly clocks: ClocksView | undefined;
  readonly names: readonly string[];
  readonly seats: readonly TableSeat[];
  readonly you: Seat | null;
  readonly children: ComponentChildren;
}

/** Lets everything below it show the times of the seats. Only what shows one is drawn anew when a second has passed. */
export function Clocks({ clocks, names, seats, you, children }: ClocksProps) {
  const times = useSignal(NO_TIMES);
  return (
    <SeatClocks.Provider value={clocks === undefined ? NO_TIMES : times.value}>
      {children}
      {clocks === undefined ? null : <Ticking {...{ clocks, names, seats, you, times }} />}
    </SeatClocks.Provider>
  );
}
