import type { Reader } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { type ActionName, WAREHOUSE } from "../../rules/content.ts";

/** 4.1, 4.2 These take cubes from the reserve. */
const TAKING: ReadonlySet<ActionName> = new Set(["wood", "brick", "marble", "weave"]);

/** No cube is left for the action, whatever room there is. */
export const lacksCube = (view: View, seat: Seat | null, action: ActionName): boolean =>
  seat !== null && view.mats[seat]?.cubes === 0 && TAKING.has(action);

/** What an impossible action of the seat takes. */
export const needsOf = (reader: Pick<Reader, "say">, view: View, seat: Seat | null, action: ActionName): string =>
  reader.say(lacksCube(view, seat, action) ? "needs.cube" : `needs.${action}`, { n: WAREHOUSE });
