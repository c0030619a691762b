import { sum, useOrders } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { ACTIONS, type ActionName } from "../../rules/content.ts";

/**
 * The places within a turn, each of the cards of a kind: those known, also of cards that are gone; cards that have come lie behind all. None lies where
 * one was played in this turn: a second press would meet it.
 */
export const placesAfter = (known: readonly ActionName[], held: readonly ActionName[]): readonly ActionName[] => [
  ...known,
  ...held.filter((action) => !known.includes(action)),
];

/** The places in another turn: cards that stay close up in their order, and those that have come lie behind them. */
export const placesNext = (known: readonly ActionName[], held: readonly ActionName[]): readonly ActionName[] =>
  placesAfter(
    known.filter((place) => held.includes(place)),
    held,
  );

/** The kinds of cards by their places, whose order lasts as long as the match. */
export function usePlaces(seat: Seat, { turns }: View, held: readonly ActionName[]): readonly ActionName[] {
  const orders = useOrders("calimala");
  const turn = `${sum(turns)}`;
  const [last, ...before] = orders.get(`seat:${seat}:hand`) ?? [];
  const known = before.flatMap((name) => ACTIONS.find((action) => action === name) ?? []);
  const places = (last === turn ? placesAfter : placesNext)(known, held);
  // The past changes nothing in the hand of now.
  if (Number(turn) >= Number(last ?? 0)) orders.set(`seat:${seat}:hand`, [turn, ...places]);
  return places;
}
