import { useContext } from "preact/hooks";
import { type BoardProps, BotSeats, BotSign, lookName, SeatClock, SeatClocks, seatName, seatsFrom } from "#boardkit";
import { SEATS_OF, type Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { Glass, Sign } from "../drawings/drawings.tsx";
import { pointsOf } from "../gains.ts";
import { isActing } from "../seats.ts";
import { seatCounts } from "../words/target-label.ts";
import styles from "./chips.module.css";

/** The phone's strip of players: piece, name, points, diamonds left, the Doge. */
export function Chips({ onSeat, ...props }: BoardProps<View> & { readonly onSeat: (seat: Seat) => void }) {
  const { view, you } = props;
  const bots = useContext(BotSeats);
  const times = useContext(SeatClocks);
  return (
    <div data-world="mille-fiori" class={styles.chips} data-four={view.seats === 4 || undefined}>
      {seatsFrom(SEATS_OF[view.seats], you).map((seat) => {
        const mat = view.mats[seat];
        const name = seatName(props, seat);
        const bot = bots.get(seat);
        const said = [bot, times.get(seat)?.spoken].filter((each) => each !== undefined);
        const parts = [...seatCounts(props, view, seat), ...said];
        return (
          <button
            key={seat}
            type="button"
            data-look={lookName(seat)}
            data-acting={isActing(props, seat) || undefined}
            aria-label={`${name}: ${parts.join(", ")}`}
            data-anchor={`seat:${seat} seat:${seat}:hand`}
            data-card={`seat:${seat}`}
            onClick={() => onSeat(seat)}
          >
            <Glass seat={seat} />
            <span class={styles.name}>
              <span>{name}</span>
              <BotSign seat={seat} />
              {view.doge === seat ? (
                <i data-card="doge">
                  <Sign name="doge" />
                </i>
              ) : null}
            </span>
            <em>{pointsOf(mat)}</em>
            <Secured n={mat?.secured ?? 0} />
            <span class={styles.supply} data-card="column:full">
              <Sign name="full" />
              {mat?.personal ?? 0}
            </span>
            <SeatClock seat={seat} />
          </button>
        );
      })}
    </div>
  );
}

/** Points of bonuses that count in the end. */
const Secured = ({ n }: { readonly n: number }) => (n === 0 ? null : <small class={styles.secured}>+{n}</small>);
