import { type Reader, seatName } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { BERTHS_A_ROW } from "../../rules/board/board.ts";
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
    ...(fleet === null ? berthIn(before, after, reader) : [reader.say("effect.fleet", { row: fleet + 1 })]),
    ...(isExtra && before.awaits !== "extra" ? [reader.say("effect.extra")] : []),
    ...(bonus > 0 ? [reader.say("effect.bonus", { n: bonus })] : []),
    ...(isLast ? [reader.say("effect.last")] : []),
  ].join(", ");
}

/** A diamond on a ship earns nothing yet: how many ships of its fleet are then taken. */
function berthIn({ board: before }: View, { board: after }: View, { say }: Reader): readonly string[] {
  const berth = after.harbor.findIndex((owner, i) => owner !== null && (before.harbor[i] ?? null) === null);
  if (berth < 0) return [];
  const first = berth - (berth % BERTHS_A_ROW);
  const n = after.harbor.slice(first, first + BERTHS_A_ROW).filter((owner) => owner !== null).length;
  return [say("effect.berth", { n, of: BERTHS_A_ROW })];
}
