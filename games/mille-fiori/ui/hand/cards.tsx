import type { ComponentChildren } from "preact";
import { anchor, type BoardProps, part } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import type { CardName } from "../../rules/content.ts";
import { Sign, useDrawings } from "../drawings/drawings.tsx";
import { faceOf, fullCardName, shortName, symbolName } from "../words/names.ts";
import styles from "./cards.module.css";

interface CardProps extends BoardProps<View> {
  readonly card: CardName;
  /** The target, when the card can be pressed. */
  readonly target?: string;
  readonly place?: string;
  readonly class?: string | undefined;
}

const Hull = ({ n }: { n: number }) => (
  <span class={styles.boat}>
    {n}
    <svg viewBox="0 0 22 7" aria-hidden="true">
      <use href="#m-hull" />
    </svg>
  </span>
);

/** A large card: area, symbol with its name, and number. */
export function BigCard({ card, target, place, class: className = "", ...props }: CardProps) {
  useDrawings();
  const { symbol, number, area } = faceOf(card);
  const content = (
    <>
      <span class={styles.head}>{shortName(props, area)}</span>
      <span class={styles.picture}>
        <Sign name={symbol} />
      </span>
      <Hull n={number} />
      <span class={styles.foot}>{symbolName(props, symbol)}</span>
    </>
  );
  return <Face kind="big" {...props} {...{ card, target, place, content, className }} />;
}

/** A card of the display: symbol and number. */
export function SmallCard({ card, target, place, class: className = "", ...props }: CardProps) {
  useDrawings();
  const { symbol, number } = faceOf(card);
  const content = (
    <>
      <Sign name={symbol} class={styles.sign} />
      <Hull n={number} />
    </>
  );
  return <Face kind="small" {...props} {...{ card, target, place, content, className }} />;
}

interface FaceProps extends BoardProps<View> {
  readonly kind: "big" | "small";
  readonly card: CardName;
  readonly target: string | undefined;
  readonly place: string | undefined;
  readonly content: ComponentChildren;
  readonly className: string;
}

function Face({ kind, card, target, place, content, className, ...props }: FaceProps) {
  const shared = {
    class: `${styles.card} ${kind === "big" ? styles.big : styles.small} ${className}`,
    "data-area": faceOf(card).area,
    ...(place === undefined ? {} : anchor(place, props.recent)),
  };
  const label = fullCardName(props, card);
  if (target === undefined) {
    return (
      <span {...shared} role="img" aria-label={label} title={label}>
        {content}
      </span>
    );
  }
  return (
    <button type="button" {...shared} title={label} {...part(target, label, props)}>
      {content}
    </button>
  );
}

/** A card as large as a line of text: symbol and number, for lists. */
export function TinyCard({ card, ...words }: { card: CardName } & Pick<BoardProps<View>, "say">) {
  const { symbol, number, area } = faceOf(card);
  const label = fullCardName(words, card);
  return (
    <span class={styles.tiny} data-area={area} data-card={`hand:${card}`} role="img" aria-label={label} title={label}>
      <Sign name={symbol} />
      {number}
    </span>
  );
}

/** The back of cards: glass rhombs on the blue of the lagoon. */
export const CardBack = ({ class: className }: { class?: string | undefined }) => (
  <svg
    class={className}
    viewBox="0 0 66 104"
    preserveAspectRatio="xMidYMid slice"
    data-world="mille-fiori"
    aria-hidden="true"
  >
    <path d="M0 0H66V104H0Z" fill="var(--back)" />
    <path d={BACK_PATTERN} fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".35" />
  </svg>
);

const BACK_PATTERN = Array.from({ length: 36 }, (_, i) => {
  const row = Math.floor(i / 6);
  return `M${2 + (i % 6) * 14 - (row % 2) * 7} ${-2 + row * 22}l6 10-6 10-6-10Z`;
}).join("");
