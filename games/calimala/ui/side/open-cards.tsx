import { type BoardProps, cardPart, sum } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { ACTIONS } from "../../rules/content.ts";
import { Sign } from "../drawings/drawings.tsx";
import { ScoringCard } from "../hand/cards.tsx";
import { discardsLabel } from "../words/labels.ts";
import { actionName } from "../words/names.ts";
import styles from "./open-cards.module.css";

/** What lies beside the board for everybody: the deck, the face-up scoring card, the discards by kind. */
export function OpenCards(props: BoardProps<View>) {
  const { view, say } = props;
  const used = ACTIONS.map((action) => ({ action, n: view.discards[action] })).filter(({ n }) => n > 0);
  return (
    <div class={styles.cards}>
      <div class={styles.deck} data-anchor="deck" {...cardPart("deck", say("label.deck", { n: view.deck }))}>
        <Sign name="back" />
        <span>{say("caption.left", { n: view.deck })}</span>
      </div>
      {view.openScoringCard === null ? null : (
        <div class={styles.face}>
          <ScoringCard {...props} card={view.openScoringCard} kind="open" />
        </div>
      )}
      <div class={styles.used} data-anchor="discards" {...cardPart("discards", discardsLabel(props, view))}>
        <b>{say("caption.used", { n: sum(used.map(({ n }) => n)) })}</b>
        <ul>
          {used.map(({ action, n }) => (
            <li key={action} title={actionName(props, action)}>
              <Sign name={action} />
              <span>{n}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
