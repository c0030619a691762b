import { type BoardProps, delegate } from "#boardkit";
import type { View } from "../view-types.ts";
import styles from "./board.module.css";
import { Churches } from "./church.tsx";
import { CityPlan } from "./city-plan.tsx";
import handStyles from "./hand.module.css";
import { Hand } from "./hand.tsx";
import matStyles from "./mat.module.css";
import { Mat } from "./mat.tsx";
import { Palazzo } from "./palazzo.tsx";
import { SeaChart } from "./sea-chart.tsx";
import { StartCards } from "./start-cards.tsx";

/** The whole play area: the sheet with city, sea, churches and Palazzo, then one's own mat and hand. */
export function Board(props: BoardProps<View>) {
  const { view, you, say } = props;
  const seat = you ?? view.actor ?? 0;
  const mat = view.mats[seat];
  const listeners = delegate(props);
  return (
    <>
      <Sheet {...props} listeners={listeners} />
      {mat === undefined ? null : (
        <>
          <section data-world="calimala" class={matStyles.own} aria-label={say("mat")} {...listeners}>
            <Mat {...props} seat={seat} mat={mat} />
          </section>
          <section data-world="calimala" class={handStyles.own} aria-label={say("hand")} {...listeners}>
            <Hand {...props} seat={seat} mat={mat} />
          </section>
        </>
      )}
    </>
  );
}

function Sheet({ listeners, ...props }: BoardProps<View> & { listeners: ReturnType<typeof delegate> }) {
  return (
    <section data-world="calimala" class={styles.board} aria-label={props.say("board")} {...listeners}>
      <div class={styles.sheet}>
        <Palazzo {...props} />
        <SeaChart {...props} />
        <CityPlan {...props} />
        <Churches {...props} />
        <StartCards {...props} />
      </div>
    </section>
  );
}
