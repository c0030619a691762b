import { useState } from "preact/hooks";
import { anchor, part, sum } from "#boardkit";
import { COLOURS, type ColourName } from "../../rules/content.ts";
import { Brick } from "../drawings/drawings.tsx";
import { storageLimitOf } from "../prospects.ts";
import { storageLabel } from "../words/labels.ts";
import { chosenOf, usePlaces } from "./places.ts";
import styles from "./storage.module.css";
import type { YardProps } from "./yard.tsx";

const LEAST_SLOTS = 10;

const columnsFor = (slots: number, rows: number): number => Math.max(5, Math.ceil(slots / rows));

/** The bricks of a seat, and the room that they have. */
export function Storage(props: YardProps) {
  const { mat, say, isSmall } = props;
  const limit = storageLimitOf(mat, props);
  const n = sum(mat.storage);
  return (
    <section class={styles.storage} aria-label={say("head.storage")}>
      <h2 data-card="room">
        {say("head.storage")} <small data-over={n > limit || undefined}>{say("of", { n, limit })}</small>
      </h2>
      {isSmall ? <Tiles {...props} /> : <Slots {...props} limit={limit} n={n} />}
    </section>
  );
}

/** Brick by brick, with the room that is left. */
function Slots({ limit, n, ...props }: YardProps & { readonly limit: number; readonly n: number }) {
  const { mat, seat, view } = props;
  const [pressed, setPressed] = useState<readonly number[]>([]);
  const places = usePlaces(view, mat.storage, pressed);
  const slots = Math.max(limit, n, places.length);
  return (
    <ul
      class={styles.slots}
      data-anchor={`seat:${seat}:storage`}
      style={`--in-two: ${columnsFor(slots, 2)}; --in-three: ${columnsFor(slots, 3)}`}
      data-many={slots > LEAST_SLOTS || undefined}
    >
      {Array.from({ length: slots }, (_, i) => {
        const place = places[i];
        if (place === undefined || place.isFree) return <li key={i} />;
        const before = places.slice(0, i).filter(({ isFree }) => !isFree);
        const nth = before.filter(({ colour }) => colour === place.colour).length;
        const chosen = chosenOf(places, place.colour, pressed);
        return (
          <Slot
            key={`${place.colour} ${nth}`}
            {...props}
            colour={place.colour}
            nth={nth}
            isChosen={chosen === null ? nth === 0 : chosen === i}
            onPress={() => setPressed((all) => [...all.filter((at) => at !== i), i])}
            isOver={before.length >= limit}
          />
        );
      })}
    </ul>
  );
}

interface SlotProps extends YardProps {
  readonly colour: ColourName;
  /** Which one of its colour, from 0. */
  readonly nth: number;
  /** The one of its colour that is picked up: the pressed one, else the first. */
  readonly isChosen: boolean;
  readonly onPress: () => void;
  readonly isOver: boolean;
}

const NONE: ReadonlySet<string> = new Set();

function Slot({ colour, nth, isChosen, isOver, onPress, ...props }: SlotProps) {
  const { view, seat, recent, picked } = props;
  const moment = { ...props, picked: isChosen ? picked : NONE };
  /** While one of the colour is picked, a press of another one picks this one instead: for the match they are the same. */
  const press = (event: Event): void => {
    if (!isChosen && picked.has(`storage:${seat}:${colour}`)) event.stopPropagation();
    onPress();
  };
  return (
    <li data-over={isOver || undefined} data-anchor={`seat:${seat}:storage:${colour}`} onClickCapture={press}>
      <button
        type="button"
        {...part(`storage:${seat}:${colour}`, storageLabel(props, view, seat, colour), moment)}
        {...anchor(`seat:${seat}:storage:${colour}:${nth}`, recent)}
        {...(nth > 0 ? { tabindex: -1, "aria-hidden": true } : {})}
      >
        <Brick colour={colour} />
      </button>
    </li>
  );
}

/** By colour, for a thumb. */
function Tiles(props: YardProps) {
  const { view, mat, seat, recent } = props;
  return (
    <ul class={styles.tiles} data-anchor={`seat:${seat}:storage`}>
      {COLOURS.map((colour, c) => {
        const n = mat.storage[c] ?? 0;
        const places = Array.from({ length: n }, (_, nth) => `seat:${seat}:storage:${colour}:${nth}`);
        return (
          <li key={colour} data-none={n === 0 || undefined} data-anchor={`seat:${seat}:storage:${colour}`}>
            <button
              type="button"
              {...part(`storage:${seat}:${colour}`, storageLabel(props, view, seat, colour), props)}
              {...anchor(places, recent)}
            >
              <Brick colour={colour} />
              <b>{n}</b>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
