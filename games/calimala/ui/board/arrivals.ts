import { useRef } from "preact/hooks";
import type { Reader } from "#boardkit";
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

/** What the boards of this page saw last, by the people at the table and the place. */
const seen = new Map<string, Arrivals>();

/**
 * The owners of the pieces of one place, in the order in which this page saw them come; those that lay there
 * before, in seat order. Views only count them, and pieces that lie must not change places, also where the board was
 * away for a while, or shows the past.
 */
export function useArrivals(
  { names }: Pick<Reader, "names">,
  place: string,
  counts: readonly number[],
): readonly Seat[] {
  const key = [place, ...names].join("\n");
  const known = useRef<Arrivals | undefined>(undefined);
  const next = arrivedBy(known.current ?? seen.get(key) ?? [], counts);
  known.current = next.known;
  seen.set(key, next.known);
  return next.owners;
}

/** How many earlier pieces of the same owner lie before the one at `index`. */
export const ordinalOf = (owners: readonly Seat[], index: number): number =>
  owners.slice(0, index).filter((seat) => seat === owners[index]).length;
