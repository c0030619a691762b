import { anchor, type BoardProps, part } from "#boardkit";
import type { Seat } from "#engine";
import type { Mat, View } from "../../hidden/view-types.ts";
import { CARDS, type CardName, HAND_KINDS } from "../../rules/content.ts";
import { Vignette } from "../drawings/drawings.tsx";
import { figuresOf } from "../figures-of.ts";
import { cardLabel, cardTitle, effectText, faceText } from "../words/names.ts";
import styles from "./hand.module.css";

interface HandProps extends BoardProps<View> {
  readonly seat: Seat;
  readonly mat: Mat;
}

/** The cards one holds, and the buildings that lie before one. */
export function Hand({ seat, mat, ...props }: HandProps) {
  const { say } = props;
  const n = mat.hand.length + mat.buildings.length;
  const { cards: limit } = figuresOf(props).limits;
  const isFree = mat.buildings.includes("warehouse");
  const kinds = HAND_KINDS.map((kind) => CARDS[kind]).filter((card) => mat.hand.includes(card));
  return (
    <div class={styles.both} style={`--all: ${Math.max(1, kinds.length) + mat.buildings.length}`}>
      <div class={styles.part} style={`--n: ${Math.max(1, kinds.length)}`} data-anchor={`seat:${seat}:hand`}>
        <h2>
          {say("head.hand")}{" "}
          <small data-over={(!isFree && n > limit) || undefined}>
            {isFree ? mat.hand.length : say("of", { n, limit })}
          </small>
        </h2>
        <ul>
          {kinds.map((card) => (
            <Card
              key={card}
              {...props}
              card={card}
              count={mat.hand.filter((each) => each === card).length}
              target={`hand:${card}`}
              place={`seat:${seat}:hand:${card}`}
            />
          ))}
        </ul>
      </div>
      {mat.buildings.length === 0 ? (
        <span data-anchor={`seat:${seat}:buildings`} />
      ) : (
        <div class={styles.part} style={`--n: ${mat.buildings.length}`} data-anchor={`seat:${seat}:buildings`}>
          <h2>{say("head.built")}</h2>
          <ul>
            {mat.buildings.map((card) => (
              <Card
                key={card}
                {...props}
                card={card}
                count={1}
                target={`building:${card}`}
                place={`seat:${seat}:buildings:${card}`}
              />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface CardProps extends BoardProps<View> {
  readonly card: CardName;
  readonly count: number;
  readonly target: string;
  readonly place: string;
}

function Card({ card, count, target, place, ...props }: CardProps) {
  return (
    <li class={styles.card}>
      <button
        type="button"
        title={effectText(props, card)}
        {...part(target, cardLabel(props, card), props)}
        {...anchor(place, props.recent)}
      >
        <Vignette card={card} figures={figuresOf(props)} class={styles.picture} />
        <b>{cardTitle(props, card)}</b>
        <span>{faceText(props, card)}</span>
        {count > 1 ? <em>×{count}</em> : null}
      </button>
    </li>
  );
}
