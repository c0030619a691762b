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

/** Beside each other, more cards than these have no room for their words: they lie in two rows. */
const ONE_ROW = 5;

/** On a phone, more cards than these are narrower in one row than a thumb. */
const ONE_ROW_SMALL = 8;

/** The cards one holds, and the buildings that lie before one. */
export function Hand({ seat, mat, ...props }: HandProps) {
  const { say } = props;
  const kinds = HAND_KINDS.map((kind) => CARDS[kind]).filter((card) => mat.hand.includes(card));
  const built = mat.buildings.length;
  const held = Math.max(1, kinds.length);
  const rows = held + built > ONE_ROW ? 2 : 1;
  const sizeOf = (n: number): string => `--n: ${n}; --columns: ${Math.ceil(n / rows)}`;
  const columns = Math.ceil(held / rows) + Math.ceil(built / rows);
  return (
    <div
      class={styles.both}
      style={`--all: ${columns}; --cards: ${held + built}`}
      data-many={rows > 1 || undefined}
      data-crowded={held + built > ONE_ROW_SMALL || undefined}
    >
      <div class={styles.part} style={sizeOf(held)} data-anchor={`seat:${seat}:hand`}>
        <h2 data-card="limit">
          {say("head.hand")} <Count {...props} mat={mat} />
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
      {built === 0 ? (
        <span data-anchor={`seat:${seat}:buildings`} />
      ) : (
        <div class={styles.part} style={sizeOf(built)} data-anchor={`seat:${seat}:buildings`}>
          <h2 data-card="limit">
            {say("head.built")} <small>{built}</small>
          </h2>
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

/** How many cards the hand has; beside the limit, which counts buildings, too. */
function Count({ mat, say, content }: Pick<HandProps, "mat" | "say" | "content">) {
  const { cards: limit } = figuresOf({ content }).limits;
  const [n, all] = [mat.hand.length, mat.hand.length + mat.buildings.length];
  if (mat.buildings.includes("warehouse")) return <small>{n}</small>;
  const isOver = all > limit || undefined;
  if (n === all) return <small data-over={isOver}>{say("of", { n, limit })}</small>;
  return (
    <small>
      {n} + <span data-over={isOver}>{say("head.both", { built: mat.buildings.length, limit })}</span>
    </small>
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
        <b>
          {cardTitle(props, card)} {count > 1 ? <em>×{count}</em> : null}
        </b>
        <span>{faceText(props, card)}</span>
      </button>
    </li>
  );
}
