import { anchor, type BoardProps, lookName, part, seatName, sum } from "#boardkit";
import type { Seat } from "#engine";
import type { Mat, View } from "../../hidden/view-types.ts";
import { COLOURS } from "../../rules/content.ts";
import { Brick, EmblemSign, Seal, useDrawings, Vignette } from "../drawings/drawings.tsx";
import { figuresOf } from "../figures-of.ts";
import { Stack } from "../mat/stack.tsx";
import { pointsOf, storageLimitOf } from "../prospects.ts";
import { isActing } from "../seats.ts";
import { storageLabel, towerLabel } from "../words/labels.ts";
import { cardLabel, cardName } from "../words/names.ts";
import styles from "./side.module.css";

/** What is to be said of a seat just now. */
function noteOf({ view, say }: BoardProps<View>, seat: Seat): string | null {
  if (isActing(view, seat)) return say("caption.to-act");
  if (view.ending === seat) return say("caption.ending");
  const isEarly = view.mats.every(({ turns }) => turns < 2);
  return isEarly && view.startPlayer === seat ? say("caption.start-player") : null;
}

/** A seat at a glance; of one's own only the head. */
export function SeatPanel({ seat, ...props }: BoardProps<View> & { readonly seat: Seat }) {
  useDrawings();
  const { view, you, say } = props;
  const mat = view.mats[seat];
  if (mat === undefined) return null;
  const note = noteOf(props, seat);
  return (
    <article class={styles.seat} data-look={lookName(seat)} data-acting={isActing(view, seat) || undefined}>
      <header data-anchor={`seat:${seat}`}>
        <EmblemSign seat={seat} class={styles.emblem} />
        <h3>
          {seatName(props, seat)} {note === null ? null : <small>{note}</small>}
        </h3>
        <Seals
          seat={seat}
          left={mat.sealsLeft}
          all={figuresOf(props).seals[view.seats]}
          label={say("caption.seals", { n: mat.sealsLeft })}
        />
        <b data-anchor={`seat:${seat}:score`}>{pointsOf(mat)}</b>
      </header>
      {seat === you ? null : <Goods {...props} seat={seat} mat={mat} />}
    </article>
  );
}

interface SealsProps {
  readonly seat: Seat;
  readonly left: number;
  readonly all: number;
  readonly label: string;
}

const Seals = ({ seat, left, all, label }: SealsProps) => (
  <span class={styles.seals} role="img" aria-label={label} title={label} data-anchor={`seat:${seat}:seals`}>
    {Array.from({ length: all }, (_, i) =>
      i < left ? (
        <Seal key={i} seat={seat} />
      ) : (
        <svg key={i} viewBox="-16 -16 32 32" aria-hidden="true">
          <circle r="12" fill="none" stroke="var(--line)" stroke-width="2" />
        </svg>
      ),
    )}
  </span>
);

interface GoodsProps extends BoardProps<View> {
  readonly seat: Seat;
  readonly mat: Mat;
}

function Goods({ seat, mat, ...props }: GoodsProps) {
  const { view, say, recent } = props;
  const limit = storageLimitOf(mat, props);
  const held = sum(mat.storage);
  return (
    <>
      <div class={styles.goods}>
        <ul class={styles.towers} data-anchor={`seat:${seat}:towers`}>
          {mat.towers.map((tower, slot) => (
            <li key={slot}>
              <button
                type="button"
                {...part(`tower:${seat}:${slot}`, towerLabel(props, view, seat, tower), props)}
                {...anchor(`seat:${seat}:tower:${slot}`, recent)}
              >
                <Stack colour={tower.colour} floors={tower.floors} built={tower.built} class={styles.stack} />
                <b>{tower.floors}</b>
              </button>
            </li>
          ))}
        </ul>
        <ul
          class={styles.heap}
          data-anchor={`seat:${seat}:storage`}
          title={say("of", { n: held, limit })}
          style={`--rows: ${Math.ceil(Math.max(limit, held) / 5)}`}
        >
          {COLOURS.flatMap((colour, c) =>
            Array.from({ length: mat.storage[c] ?? 0 }, (_, nth) => (
              <li key={`${colour}${nth}`} data-anchor={`seat:${seat}:storage:${colour}`}>
                <button
                  type="button"
                  {...part(`storage:${seat}:${colour}`, storageLabel(props, view, seat, colour), props)}
                  {...(nth > 0 ? { tabindex: -1, "aria-hidden": true } : {})}
                >
                  <Brick colour={colour} />
                </button>
              </li>
            )),
          )}
          {Array.from({ length: Math.max(0, limit - held) }, (_, i) => (
            <li key={i} />
          ))}
        </ul>
      </div>
      {props.options?.["hands"] === "closed" && view.stage !== "over" ? (
        <Closed {...props} seat={seat} n={mat.hand.length} />
      ) : (
        <Cards {...props} seat={seat} what="hand" cards={mat.hand} />
      )}
      <Cards {...props} seat={seat} what="built" cards={mat.buildings} />
    </>
  );
}

/** A hand that the table keeps out of sight: how many cards it has. */
const Closed = ({ seat, n, say }: BoardProps<View> & { readonly seat: Seat; readonly n: number }) => (
  <div class={styles.cards} data-anchor={`seat:${seat}:hand`}>
    <b>{say("head.hand")}</b>
    <span>
      {say("cards-held", { n })}, {say("caption.closed")}
    </span>
  </div>
);

interface CardsProps extends BoardProps<View> {
  readonly seat: Seat;
  readonly what: "hand" | "built";
  readonly cards: readonly (Mat["hand"][number] | Mat["buildings"][number])[];
}

/** Of more cards than these, pictures are shown without names: all stay on one line. */
const NAMED = 2;

function Cards({ seat, what, cards, ...props }: CardsProps) {
  const place = what === "hand" ? "hand" : "buildings";
  return (
    <div
      class={styles.cards}
      data-anchor={`seat:${seat}:${place}`}
      data-many={cards.length > NAMED || undefined}
      data-none={cards.length === 0 || undefined}
    >
      <b>{props.say(`head.${what}`)}</b>
      {cards.length === 0 ? "–" : null}
      {cards.map((card, i) => (
        <span key={`${card}${i}`} title={cardLabel(props, card)}>
          <Vignette card={card} figures={figuresOf(props)} />
          <span class={styles.name}>{cardName(props, card)}</span>
        </span>
      ))}
    </div>
  );
}
