import { type BoardProps, lookName, part } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../../hidden/view-types.ts";
import { CITY_SLOTS, type CityName } from "../../../rules/content.ts";
import { Sign, useDrawings } from "../../drawings/drawings.tsx";
import { cityLabel } from "../../words/labels.ts";
import { cityName } from "../../words/names.ts";
import { Slots } from "../slots.tsx";
import styles from "./sea-chart.module.css";

interface CityProps extends BoardProps<View> {
  readonly city: CityName;
  /** Owners of trade houses; none for a port. */
  readonly houses: readonly Seat[] | null;
}

/** A city: its arms, twelve slots for cloth, and the trade houses in one row. */
export function City({ city, houses, ...props }: CityProps) {
  const counts = props.view.cities[city];
  return (
    <button
      type="button"
      class={styles.city}
      {...part(`city:${city}`, cityLabel(props, props.view, city), props)}
      data-anchor={`city:${city}`}
    >
      <Sign name={city} class={styles.shield} />
      <b>{cityName(props, city)}</b>
      <Slots place={`city:${city}`} counts={counts} size={CITY_SLOTS} recent={props.recent} ghost={props.you} />
      {houses === null ? null : (
        <span class={styles.houses} data-anchor={`house:${city}`}>
          {houses.map((seat) => (
            <TradeHouse
              key={seat}
              seat={seat}
              place={`house:${city}:${seat}`}
              isRecent={props.recent.has(`house:${city}:${seat}`)}
            />
          ))}
        </span>
      )}
    </button>
  );
}

interface HouseProps {
  readonly seat: Seat;
  readonly place?: string;
  readonly isRecent?: boolean;
  readonly class?: string | undefined;
}

/** A trade house. */
export function TradeHouse({ seat, place, isRecent = false, class: className }: HouseProps) {
  useDrawings();
  const look = lookName(seat);
  return (
    <svg
      viewBox="0 0 22 23"
      class={className}
      data-look={look}
      data-anchor={place}
      data-recent={isRecent ? true : undefined}
      aria-hidden="true"
    >
      <use href="#c-house" width="22" height="23" />
      <use href={`#k-${look}`} fill="var(--e)" transform="translate(11 13.5) scale(.72)" />
    </svg>
  );
}
