import type { GameTypes, OpenGame } from "../../game.ts";
import { viewersOf } from "../looking/lists.ts";
import { mustEqual } from "../must.ts";
import { dealsByState } from "./distribution.ts";
import { alikeFor, everyState } from "./every-state.ts";
import type { Secrets } from "./secrets.ts";

/**
 * For a game whose states can all be listed: the deals that the witness considers consistent with a view must be
 * exactly the reachable states with that view, for every viewer. Returns the number of states; throws `Broken`.
 */
export function mustDealReachableStates<T extends GameTypes>(open: OpenGame<T>, secrets: Secrets<T["state"]>): number {
  const states = everyState(open).map(({ state }) => state);
  for (const viewer of viewersOf(open)) {
    for (const alike of alikeFor(open, states, viewer)) {
      for (const state of alike.slice(0, 1)) {
        const consistent = [...dealsByState({ open, secrets, state, viewer }).keys()].sort();
        const reachable = alike.map((each) => open.hash(each)).sort();
        mustEqual(consistent.join(), reachable.join(), `deals for ${viewer} at ${open.printPosition(state)}`);
      }
    }
  }
  return states.length;
}
