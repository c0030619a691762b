import {
  anchor,
  type BoardProps,
  BotSign,
  lookName,
  SeatClock,
  SpokenOnly,
  scorePart,
  seatName,
  seatsFrom,
  useDeadline,
} from "#boardkit";
import { SEATS_OF, type Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { Glass, Sign } from "../drawings/drawings.tsx";
import { pointsOf } from "../gains.ts";
import { TinyCard } from "../hand/cards.tsx";
import { isActing, noteOf } from "../seats.ts";
import styles from "./ledger.module.css";

/** All seats: points, diamonds, cards, and what the reader knows of their hands. */
export function Ledger(props: BoardProps<View>) {
  const { view, you, say } = props;
  return (
    <ul class={styles.ledger} aria-label={say("ledger")}>
      {seatsFrom(SEATS_OF[view.seats], you).map((seat) => (
        <Row key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function Row({ seat, ...props }: BoardProps<View> & { seat: Seat }) {
  const { view, say, recent } = props;
  const mat = view.mats[seat];
  const packet = view.packets[seat];
  const deadline = useDeadline(seat);
  const note = deadline ?? noteOf(props, seat);
  const secured = mat?.secured ?? 0;
  return (
    <li
      class={styles.seat}
      data-acting={isActing(props, seat) || undefined}
      data-anchor={`seat:${seat}`}
      data-card={`seat:${seat}`}
    >
      <Glass seat={seat} class={styles.glass} />
      <div class={styles.name} data-look={lookName(seat)}>
        <span>{seatName(props, seat)}</span>
        <BotSign seat={seat} />
        <SeatClock seat={seat} />
        {view.doge === seat ? (
          <span class={styles.doge} data-card="doge" title={say("doge")} role="img" aria-label={say("doge")}>
            <Sign name="doge" />
          </span>
        ) : null}
        {note === null ? null : <small>{note}</small>}
        {secured === 0 ? null : (
          <small class={styles.secured} data-card="secured">
            {say("bonus-secured", { n: secured })}
          </small>
        )}
      </div>
      <div class={styles.counts}>
        <Count sign="full" n={mat?.personal ?? 0} what={say("personalSupply")} />
        <Count sign="empty" n={mat?.general ?? 0} what={say("generalSupply")} />
        <Count sign="cards" n={packet?.size ?? 0} what={say("column.cards")} place={`seat:${seat}:hand`} />
        {seat === props.you || mat?.kept == null ? null : (
          <span class={styles.known} title={say("keptCard")}>
            <SpokenOnly>{say("keptCard")}</SpokenOnly>
            <TinyCard card={mat.kept} say={say} />
          </span>
        )}
        {seat === props.you || packet?.cards == null || packet.cards.length === 0 ? null : (
          <span class={styles.known} title={say(packet.mixed ? "known.mixed" : "known")}>
            <SpokenOnly>{say(packet.mixed ? "known.mixed" : "known")}</SpokenOnly>
            {packet.cards.map((card, i) => (
              <TinyCard key={`${card}${i}`} card={card} say={say} />
            ))}
          </span>
        )}
      </div>
      <div class={styles.score} {...anchor(`seat:${seat}:score`, recent)}>
        <b {...scorePart(seat)}>{pointsOf(mat)}</b>
      </div>
    </li>
  );
}

interface CountProps {
  readonly sign: "full" | "empty" | "cards";
  readonly n: number;
  readonly what: string;
  readonly place?: string;
}

const Count = ({ sign, n, what, place }: CountProps) => (
  <span title={what} data-card={`column:${sign}`} {...(place === undefined ? {} : { "data-anchor": place })}>
    <Sign name={sign} />
    {n}
    <SpokenOnly> {what}</SpokenOnly>
  </span>
);
