import { type BoardProps, cardPart, LookButton, part, sum } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS } from "../../rules/content.ts";
import { Brick } from "../drawings/drawings.tsx";
import { pileLabel } from "../words/labels.ts";
import styles from "./supply.module.css";

/** Signs of the button that shows the row large (two cards) or the whole board (an overview). */
const LARGE = "M4 5h7v14H4zM13 5h7v14h-7z";
const WHOLE = "M4 4h16v6H4zM4 13h3v7H4zM10.500 13h3v7h-3zM17 13h3v7h-3z";

interface SupplyProps extends BoardProps<View> {
  /** Whether the row of cards is shown large. */
  readonly isLarge: boolean;
  readonly onLarge: () => void;
}

/** Deck, discards, and what the bag holds by colour. */
export function Supply({ isLarge, onLarge, ...props }: SupplyProps) {
  const { view, say } = props;
  const deck = sum(view.startDeck) + sum(view.deck);
  const discards = sum(view.discards);
  return (
    <section class={styles.supply} aria-label={say("supply")}>
      <div
        class={`${styles.pile} ${styles.back}`}
        data-anchor="deck"
        {...cardPart("deck", pileLabel(props, view, "deck"))}
      >
        <b>{deck}</b>
        <span>{say("head.deck")}</span>
      </div>
      <div
        class={`${styles.pile} ${styles.used}`}
        data-anchor="discards"
        {...cardPart("discards", pileLabel(props, view, "discards"))}
      >
        <b>{discards}</b>
        <span>{say("head.discards")}</span>
      </div>
      <div class={styles.bag} data-anchor="bag">
        <h2 data-card="bag">
          {say("head.bag")} <small>{sum(view.bag)}</small>
        </h2>
        <ul>
          {COLOURS.map((colour, c) => {
            const n = view.bag[c] ?? 0;
            return (
              <li key={colour} data-anchor={`bag:${colour}`}>
                <button type="button" {...part(`bag:${colour}`, say("label.bag", { c: colour, n }), props)}>
                  <Brick colour={colour} />
                  <b>{n}</b>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      <LookButton
        class={styles.closeUp}
        label={say(isLarge ? "row.small" : "row.large")}
        d={isLarge ? WHOLE : LARGE}
        onClick={onLarge}
      />
    </section>
  );
}
