import { type Reader, seatName } from "#boardkit";
import { SEATS_OF, type Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { BERTHS_A_ROW } from "../../rules/board/board.ts";
import { AREAS, BONUS_AREAS } from "../../rules/content.ts";
import { progressOf } from "../board/progress.ts";
import { gainOf } from "../gains.ts";
import { wantedIn } from "./target-label.ts";

/**
 * The effect of a move: everybody's points, without bonuses that are counted in the end in any case (6.3), beside them
 * the bonus that the move secures for then; where the ship sails, an extra card, a point bonus, the end of the match; "" without any.
 */
export function effectOf(before: View, after: View, seat: Seat, reader: Reader): string {
  const { points, isExtra, bonus, fleet } = gainOf(before, after);
  const secured = (after.mats[seat]?.secured ?? 0) > (before.mats[seat]?.secured ?? 0) ? bonus : 0;
  const earned = SEATS_OF[after.seats].flatMap((each) => {
    const n = points[each] ?? 0;
    const later = each === seat ? secured : 0;
    const args = { name: seatName(reader, each), n, later };
    return n + later === 0 ? [] : [reader.say(later === 0 ? "effect.points" : "effect.points-later", args)];
  });
  const isLast = after.mats[seat]?.personal === 0 && (before.mats[seat]?.personal ?? 0) > 0;
  const berths = [before, after].map(({ board }) => board.harbor.filter((owner) => owner !== null).length);
  const sailed = (after.mats[seat]?.ship ?? 0) - (before.mats[seat]?.ship ?? 0);
  // A move that only sails says so in its name.
  const isTold = sailed > 0 && berths[0] !== berths[1];
  return [
    ...earned,
    ...(bonus > 0 ? [reader.say("effect.bonus", { n: bonus })] : []),
    ...(isLast ? [reader.say("effect.last")] : []),
    ...(isTold ? [reader.say("effect.sails", { n: sailed })] : []),
    ...(fleet === null ? berthIn(before, after, reader) : [reader.say("effect.fleet")]),
    ...(isExtra && before.awaits !== "extra" ? [reader.say("effect.extra")] : []),
    ...towardsIn(before, after, seat, reader),
  ].join(", ");
}

/** The point bonus that is nearer, and how far one has come: on a phone it stands nowhere else. */
function towardsIn(before: View, after: View, seat: Seat, { say }: Reader): readonly string[] {
  return BONUS_AREAS.flatMap((index) => {
    const area = AREAS[index];
    const [was, now] = [before, after].map((view) => progressOf(view, seat, area));
    if (!was || !now || now.n <= was.n) return [];
    return [say("effect.towards", { progress: say(`progress.${wantedIn(area)}`, { n: now.n, of: now.of }) })];
  });
}

/** A diamond on a ship earns nothing yet: how many ships of its fleet are then taken. */
function berthIn({ board: before }: View, { board: after }: View, { say }: Reader): readonly string[] {
  const berth = after.harbor.findIndex((owner, i) => owner !== null && (before.harbor[i] ?? null) === null);
  if (berth < 0) return [];
  const first = berth - (berth % BERTHS_A_ROW);
  const n = after.harbor.slice(first, first + BERTHS_A_ROW).filter((owner) => owner !== null).length;
  return [say("effect.berth", { n, of: BERTHS_A_ROW })];
}
