import { anchor, type BoardProps, part, sum } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { type CardName, COLOURS, SLOTS } from "../../rules/content.ts";
import { Brick, Vignette } from "../drawings/drawings.tsx";
import { figuresOf } from "../figures-of.ts";
import { brickLabel, slotLabel } from "../words/labels.ts";
import { brickName, cardLabel, cardName, cardTitle, effectText, faceText, kindName } from "../words/names.ts";
import styles from "./market.module.css";

/** More bricks than these on a card are counted by colour. */
const MOST_DRAWN = 8;

/** The row of six cards on the paved square, with the bricks that lie on them. */
export function Market(props: BoardProps<View>) {
  return (
    <ol class={styles.market} aria-label={props.say("row")}>
      {SLOTS.map((slot) => (
        <RowCard key={slot} {...props} slot={slot} />
      ))}
    </ol>
  );
}

function RowCard({ slot, ...props }: BoardProps<View> & { readonly slot: number }) {
  const { view, recent } = props;
  const place = view.row[slot];
  if (place === undefined) {
    return slot === view.row.length && view.turn.event !== null ? (
      <Running {...props} card={view.turn.event} slot={slot} />
    ) : (
      <li class={styles.empty} data-anchor={`row:${slot}`} />
    );
  }
  const { card, bricks } = place;
  return (
    <li
      class={styles.card}
      data-chosen={(view.turn.slot === slot && (view.stage === "lay" || view.stage === "give")) || undefined}
      style={`--rows: ${sum(bricks) > MOST_DRAWN ? 2 : Math.ceil(sum(bricks) / 4)}`}
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

/** A title of more letters takes two lines. */
const LONG = 12;

const Face = ({ card, ...props }: BoardProps<View> & { readonly card: CardName }) => (
  <>
    <Vignette card={card} figures={figuresOf(props)} class={styles.picture} />
    <b data-long={cardName(props, card).length > LONG || undefined}>{cardTitle(props, card)}</b>
    <span>
      <i>{kindName(props, card)}.</i> <span>{faceText(props, card)}</span>
      <em>{effectText(props, card)}</em>
    </span>
  </>
);

/** The event that is being carried out, where the row has a gap until it is refilled. */
const Running = ({ card, slot, ...props }: BoardProps<View> & { readonly card: CardName; readonly slot: number }) => (
  <li class={`${styles.card} ${styles.running}`} data-anchor={`row:${slot}`} title={effectText(props, card)}>
    <div class={styles.face} role="img" aria-label={cardLabel(props, card)}>
      <Face {...props} card={card} />
    </div>
  </li>
);

interface LaidProps extends BoardProps<View> {
  readonly slot: number;
  readonly bricks: readonly number[];
}

/** The bricks on a card: one by one, or counted when they are many. Each colour can be asked for in an exchange. */
function Laid({ slot, bricks, ...props }: LaidProps) {
  const { legal, recent, view } = props;
  const { slot: asked, wanted } = view.turn;
  const isCounted = sum(bricks) > MOST_DRAWN;
  return (
    <ul class={styles.laid} data-counted={isCounted || undefined}>
      {COLOURS.flatMap((colour, c) => {
        const n = bricks[c] ?? 0;
        const target = `brick:${slot}:${colour}`;
        return Array.from({ length: isCounted ? Math.min(n, 1) : n }, (_, k) => {
          const place = anchor(`row:${slot}:${colour}:${k}`, recent);
          const isTarget = k === 0 && legal.has(target);
          return (
            <li
              key={`${colour}${k}`}
              title={brickName(props, colour)}
              data-wanted={(k === 0 && asked === slot && wanted === colour) || undefined}
            >
              {isTarget ? (
                <button type="button" {...part(target, brickLabel(props, view, slot, colour), props)} {...place}>
                  <Brick colour={colour} />
                </button>
              ) : (
                <span {...place} {...(legal.has(target) ? { "data-target": target } : {})}>
                  <Brick colour={colour} />
                </span>
              )}
              {isCounted ? <b>{n}</b> : null}
            </li>
          );
        });
      })}
    </ul>
  );
}
