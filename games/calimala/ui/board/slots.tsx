import { anchor, Cube } from "#boardkit";
import type { Seat } from "#engine";
import { ordinalOf, useArrivals } from "./arrivals.ts";
import styles from "./slots.module.css";

interface SlotsProps {
  /** The place in anchors: "city:lisbon". Slots are `<place>:<index>`, cubes `<place>:s<seat>:<index of that seat>`. */
  readonly place: string;
  readonly counts: readonly number[];
  readonly size: number;
  readonly recent: ReadonlySet<string>;
  /** Own seat, whose next cube shows as a ghost while the place is focused. */
  readonly ghost?: Seat | null;
}

/** A row of slots for cubes, filled from the left. */
export function Slots({ place, counts, size, recent, ghost = null }: SlotsProps) {
  const owners = useArrivals(place, counts);
  return (
    <span class={styles.slots}>
      {Array.from({ length: size }, (_, i) => {
        const owner = owners[i];
        const at = `${place}:${i}`;
        if (owner === undefined) {
          return (
            <i key={i} data-anchor={at}>
              {i === owners.length && ghost !== null ? <Cube class="ghost-mark" seat={ghost} /> : null}
            </i>
          );
        }
        return (
          <Cube
            key={i}
            class={styles.cube}
            seat={owner}
            {...anchor([at, `${place}:s${owner}:${ordinalOf(owners, i)}`], recent)}
          />
        );
      })}
    </span>
  );
}
