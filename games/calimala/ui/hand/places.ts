import { sum, useOrders } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { ACTIONS, type ActionName } from "../../rules/content.ts";

/** The places of cards within a turn: those known, also of cards that are gone, then those of cards that have come. */
export const placesAfter = (known: readonly ActionName[], held: readonly ActionName[]): readonly ActionName[] => [
  ...known,
  ...held.filter((action) => !known.includes(action)),
];

/** The kinds of cards in the order of their places. A card keeps its place for a turn: a second press would meet another one. */
export function usePlaces(seat: Seat, { turns }: View, held: readonly ActionName[]): readonly ActionName[] {
  const orders = useOrders("calimala");
  const turn = `${sum(turns)}`;
  const [last, ...before] = orders.get(`seat:${seat}:hand`) ?? [];
  const known = last === turn ? before.flatMap((name) => ACTIONS.filter((action) => action === name)) : [];
  const places = placesAfter(known, held);
  orders.set(`seat:${seat}:hand`, [turn, ...places]);
  return places;
}
