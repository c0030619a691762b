import { useOrders } from "#boardkit";
import type { Seat } from "#engine";

/** The owners of the pieces of one place in the order in which they came, also of those that are gone for now. */
export type Arrivals = readonly Seat[];

/** The arrivals after these counts, and the owners of the pieces that lie there. Who was gone is forgotten when others come. */
export function arrivedBy(known: Arrivals, counts: readonly number[]): { known: Arrivals; owners: readonly Seat[] } {
  const left = [...counts];
  const take = (seat: number): boolean => {
    const n = left[seat] ?? 0;
    left[seat] = n - 1;
    return n > 0;
  };
  const stay = known.filter(take);
  const come = counts.flatMap((_, seat) => Array.from({ length: Math.max(0, left[seat] ?? 0) }, () => seat as Seat));
  return come.length === 0 ? { known, owners: stay } : { known: [...stay, ...come], owners: [...stay, ...come] };
}

/**
 * The owners of the pieces of one place, in the order in which this tab saw them come; those that lay there before, in
 * seat order. Views only count them, and pieces that lie must not change places.
 */
export function useArrivals(place: string, counts: readonly number[]): readonly Seat[] {
  const orders = useOrders("calimala");
  const kept = (orders.get(place) ?? []).map((seat) => Number(seat) as Seat);
  const { known, owners } = arrivedBy(kept, counts);
  orders.set(
    place,
    known.map((seat) => `${seat}`),
  );
  return owners;
}

/** How many earlier pieces of the same owner lie before the one at `index`. */
export const ordinalOf = (owners: readonly Seat[], index: number): number =>
  owners.slice(0, index).filter((seat) => seat === owners[index]).length;
