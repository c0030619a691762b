import type { Seat } from "#engine";
import type { EventOf, GameEvent } from "../game-ui.ts";

/**
 * What a travelling piece looks like. `icon` names a symbol of the game's sprite; `box`: the part of it that a card
 * shows, where it is not 48 x 48.
 */
export type Piece =
  | { readonly kind: "disc"; readonly seat: Seat | "white" }
  | { readonly kind: "cube"; readonly seat: Seat }
  | { readonly kind: "icon"; readonly icon: string; readonly seat?: Seat }
  | { readonly kind: "card"; readonly icon: string | null; readonly box?: string };

/**
 * A piece on its way from one anchor to another. Anchors are values of `data-anchor` (several per element,
 * separated by spaces). Where "city:lisbon:7" is not on the screen, "city:lisbon" stands in for it, then "city".
 * "box" is off the table: what goes there leaves the match.
 */
export interface Travel {
  readonly piece: Piece;
  readonly from: string;
  readonly to: string;
}

/**
 * The pieces that each type of event moves, seen from the position before it. A new type does not compile without an
 * entry.
 */
export type TravelTable<E extends GameEvent, V> = {
  readonly [T in E["type"]]: (event: EventOf<E, T>, before: V) => readonly Travel[];
};

/** For events that move no piece. */
export const STILL = (): readonly Travel[] => [];

/** The pieces that an event moves. */
export function travelsBy<E extends GameEvent, V>(table: TravelTable<E, V>) {
  return (event: E, before: V): readonly Travel[] => {
    const travels = table[event.type as E["type"]] as (event: E, before: V) => readonly Travel[];
    return travels(event, before);
  };
}
