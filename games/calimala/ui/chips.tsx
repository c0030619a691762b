import { type BoardProps, Disc, seatName, seatsFrom } from "#boardkit";
import { SEATS_OF, type Seat } from "#engine";
import type { View } from "../view-types.ts";
import styles from "./chips.module.css";
import { Sign } from "./icons.tsx";
import { chipLabel } from "./labels.ts";
import { isActing } from "./seats.ts";

/** The phone's strip of players: piece, name, points, discs left, cards in hand. */
export function Chips({ onSeat, ...props }: BoardProps<View> & { readonly onSeat: (seat: Seat) => void }) {
  const { view, you } = props;
  return (
    <div data-world="calimala" class={styles.chips}>
      {seatsFrom(SEATS_OF[view.seats], you).map((seat) => {
        const mat = view.mats[seat];
        const points = view.scores[seat] ?? 0;
        const discs = `${mat?.coloured ?? 0}+${mat?.white ?? 0}`;
        return (
          <button
            key={seat}
            type="button"
            class={isActing(props, seat) ? styles.acting : ""}
            aria-label={chipLabel(props, view, seat)}
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
