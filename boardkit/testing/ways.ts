import type { EventOf, GameEvent } from "../game-ui.ts";
import type { Travel } from "../travels/travel.ts";

export const NOTHING_MOVES = "nothing moves";
type Ways = readonly string[] | typeof NOTHING_MOVES;

/** For each type of event an example and the paths of its pieces, if any. A new type does not compile without an entry. */
export type WayTable<E extends GameEvent> = { readonly [T in E["type"]]: readonly [EventOf<E, T>, Ways] };

/** "from > to" for each piece. */
export const waysOf = (travels: readonly Travel[]): Ways =>
  travels.length === 0 ? NOTHING_MOVES : travels.map(({ from, to }) => `${from} > ${to}`);
