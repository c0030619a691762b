import { useRef } from "preact/hooks";
import { type BoardProps, delegate } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { Hand } from "../hand/hand.tsx";
import { Yard } from "../mat/yard.tsx";
import { ownSeat } from "../seats.ts";
import { useSheets } from "../sheets/use-sheets.tsx";
import { Others } from "../side/side.tsx";
import styles from "./board.module.css";
import { Church } from "./church.tsx";
import { useLargeRow } from "./large-row.ts";
import { Market } from "./market.tsx";
import { Sky } from "./sky.tsx";
import { Supply } from "./supply.tsx";
import { Towers } from "./towers.tsx";

/** The whole play area: the city with its towers, church and market, then one's own yard and hand. */
export function Board(props: BoardProps<View>) {
  const { view, you, say } = props;
  const seat = ownSeat(view, you);
  const mat = view.mats[seat];
  const { isLarge, turn } = useLargeRow(props.legal);
  const { legal, inRow, inSupply, inStorage, slot, onTarget, onSites, sheet } = useSheets(props);
  const pressedTower = useRef<number | null>(null);
  const press = (target: string): void => {
    const [kind, , slot] = target.split(":");
    pressedTower.current = kind === "tower" ? Number(slot) : null;
    onTarget(target);
  };
  const listeners = delegate({ ...props, onTarget: press });
  const shown = { ...props, legal };
  // Parts that show neither focus nor end of a turn are not rendered anew for these.
  const still = { ...shown, focused: null, forecast: null, ending: null };
  return (
    <>
      <section data-world="firenze" class={styles.board} aria-label={say("board")} {...listeners}>
        <div class={styles.city} data-large={isLarge || undefined}>
          <Sky />
          <Towers {...shown} />
          <Church {...still} />
          <Market {...still} legal={inRow} shown={slot} />
          <Supply {...still} legal={inSupply} isLarge={isLarge} onLarge={turn} />
        </div>
        <Others {...props} />
      </section>
      {mat === undefined ? null : (
        <>
          <section data-world="firenze" class={styles.mat} {...listeners}>
            <Yard
              {...{ ...shown, ...inStorage, seat, mat, onSites }}
              ending={null}
              pressedTower={pressedTower.current}
            />
          </section>
          <section data-world="firenze" class={styles.hand} aria-label={say("head.hand")} {...listeners}>
            <Hand {...still} seat={seat} mat={mat} />
          </section>
        </>
      )}
      {sheet}
    </>
  );
}
