import { type BoardProps, Chip, ChipStrip, Disc, seatName, seatsFrom } from "#boardkit";
import { SEATS_OF, type Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { Sign } from "../drawings/drawings.tsx";
import { isActing } from "../seats.ts";
import { chipLabel } from "../words/labels.ts";
import styles from "./chips.module.css";

/** The phone's strip of players: piece, name, points, discs left, cards in hand. */
export function Chips({ onSeat, ...props }: BoardProps<View> & { readonly onSeat: (seat: Seat) => void }) {
  const { view, you } = props;
  return (
    <ChipStrip world="calimala" class={styles.strip}>
      {seatsFrom(SEATS_OF[view.seats], you).map((seat) => {
        const mat = view.mats[seat];
        return (
          <Chip
            key={seat}
            seat={seat}
            name={seatName(props, seat)}
            points={view.scores[seat] ?? 0}
            label={chipLabel(props, view, seat)}
            isActing={isActing(props, seat)}
            piece={<Disc seat={seat} class={styles.disc} />}
            onSeat={onSeat}
          >
            <span>
              <Sign name="colouredDisc" class={`${styles.sign} ${styles.discs}`} />
              {mat?.coloured ?? 0}+{mat?.white ?? 0}
            </span>
            <span>
              <Sign name="hand" class={styles.sign} />
              {mat?.handSize ?? 0}
            </span>
          </Chip>
        );
      })}
    </ChipStrip>
  );
}
