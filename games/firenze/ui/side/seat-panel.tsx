import {
  anchor,
  type BoardProps,
  BotSign,
  lookName,
  part,
  SeatClock,
  scorePart,
  seatName,
  sum,
  useDeadline,
} from "#boardkit";
import type { Seat } from "#engine";
import type { Mat, View } from "../../hidden/view-types.ts";
import { type CardName, COLOURS } from "../../rules/content.ts";
import { Brick, EmblemSign, Seal, useDrawings, Vignette } from "../drawings/drawings.tsx";
import { figuresOf } from "../figures-of.ts";
import { Stack } from "../mat/stack.tsx";
import { pointsOf, storageLimitOf } from "../prospects.ts";
import { isActing } from "../seats.ts";
import { floorAnchor } from "../travels/touched.ts";
import { storageLabel, towerLabel } from "../words/labels.ts";
import { cardLabel, cardName } from "../words/names.ts";
import styles from "./side.module.css";

/** A note beside the seat's name: to act, last turn, or start player; null when there is nothing to say. */
function noteOf(props: BoardProps<View>, seat: Seat): string | null {
  const { view, say } = props;
  if (isActing(props, seat)) return say("caption.to-act");
  if (view.ending === seat) return say("caption.ending");
  const isEarly = view.mats.every(({ turns }) => turns < 2);
  return isEarly && view.startPlayer === seat ? say("caption.start-player") : null;
}

/** The panel of a seat; one's own has only a head. */
export function SeatPanel({ seat, ...props }: BoardProps<View> & { readonly seat: Seat }) {
  useDrawings();
  const { view, you, say } = props;
  const mat = view.mats[seat];
  if (mat === undefined) return null;
  const deadline = useDeadline(seat);
  const note = noteOf(props, seat);
  return (
    <article
      class={styles.seat}
      data-look={lookName(seat)}
      data-acting={isActing(props, seat) || undefined}
      data-card={`seat:${seat}`}
    >
      <header data-anchor={`seat:${seat}`}>
        <EmblemSign seat={seat} class={styles.emblem} />
        <h3>
          {seatName(props, seat)} <BotSign seat={seat} /> {note === null ? null : <small>{note}</small>}
        </h3>
        <SeatClock seat={seat} />
        <Seals
          seat={seat}
          left={mat.sealsLeft}
          all={figuresOf(props).seals[view.seats]}
          label={say("caption.seals", { n: mat.sealsLeft })}
        />
        <b data-anchor={`seat:${seat}:score`} {...scorePart(seat)}>
          {pointsOf(mat)}
        </b>
      </header>
      {deadline === undefined ? null : <p class={styles.deadline}>{deadline}</p>}
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

/** More towers beside more colours than these would be too narrow on one line to tell their colours. */
const FEW_TOWERS = 4;
const FEW_COLOURS = 1;

function Goods(props: GoodsProps) {
  const { view, seat, mat } = props;
  const isClosed = props.options?.["hands"] === "closed" && view.awaits !== "over";
  const isFull = mat.towers.length > FEW_TOWERS && mat.storage.filter((n) => n > 0).length > FEW_COLOURS;
  return (
    <>
      <div class={styles.goods} data-full={isFull || undefined}>
        <Towers {...props} />
        <Storage {...props} />
      </div>
      {isClosed ? (
        <Closed {...props} seat={seat} n={mat.hand.length} />
      ) : (
        <Cards {...props} what="hand" cards={mat.hand} />
      )}
      <Cards {...props} what="built" cards={mat.buildings} />
    </>
  );
}

/** How much a floor adds to a pile. */
const STEP = 4.6;

function Towers({ seat, mat, ...props }: GoodsProps) {
  const { view, recent } = props;
  return (
    <ul class={styles.towers} data-anchor={`seat:${seat}:towers`}>
      {mat.towers.map((tower, slot) => (
        <li key={slot}>
          <button
            type="button"
            {...part(`tower:${seat}:${slot}`, towerLabel(props, view, seat, tower), props)}
            {...anchor(`seat:${seat}:tower:${slot}`, recent)}
          >
            <Stack
              colour={tower.colour}
              floors={tower.floors}
              built={Math.max(tower.built, builtSince(recent, seat, slot, tower.floors))}
              step={STEP}
              class={styles.stack}
            />
            <b>{tower.floors}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The upper floors that came since the reader's last turn. */
function builtSince(recent: ReadonlySet<string>, seat: Seat, slot: number, floors: number): number {
  let n = 0;
  while (n < floors && recent.has(floorAnchor(seat, slot, floors - n))) n++;
  return n;
}

/** Bricks by colour, and the room that they have. */
function Storage({ seat, mat, ...props }: GoodsProps) {
  const { view, say } = props;
  const held = sum(mat.storage);
  return (
    <div class={styles.storage}>
      <span data-card="room">{say("of", { n: held, limit: storageLimitOf(mat, props) })}</span>
      <ul class={styles.heap} data-anchor={`seat:${seat}:storage`}>
        {COLOURS.map((colour, c) => {
          const n = mat.storage[c] ?? 0;
          return n === 0 ? null : (
            <li key={colour} data-anchor={`seat:${seat}:storage:${colour}`}>
              <button
                type="button"
                {...part(`storage:${seat}:${colour}`, storageLabel(props, view, seat, colour), props)}
              >
                <Brick colour={colour} />
                <b>{n}</b>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
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
  readonly cards: readonly CardName[];
}

/** Of more cards than these, names stand without pictures: all stay on one line. */
const PICTURED = 2;

function Cards({ seat, what, cards, ...props }: CardsProps) {
  const place = what === "hand" ? "hand" : "buildings";
  const kinds = [...new Set(cards)];
  return (
    <div
      class={styles.cards}
      data-anchor={`seat:${seat}:${place}`}
      data-many={kinds.length > PICTURED || undefined}
      aria-hidden={kinds.length === 0 || undefined}
    >
      <b>{props.say(`head.${what}`)}</b>
      {kinds.map((card) => {
        const n = cards.filter((each) => each === card).length;
        return (
          <span key={card} title={cardLabel(props, card)} data-card={`card:${card}`}>
            <Vignette card={card} figures={figuresOf(props)} />
            {n === 1 ? cardName(props, card) : `${cardName(props, card)} ×${n}`}
          </span>
        );
      })}
    </div>
  );
}
