import type { BoardProps } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { actionName } from "../words/names.ts";
import { ActionCard } from "./cards.tsx";
import styles from "./start-cards.module.css";

/** The action cards that lie open at the start: everybody takes one. They lie on the city until they are taken. */
export function StartCards(props: BoardProps<View>) {
  const { startCards } = props.view;
  if (startCards.length === 0) return null;
  return (
    <div class={styles.tray}>
      <p>{props.say("caption.start-cards")}</p>
      <div>
        {startCards.map((action) => (
          <ActionCard
            key={action}
            {...props}
            action={action}
            target={`start:${action}`}
            label={props.say("label.start", { action: actionName(props, action) })}
            place={`start:${action}`}
          />
        ))}
      </div>
    </div>
  );
}
