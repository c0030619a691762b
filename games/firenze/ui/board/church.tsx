import { anchor, type BoardProps, cardPart, lookName, part } from "#boardkit";
import { SEATS_OF } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { CardName } from "../../rules/content.ts";
import { Seal, useDrawings, Vignette } from "../drawings/drawings.tsx";
import { figuresOf } from "../figures-of.ts";
import { campanileLabel } from "../words/labels.ts";
import { cardLabel, cardTitle } from "../words/names.ts";
import styles from "./church.module.css";

const SPACES = [0, 1, 2, 3] as const;

/** The church with its four spaces. */
export function Church(props: BoardProps<View>) {
  useDrawings();
  const { view, say } = props;
  return (
    <section class={styles.church} aria-label={say("church")} data-anchor="church">
      <svg class={styles.facade} viewBox="0 0 172 312" data-card="chapel" aria-hidden="true">
        <use href="#f-front" />
      </svg>
      {SPACES.map((space) => {
        const card = view.church[space];
        return card === undefined ? (
          <Empty key={space} label={say("label.chapel")} isFirst={space === view.church.length} />
        ) : (
          <Chapel key={space} {...props} card={card} />
        );
      })}
    </section>
  );
}

/** A press says what will lie here; one of them is enough for the tab order. */
const Empty = ({ label, isFirst }: { readonly label: string; readonly isFirst: boolean }) => (
  <div class={styles.chapel} {...cardPart("chapel", label)} {...(isFirst ? {} : { tabindex: -1 })} />
);

function Chapel({ card, ...props }: BoardProps<View> & { readonly card: CardName }) {
  const { recent } = props;
  const inside = (
    <>
      <Vignette card={card} figures={figuresOf(props)} />
      <b>{cardTitle(props, card)}</b>
    </>
  );
  const place = anchor(`church:${card}`, recent);
  if (card !== "campanile") {
    return (
      <div
        class={`${styles.chapel} ${styles.on}`}
        title={cardLabel(props, card)}
        {...cardPart(`card:${card}`, cardLabel(props, card))}
        {...place}
      >
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={`${styles.chapel} ${styles.on} ${styles.owing}`}
      title={cardLabel(props, card)}
      {...part("church:campanile", campanileLabel(props, props.view), props)}
      {...place}
    >
      {inside}
      <Owed {...props} />
    </button>
  );
}

/** A seal for each seat that has handed in a bell tower, and an empty ring for each other seat. */
const Owed = ({ view }: BoardProps<View>) => (
  <span class={styles.owed}>
    {SEATS_OF[view.seats].map((seat) =>
      view.mats[seat]?.bell === true ? (
        <Seal key={seat} seat={seat} />
      ) : (
        <svg key={seat} viewBox="-16 -16 32 32" data-look={lookName(seat)} aria-hidden="true">
          <circle r="12" fill="#fff4e0" stroke="var(--c)" stroke-width="5" />
        </svg>
      ),
    )}
  </span>
);
