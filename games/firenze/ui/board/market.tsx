import { anchor, type BoardProps, part, sum, useIsSmall } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { type CardName, type ColourName, SLOTS } from "../../rules/content.ts";
import { COLOUR_AT } from "../bricks.ts";
import { Brick, Vignette } from "../drawings/drawings.tsx";
import { figuresOf } from "../figures-of.ts";
import { brickLabel, slotLabel } from "../words/labels.ts";
import { brickName, cardLabel, cardTitle, effectText, faceText, isLong, kindName } from "../words/names.ts";
import styles from "./market.module.css";
import { drawnOf, type Pile, usePiles } from "./piles.ts";

/** A card with more bricks than this shows a count for each colour instead of single bricks. */
const MOST_DRAWN = 8;

const rowsFor = (n: number): string => `--rows: ${n > MOST_DRAWN ? 2 : Math.ceil(n / 4)}`;

/** The row of six cards on the paved square, with the bricks that lie on them. */
export function Market({ shown, ...props }: BoardProps<View> & { readonly shown: number | null }) {
  const piles = usePiles(props.view);
  const isAsked = !useIsSmall() && props.view.awaits === "act";
  return (
    <ol class={styles.market} data-laying={props.view.awaits === "lay" || undefined} aria-label={props.say("row")}>
      {SLOTS.map((slot) => (
        <RowCard key={slot} {...props} {...{ slot, isAsked }} pile={piles[slot]} isShown={shown === slot} />
      ))}
    </ol>
  );
}

interface RowProps extends BoardProps<View> {
  readonly slot: number;
  /** A brick that does not glow answers a press, too: something else may be picked, in whose place it comes. */
  readonly isAsked: boolean;
}

interface RowCardProps extends RowProps {
  readonly pile: Pile | undefined;
  /** Its bricks are shown large. */
  readonly isShown: boolean;
}

function RowCard({ slot, pile, isShown, ...props }: RowCardProps) {
  const { view, recent } = props;
  if (pile === undefined) {
    return slot === view.row.length && view.turn.event !== null ? (
      <Running {...props} card={view.turn.event} slot={slot} />
    ) : (
      <li class={styles.empty} data-anchor={`row:${slot}`} />
    );
  }
  const { card, bricks } = pile;
  const isUsed = view.turn.slot === slot && (view.awaits === "lay" || view.awaits === "give");
  return (
    <li
      class={styles.card}
      data-chosen={isShown || isUsed || undefined}
      style={rowsFor(bricks.length)}
      {...anchor(`row:${slot}`, recent)}
    >
      <button
        type="button"
        class={styles.face}
        title={effectText(props, card)}
        {...part(`slot:${slot}`, slotLabel(props, view, slot), props)}
      >
        <Face {...props} card={card} />
      </button>
      <Laid {...props} slot={slot} bricks={bricks} />
    </li>
  );
}

const Face = ({ card, ...props }: BoardProps<View> & { readonly card: CardName }) => (
  <>
    <Vignette card={card} figures={figuresOf(props)} class={styles.picture} />
    <b data-long={isLong(props, card) || undefined}>{cardTitle(props, card)}</b>
    <span>
      <i>{kindName(props, card)}.</i> <span>{faceText(props, card)}</span>
      <em>{effectText(props, card)}</em>
    </span>
  </>
);

/** The event card that is taking effect. It stands in the gap that it has left in the row. */
const Running = ({ card, slot, ...props }: BoardProps<View> & { readonly card: CardName; readonly slot: number }) => (
  <li
    class={`${styles.card} ${styles.running}`}
    data-anchor={`row:${slot}`}
    data-card={`card:${card}`}
    title={effectText(props, card)}
    style={rowsFor(sum(props.view.aside))}
  >
    <div class={styles.face} role="img" aria-label={cardLabel(props, card)}>
      <Face {...props} card={card} />
    </div>
    <Aside {...props} />
  </li>
);

/** The bricks of the event's card, which come to the storage after it. */
function Aside({ view, say }: BoardProps<View>) {
  const n = sum(view.aside);
  if (n === 0) return null;
  const isCounted = n > MOST_DRAWN;
  return (
    <ul class={styles.laid} data-counted={isCounted || undefined} aria-label={say("label.aside", { n })}>
      {drawnOf(view.aside, isCounted).map(({ colour, held }, at) => (
        <li key={at} title={say("label.aside", { n })}>
          <span>
            <Brick colour={colour} />
          </span>
          {isCounted ? <b>{held}</b> : null}
        </li>
      ))}
    </ul>
  );
}

interface LaidProps extends RowProps {
  readonly bricks: Pile["bricks"];
}

/** The bricks on a card: one by one, what was paid last on top, or counted when they are many. */
function Laid({ slot, bricks, ...props }: LaidProps) {
  const isCounted = bricks.length > MOST_DRAWN;
  return (
    <ul class={styles.laid} data-counted={isCounted || undefined}>
      {bricks.map(({ colour, isPaid }, at) => {
        const nth = bricks.slice(0, at).filter((each) => each.colour === colour).length;
        if (isCounted && nth > 0) return null;
        return (
          <LaidBrick
            key={`${colour}${nth}`}
            {...props}
            {...{ slot, colour, nth, isPaid }}
            count={isCounted ? (props.view.row[slot]?.bricks[COLOUR_AT[colour]] ?? 0) : null}
          />
        );
      })}
    </ul>
  );
}

interface LaidBrickProps extends RowProps {
  readonly colour: ColourName;
  /** Which one of its colour on this card, from 0. */
  readonly nth: number;
  readonly isPaid: boolean;
  /** `null`: each brick is drawn. */
  readonly count: number | null;
}

/** Each colour can be asked for in an exchange: the first brick of it is the button. */
function LaidBrick({ slot, colour, nth, isPaid, isAsked, count, ...props }: LaidBrickProps) {
  const { legal, recent, view } = props;
  const target = `brick:${slot}:${colour}`;
  const place = anchor(`row:${slot}:${colour}:${nth}`, recent);
  const isWanted = nth === 0 && view.turn.slot === slot && view.turn.wanted === colour;
  return (
    <li
      title={brickName(props, colour)}
      data-card={target}
      data-wanted={isWanted || undefined}
      data-paid={isPaid || undefined}
    >
      {nth === 0 && legal.has(target) ? (
        <button type="button" {...part(target, brickLabel(props, view, slot, colour), props)} {...place}>
          <Brick colour={colour} />
        </button>
      ) : (
        <span {...place} {...(isAsked || legal.has(target) ? { "data-target": target } : {})}>
          <Brick colour={colour} />
        </span>
      )}
      {count === null ? null : <b>{count}</b>}
    </li>
  );
}
