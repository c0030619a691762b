import type { Reader } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { ActionName } from "../../rules/content.ts";

/** 4.1, 4.2 These take cubes from the reserve. */
const TAKING: ReadonlySet<ActionName> = new Set(["wood", "brick", "marble", "weave"]);

/** What an impossible action of the seat takes: a cube, where none is left, whatever room there is. */
export function needsOf(reader: Pick<Reader, "say">, view: View, seat: Seat | null, action: ActionName): string {
  const isOut = seat !== null && view.mats[seat]?.cubes === 0;
  return reader.say(isOut && TAKING.has(action) ? "needs.cube" : `needs.${action}`);
}
