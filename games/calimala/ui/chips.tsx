import { type BoardProps, Disc, seatName, seatsFrom } from "#boardkit";
import { SEATS_OF, type Seat } from "#engine";
import type { View } from "../view-types.ts";
import styles from "./chips.module.css";
import { Sign } from "./icons.tsx";
import { isActing } from "./ledger.tsx";

/** The phone's strip of players: piece, name, points, discs left, cards in hand. */
export function Chips({ onSeat, ...props }: BoardProps<View> & { readonly onSeat: (seat: Seat) => void }) {
  const { view, you, say } = props;
  return (
    <div data-world="calimala" class={styles.chips}>
      {seatsFrom(SEATS_OF[view.seats], you).map((seat) => {
        const mat = view.mats[seat];
        const points = view.scores[seat] ?? 0;
        const discs = `${mat?.coloured ?? 0}+${mat?.white ?? 0}`;
        const label = `${seatName(props, seat)}: ${say("label.points", { n: points })}, ${discs} ${say("head.discs")}, ${mat?.handSize ?? 0} ${say("column.cards")}`;
        return (
          <button
            key={seat}
            type="button"
            class={isActing(view, seat) ? styles.acting : ""}
            aria-label={label}
            data-anchor={`seat:${seat}`}
            onClick={() => onSeat(seat)}
          >
            <span class={styles.who}>
              <Disc seat={seat} />
              <b>{seatName(props, seat)}</b>
            </span>
            <span class={styles.facts}>
              <em>{points}</em>
              <span>
                <Sign name="colouredDisc" />
                {discs}
              </span>
              <span>
                <Sign name="hand" />
                {mat?.handSize ?? 0}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
