import { useState } from "preact/hooks";
import { type BoardProps, delegate } from "#boardkit";
import type { View } from "../view-types.ts";
import styles from "./board.module.css";
import { byPerson } from "./by-person.ts";
import { Church } from "./church.tsx";
import { Hand } from "./hand.tsx";
import { Market } from "./market.tsx";
import { Others } from "./side.tsx";
import { Sky } from "./sky.tsx";
import { Supply } from "./supply.tsx";
import { Towers } from "./towers.tsx";
import { Yard } from "./yard.tsx";

/** The whole play area: the city with its towers, church and market, then one's own yard and hand. */
export function Board(all: BoardProps<View>) {
  const props = byPerson(all);
  const { view, you, say } = props;
  const seat = you ?? view.active ?? 0;
  const mat = view.mats[seat];
  const listeners = delegate(props);
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <section data-world="firenze" class={styles.board} aria-label={say("board")} {...listeners}>
        <div class={styles.city} data-large={isLarge || undefined}>
          <Sky />
          <Towers {...props} />
          <Church {...props} />
          <Market {...props} />
          <Supply {...props} isLarge={isLarge} onLarge={() => setLarge(!isLarge)} />
        </div>
        <Others {...props} />
      </section>
      {mat === undefined ? null : (
        <>
          <section data-world="firenze" class={styles.mat} {...listeners}>
            <Yard {...props} seat={seat} mat={mat} />
          </section>
          <section data-world="firenze" class={styles.hand} aria-label={say("head.hand")} {...listeners}>
            <Hand {...props} seat={seat} mat={mat} />
          </section>
        </>
      )}
    </>
  );
}
