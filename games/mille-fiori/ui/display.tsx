import type { BoardProps } from "#boardkit";
import { CARDS, type CardName } from "../content.ts";
import type { View } from "../view-types.ts";
import { SmallCard } from "./cards.tsx";
import styles from "./display.module.css";
import { faceOf } from "./names.ts";

/** Up to so many cards lie at ease beside the board, and on a narrow screen; from `crowd` on, cards of a symbol lie in a fan. */
const AT_EASE = 12;
const AT_EASE_BELOW = 8;
const CROWD = 24;

/**
 * The open display: what an extra card is chosen from. Announces itself when it is one's hand for a moment; on a narrow
 * screen it then lies where the hand does.
 */
export function Display({ isNarrow, ...props }: BoardProps<View> & { isNarrow: boolean }) {
  const { view, say } = props;
  const kinds = kindsOf(view.display);
  const isHand = isChoice(props);
  if (isHand && isNarrow) return null;
  return (
    <div class={styles.display} data-hand={isHand || undefined}>
      <h3>
        {say(isHand ? "display.choose" : "display")}
        <small>
          <span data-anchor="discards">{say("card-count", { n: view.display.length })}</span>
          <span data-anchor="deck">{say("deck", { n: view.deckSize })}</span>
        </small>
      </h3>
      <div
        class={styles.row}
        data-anchor="display"
        data-many={kinds.length > (isNarrow ? AT_EASE_BELOW : AT_EASE) || undefined}
        data-crowd={kinds.length > CROWD || undefined}
      >
        {kinds.length === 0 ? <p>{say("display.empty")}</p> : null}
        {kinds.map((kind) => (
          <Kind key={kind.card} {...props} {...kind} />
        ))}
      </div>
    </div>
  );
}

/** An extra card is to be chosen by the reader. */
export const isChoice = ({ legal }: Pick<BoardProps<View>, "legal">): boolean =>
  [...legal].some((target) => target.startsWith("display:"));

/** The display once more, where a thumb reaches it. */
export function Choice(props: BoardProps<View>) {
  return (
    <div class={`${styles.row} ${styles.choice}`}>
      {kindsOf(props.view.display).map((kind) => (
        <Kind key={kind.card} {...props} {...kind} />
      ))}
    </div>
  );
}

function Kind({ card, n, isAgain, ...props }: BoardProps<View> & KindOfCard) {
  return (
    <span class={styles.kind} data-again={isAgain || undefined}>
      <SmallCard {...props} card={card} target={`display:${card}`} place={`display:${card}`} />
      {n > 1 ? <b>×{n}</b> : null}
    </span>
  );
}

interface KindOfCard {
  readonly card: CardName;
  readonly n: number;
  /** The card before it shows the same symbol. */
  readonly isAgain: boolean;
}

/** Identical cards are one choice. */
function kindsOf(cards: readonly CardName[]): readonly KindOfCard[] {
  const kinds = CARDS.flatMap(({ name }) => {
    const n = cards.filter((card) => card === name).length;
    return n === 0 ? [] : [{ card: name, n, symbol: faceOf(name).symbol }];
  });
  return kinds.map(({ card, n, symbol }, i) => ({ card, n, isAgain: kinds[i - 1]?.symbol === symbol }));
}
