import { useRef } from "preact/hooks";
import type { Seat } from "#engine";

/**
 * The owners of the pieces of one place, in the order in which this screen saw them come; those that lay there
 * before, in seat order. Views only count them, and pieces that lie must not change places.
 */
export function useArrivals(counts: readonly number[]): readonly Seat[] {
  const known = useRef<readonly Seat[]>([]);
  const left = [...counts];
  const take = (seat: number): boolean => {
    const n = left[seat] ?? 0;
    left[seat] = n - 1;
    return n > 0;
  };
  const stay = known.current.filter(take);
  const come = counts.flatMap((_, seat) => Array.from({ length: Math.max(0, left[seat] ?? 0) }, () => seat as Seat));
  known.current = [...stay, ...come];
  return known.current;
}

/** How many earlier pieces of the same owner lie before the one at `index`. */
export const ordinalOf = (owners: readonly Seat[], index: number): number =>
  owners.slice(0, index).filter((seat) => seat === owners[index]).length;
