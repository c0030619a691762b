import { type Reader, seatName } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { gainOf } from "../gains.ts";

/** The effect of a move: everybody's points, an extra card, a point bonus, the end of the match; "" without any. */
export function effectOf(before: View, after: View, seat: Seat, reader: Reader): string {
  const { points, isExtra, bonus, fleet } = gainOf(before, after);
  const earned = points.flatMap((n, each) =>
    n === 0 ? [] : [reader.say("effect.points", { name: seatName(reader, each as Seat), n })],
  );
  const isLast = after.mats[seat]?.personal === 0 && (before.mats[seat]?.personal ?? 0) > 0;
  return [
    ...earned,
    ...(fleet === null ? [] : [reader.say("effect.fleet", { row: fleet + 1 })]),
    ...(isExtra && before.awaits !== "extra" ? [reader.say("effect.extra")] : []),
    ...(bonus > 0 ? [reader.say("effect.bonus", { n: bonus })] : []),
    ...(isLast ? [reader.say("effect.last")] : []),
  ].join(", ");
}
