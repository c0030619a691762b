import { sum, useOrders } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { ACTIONS, type ActionName } from "../../rules/content.ts";

/** What lies in a place of the hand: cards of a kind, also where the last of them is gone; `null`: free for another kind. */
export type Place = ActionName | null;

/**
 * The places within a turn: those known, also of cards that are gone; cards that have come lie in free places, then behind
 * all. None lies where one was played in this turn: a second press would meet it.
 */
export function placesAfter(known: readonly Place[], held: readonly ActionName[]): readonly Place[] {
  const come = held.filter((action) => !known.includes(action));
  const filled = known.map((place) => place ?? come.shift() ?? null);
  return [...filled, ...come];
}

/** The places in another turn: those of cards that are gone are free, and the others stay. */
export function placesNext(known: readonly Place[], held: readonly ActionName[]): readonly Place[] {
  const free = known.map((place) => (place !== null && held.includes(place) ? place : null));
  return placesAfter(free.slice(0, free.findLastIndex((place) => place !== null) + 1), held);
}

/** The kinds of cards by their places, which last as long as the match: cards that stay are found where they were. */
export function usePlaces(seat: Seat, { turns }: View, held: readonly ActionName[]): readonly Place[] {
  const orders = useOrders("calimala");
  const turn = `${sum(turns)}`;
  const [last, ...before] = orders.get(`seat:${seat}:hand`) ?? [];
  const known = before.map((name) => ACTIONS.find((action) => action === name) ?? null);
  const places = (last === turn ? placesAfter : placesNext)(known, held);
  // The past changes nothing in the hand of now.
  if (Number(turn) >= Number(last ?? 0)) orders.set(`seat:${seat}:hand`, [turn, ...places.map((place) => place ?? "")]);
  return places;
}
