import { type Reader, seatName } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { gainOf } from "../gains.ts";

/** The effect of a move: everybody's points, where the ship sails, an extra card, a point bonus, the end of the match; "" without any. */
export function effectOf(before: View, after: View, seat: Seat, reader: Reader): string {
  const { points, isExtra, bonus, fleet } = gainOf(before, after);
  const earned = points.flatMap((n, each) =>
    n === 0 ? [] : [reader.say("effect.points", { name: seatName(reader, each as Seat), n })],
  );
  const isLast = after.mats[seat]?.personal === 0 && (before.mats[seat]?.personal ?? 0) > 0;
  const sails = after.mats[seat]?.ship !== before.mats[seat]?.ship;
  return [
    ...earned,
    ...(sails ? [reader.say("effect.sails", { to: after.mats[seat]?.ship ?? 0 })] : []),
    ...(fleet === null ? [] : [reader.say("effect.fleet", { row: fleet + 1 })]),
    ...(isExtra && before.awaits !== "extra" ? [reader.say("effect.extra")] : []),
    ...(bonus > 0 ? [reader.say("effect.bonus", { n: bonus })] : []),
    ...(isLast ? [reader.say("effect.last")] : []),
  ].join(", ");
}
