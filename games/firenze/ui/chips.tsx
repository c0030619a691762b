import { type BoardProps, lookName, seatName, seatsFrom, sum } from "#boardkit";
import { SEATS_OF, type Seat } from "#engine";
import type { View } from "../view-types.ts";
import styles from "./chips.module.css";
import { Brick, EmblemSign, Seal } from "./icons.tsx";

import { pointsOf } from "./prospects.ts";
import { isActing } from "./side.tsx";

/** The phone's strip of players: emblem, name, points, seals left, bricks in storage. */
export function Chips({ onSeat, ...props }: BoardProps<View> & { readonly onSeat: (seat: Seat) => void }) {
  const { view, you, say } = props;
  return (
    <div data-world="firenze" class={styles.chips}>
      {seatsFrom(SEATS_OF[view.seats], you).map((seat) => {
        const mat = view.mats[seat];
        if (mat === undefined) return null;
        const bricks = sum(mat.storage);
        const label = say("label.chip", {
          name: seatName(props, seat),
          points: say("points", { n: pointsOf(mat) }),
          seals: say("caption.seals", { n: mat.sealsLeft }),
          bricks: say("bricks", { n: bricks }),
          cards: say("cards-held", { n: mat.hand.length + mat.buildings.length }),
        });
        return (
          <button
            key={seat}
            type="button"
            class={isActing(view, seat) ? styles.acting : ""}
            aria-label={label}
            data-anchor={`seat:${seat}`}
            data-look={lookName(seat)}
            onClick={() => onSeat(seat)}
          >
            <span class={styles.who}>
              <EmblemSign seat={seat} class={styles.emblem} />
              <b>{seatName(props, seat)}</b>
            </span>
            <span class={styles.facts}>
              <em>{pointsOf(mat)}</em>
              <span>
                <Seal seat={seat} />
                {mat.sealsLeft}
              </span>
              <span>
                <Brick colour="white" />
                {bricks}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
