import type { GameTypes, OpenGame } from "../game.ts";
import { dealsByState } from "./distribution.ts";
import { alikeFor, everyState } from "./every-state.ts";
import { viewersOf } from "./lists.ts";
import { mustEqual } from "./must.ts";
import type { Secrets } from "./secrets.ts";

/**
 * Of a game so small that all its states can be listed: for every viewer, the deals that the witness holds consistent with
 * a view are exactly the reachable states that have it. Returns how many states there are; throws `Broken`.
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
