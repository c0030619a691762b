import { useState } from "preact/hooks";
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
  const [focused, setFocused] = useState<string | null>(null);
  const listeners = delegate({
    onTarget: (target) => {
      setFocused(null);
      props.onTarget(target);
    },
    onFocus: (target) => {
      setFocused(target);
      props.onFocus(target);
    },
  });
  return (
    <>
      <Sheet {...props} focused={focused} listeners={listeners} />
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

interface SheetProps extends BoardProps<View> {
  readonly focused: string | null;
  readonly listeners: ReturnType<typeof delegate>;
}

function Sheet({ listeners, focused, ...props }: SheetProps) {
  return (
    <section data-world="calimala" class={styles.board} aria-label={props.say("board")} {...listeners}>
      <div class={styles.sheet}>
        <Palazzo {...props} />
        <SeaChart {...props} />
        <CityPlan {...props} focused={focused} />
        <Churches {...props} />
        <StartCards {...props} />
      </div>
    </section>
  );
}
