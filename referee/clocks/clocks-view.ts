import type { ClocksView, SeatTimeView } from "#protocol";
import { type Clocks, deadlineOf, type SeatTime } from "./seat-time.ts";

/** The clocks as everybody may see them, at the server's time `now`. */
export const clocksView = ({ pace, seats }: Clocks, now: number): ClocksView => ({
  ...{ pace, now },
  seats: seats.map((time) => (time === null ? null : seatView(time))),
});

function seatView(time: SeatTime): SeatTimeView {
  const { left, since, freeUntil, isStopped } = time;
  const until = deadlineOf(time);
  return {
    left,
    ...(since === null || freeUntil === null || until === null ? {} : { since, freeUntil, until }),
    ...(isStopped ? { isStopped } : {}),
  };
}
