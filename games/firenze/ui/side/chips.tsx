import { type BoardProps, Chip, ChipStrip, seatName, seatsFrom, sum } from "#boardkit";
import { SEATS_OF, type Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { AnyBrick, EmblemSign, Seal } from "../drawings/drawings.tsx";
import { pointsOf } from "../prospects.ts";
import { isActing } from "../seats.ts";
import { seatCounts } from "../words/labels.ts";
import { bricksInWords } from "../words/names.ts";
import styles from "./chips.module.css";
import { Heap } from "./heap.tsx";

/** The phone's strip of players: emblem, name, points, seals left, bricks in storage, below them by colour. */
export function Chips({ onSeat, ...props }: BoardProps<View> & { readonly onSeat: (seat: Seat) => void }) {
  const { view, you, say } = props;
  return (
    <ChipStrip world="firenze" class={styles.strip}>
      {seatsFrom(SEATS_OF[view.seats], you).map((seat) => {
        const mat = view.mats[seat];
        if (mat === undefined) return null;
        const name = seatName(props, seat);
        const [points = "", seals = "", inStorage = "", cards = ""] = seatCounts(props, view, seat);
        const bricks = sum(mat.storage) === 0 ? inStorage : `${inStorage} (${bricksInWords(props, mat.storage)})`;
        const label = say("label.chip", { name, points, seals, bricks, cards });
        return (
          <Chip
            key={seat}
            seat={seat}
            name={name}
            points={pointsOf(mat)}
            label={label}
            isActing={isActing(props, seat)}
            piece={<EmblemSign seat={seat} class={styles.emblem} />}
            onSeat={onSeat}
          >
            <span class={styles.sign}>
              <Seal seat={seat} />
              {mat.sealsLeft}
            </span>
            <span class={styles.sign}>
              <AnyBrick />
              {sum(mat.storage)}
            </span>
            <Heap bricks={mat.storage} />
          </Chip>
        );
      })}
    </ChipStrip>
  );
}
