import { type Reader, seatName, signed, sum } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { housesOf } from "../seats.ts";

/** What can change on a mat, and how much of it there is. */
const HOLDINGS = [
  { id: "wood", of: (view, seat) => view.mats[seat]?.warehouse.wood },
  { id: "brick", of: (view, seat) => view.mats[seat]?.warehouse.brick },
  { id: "marble", of: (view, seat) => view.mats[seat]?.warehouse.marble },
  { id: "cloth", of: (view, seat) => sum(view.mats[seat]?.workshops ?? []) },
  { id: "ships", of: (view, seat) => view.mats[seat]?.ships },
  { id: "workshops", of: (view, seat) => view.mats[seat]?.workshops.length },
  { id: "houses", of: housesOf },
  { id: "cards", of: (view, seat) => view.mats[seat]?.handSize },
] as const satisfies readonly {
  readonly id: string;
  readonly of: (view: View, seat: Seat) => number | undefined;
}[];

/** What a move changes: a card owed for the impossible, the seat's resources, everybody's points. Empty when nothing. */
export function effectOf(before: View, after: View, seat: Seat, reader: Reader): string {
  const resources = HOLDINGS.flatMap(({ id, of }) => {
    const change = (of(after, seat) ?? 0) - (of(before, seat) ?? 0);
    return change === 0 ? [] : [reader.say(`effect.${id}`, { n: signed(change) })];
  });
  const points = after.scores.flatMap((score, each) => {
    const change = score - (before.scores[each] ?? 0);
    return change === 0
      ? []
      : [reader.say("effect.points", { name: seatName(reader, each as Seat), n: signed(change) })];
  });
  const owed = before.activation?.drawFor == null ? (after.activation?.drawFor ?? null) : null;
  const card = owed === null ? "" : reader.say("effect.draw");
  return [card, resources.join(", "), points.join(", ")].filter((part) => part !== "").join("; ");
}
