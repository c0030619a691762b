import { anchor, type BoardProps, part } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import type { ActionName, ScoringCardName } from "../../rules/content.ts";
import { Sign } from "../drawings/drawings.tsx";
import { scoringCaption, scoringLabel } from "../words/labels.ts";
import { actionName, shortName } from "../words/names.ts";
import styles from "./cards.module.css";

interface ActionCardProps extends BoardProps<View> {
  readonly action: ActionName;
  /** `card:` in hand, `start:` lying open. */
  readonly target: string;
  readonly label: string;
  readonly count?: number;
  readonly place: string;
}

/** An action card; several of a kind lie on one another with their number. */
export function ActionCard({ action, target, label, count = 1, place, ...props }: ActionCardProps) {
  return (
    <button
      type="button"
      class={`${styles.card} ${count > 1 ? styles.several : ""}`}
      {...part(target, label, props)}
      {...anchor(place, props.recent)}
    >
      <Sign name={action} />
      <span class={styles.name}>{actionName(props, action)}</span>
      {count > 1 ? <span class={styles.count}>×{count}</span> : null}
    </button>
  );
}

interface ScoringCardProps extends BoardProps<View> {
  readonly card: ScoringCardName;
  readonly kind: "secret" | "open" | "offered";
  readonly class?: string | undefined;
}

/** A scoring card: dealt to choose from, kept in secret, or face up for everybody. */
export function ScoringCard({ card, kind, class: className = "", ...props }: ScoringCardProps) {
  const { say } = props;
  const label = scoringLabel(props, card);
  const [short, caption] =
    kind === "offered" ? [say("caption.card-points"), null] : scoringCaption(props, kind, props.view);
  return (
    <button
      type="button"
      class={`${styles.card} ${styles.scoring} ${kind === "offered" ? styles.offered : styles[kind]} ${className}`}
      {...part(`scoring:${card}`, caption === null ? label : `${label}, ${caption}`, props)}
      title={caption ?? label}
      data-anchor={`scoring:${card}`}
    >
      <Sign name={card} />
      <span class={styles.name}>{shortName(props, card)}</span>
      <small>{short}</small>
    </button>
  );
}
