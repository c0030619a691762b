import { useState } from "preact/hooks";
import { type BoardProps, delegate, LookButton } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import handStyles from "../hand/hand.module.css";
import { Hand } from "../hand/hand.tsx";
import { StartCards } from "../hand/start-cards.tsx";
import matStyles from "../mat/mat.module.css";
import { Mat } from "../mat/mat.tsx";
import { ownSeat } from "../seats.ts";
import { shownLabel } from "../words/labels.ts";
import styles from "./board.module.css";
import { Churches } from "./churches/church.tsx";
import { Palazzo } from "./churches/palazzo.tsx";
import { CityPlan } from "./city/city-plan.tsx";
import { SeaChart } from "./sea/sea-chart.tsx";

/** The whole play area: the sheet with city, sea, churches and Palazzo, then one's own mat and hand. */
export function Board(props: BoardProps<View>) {
  const { view, you } = props;
  const seat = ownSeat(view, you);
  const mat = view.mats[seat];
  const listeners = delegate(props);
  const still = unfocused(props);
  return (
    <>
      <Sheet {...props} listeners={listeners} />
      {mat === undefined ? null : (
        <>
          <section
            data-world="calimala"
            class={matStyles.own}
            aria-label={shownLabel(props, "mat", seat)}
            {...listeners}
          >
            <Mat {...still} seat={seat} mat={mat} />
          </section>
          <section
            data-world="calimala"
            class={handStyles.own}
            aria-label={shownLabel(props, "hand", seat)}
            {...listeners}
          >
            <Hand {...still} seat={seat} mat={mat} />
          </section>
        </>
      )}
    </>
  );
}

/** For parts that show neither focus nor end of a turn: they are not rendered anew for these. */
const unfocused = (props: BoardProps<View>): BoardProps<View> => ({
  ...props,
  ...{ focused: null, forecast: null, ending: null },
});

/** The plan of nine blocks; a magnifying glass. */
const WHOLE =
  "M4 4h3v3H4zM10.5 4h3v3h-3zM17 4h3v3h-3zM4 10.5h3v3H4zM17 10.5h3v3h-3zM4 17h3v3H4zM10.5 17h3v3h-3zM17 17h3v3h-3z";
const CLOSE_UP =
  "M4 10.5a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0ZM15.500 15.500L21 21M10.500 7.500v6M7.500 10.500h6";

interface SheetProps extends BoardProps<View> {
  readonly listeners: ReturnType<typeof delegate>;
}

function Sheet({ listeners, ...props }: SheetProps) {
  const { legal, say } = props;
  const [isWhole, setWhole] = useState(false);
  const isGiving = [...legal].some((target) => target.startsWith("niche:") || target.startsWith("slot:"));
  const isLarge = isGiving && !isWhole;
  const still = unfocused(props);
  return (
    <section data-world="calimala" class={styles.board} aria-label={say("board")} {...listeners}>
      <div class={styles.sheet}>
        <Palazzo {...still} forecast={props.forecast} isLarge={isLarge} />
        <SeaChart {...still} />
        <CityPlan {...props} ending={null} />
        <Churches {...still} isLarge={isLarge} />
        <StartCards {...still} />
        {isGiving ? (
          <LookButton
            class={`${styles.closeUp} ${isLarge ? styles.open : ""}`}
            label={say(isLarge ? "board.whole" : "board.close-up")}
            d={isLarge ? WHOLE : CLOSE_UP}
            onClick={() => setWhole(!isWhole)}
          />
        ) : null}
      </div>
    </section>
  );
}
