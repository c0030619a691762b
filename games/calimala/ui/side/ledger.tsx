import {
  anchor,
  type BoardProps,
  BotSign,
  Disc,
  SeatClock,
  SpokenOnly,
  scorePart,
  seatName,
  seatsFrom,
  useDeadline,
} from "#boardkit";
import { SEATS_OF, type Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { ACTIONS } from "../../rules/content.ts";
import { Sign, type SignName } from "../drawings/drawings.tsx";
import { hasKept, housesOf, isActing } from "../seats.ts";
import { scoringLabel } from "../words/labels.ts";
import { actionName } from "../words/names.ts";
import styles from "./ledger.module.css";

/** One column of the ledger: its sign, its word, and what it says of a seat. Groups are parted by a line. */
const COLUMNS = [
  { id: "wood", sign: "wood", of: (view, seat) => view.mats[seat]?.warehouse.wood },
  { id: "brick", sign: "brick", of: (view, seat) => view.mats[seat]?.warehouse.brick },
  { id: "marble", sign: "marble", of: (view, seat) => view.mats[seat]?.warehouse.marble },
  { id: "cloth", isFirst: true, sign: "weave", of: (view, seat) => view.mats[seat]?.workshops.join("·") },
  { id: "ships", isFirst: true, sign: "ship", of: (view, seat) => view.mats[seat]?.ships },
  { id: "houses", sign: "tradeCities", of: housesOf },
  { id: "discs", isFirst: true, sign: "colouredDisc", of: (view, seat) => view.mats[seat]?.coloured },
  { id: "whiteDiscs", sign: "whiteDisc", of: (view, seat) => view.mats[seat]?.white },
  { id: "cards", isFirst: true, sign: "hand", of: (view, seat) => view.mats[seat]?.handSize },
  { id: "cubes", sign: "cube", of: (view, seat) => view.mats[seat]?.cubes },
] as const satisfies readonly {
  readonly id: string;
  readonly sign: SignName;
  /** The first of its group. */
  readonly isFirst?: true;
  readonly of: (view: View, seat: Seat) => string | number | undefined;
}[];

/** The place of a column in anchors, where it is not its id. */
const PLACES: Readonly<Record<string, string>> = { discs: "coloured", whiteDiscs: "white", cards: "hand" };

/** All mats at a glance, one line a seat. */
export function Ledger(props: BoardProps<View>) {
  const { view, you, say } = props;
  return (
    <ul class={styles.ledger} aria-label={say("ledger")}>
      <li class={styles.columns} aria-hidden="true">
        {COLUMNS.map(({ id, sign, ...column }) => (
          <span
            key={id}
            data-card={`column:${id}`}
            data-first={"isFirst" in column || undefined}
            title={say(`column.${id}`)}
          >
            <Sign name={sign} />
          </span>
        ))}
      </li>
      {seatsFrom(SEATS_OF[view.seats], you).map((seat) => (
        <LedgerRow key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function noteOf(props: BoardProps<View>, seat: Seat): string | null {
  if (isActing(props, seat)) return props.say("caption.to-act");
  return props.view.startPlayer === seat ? props.say("caption.start-player") : null;
}

function LedgerRow({ seat, ...props }: BoardProps<View> & { seat: Seat }) {
  const { view, say, recent } = props;
  const mat = view.mats[seat];
  const deadline = useDeadline(seat);
  const note = deadline ?? noteOf(props, seat);
  return (
    <li data-anchor={`seat:${seat}`}>
      <div class={styles.who} data-card={`seat:${seat}`}>
        <Disc seat={seat} />
        <span class={styles.name}>{seatName(props, seat)}</span>
        <BotSign seat={seat} />
        <SeatClock seat={seat} />
        {note === null ? null : <small data-acting={isActing(props, seat) || undefined}>{note}</small>}
        {mat?.startCard == null || seat === props.you ? null : (
          <span
            class={styles.startCard}
            title={say("caption.start-card", { action: actionName(props, mat.startCard) })}
          >
            <Sign name={mat.startCard} />
          </span>
        )}
        {hasKept(props, seat) ? <small>{say("caption.kept")}</small> : null}
        <em data-anchor={`seat:${seat}:score`} {...scorePart(seat)}>
          {view.scores[seat] ?? 0}
        </em>
      </div>
      <div class={styles.columns}>
        {COLUMNS.map(({ id, of, ...column }) => {
          const value = of(view, seat) ?? 0;
          return (
            <span
              key={id}
              data-card={`column:${id}`}
              data-first={"isFirst" in column || undefined}
              title={say(`column.${id}`)}
              {...anchor(`seat:${seat}:${PLACES[id] ?? id}`, recent)}
            >
              <SpokenOnly>{say(`column.${id}`)}: </SpokenOnly>
              {value}
            </span>
          );
        })}
      </div>
      {view.viewer === "open" ? <Secrets {...props} seat={seat} /> : null}
    </li>
  );
}

/** What the seat hides from the others: in a view that shows everybody's cards. */
function Secrets({ seat, ...props }: BoardProps<View> & { seat: Seat }) {
  const { view, say } = props;
  const hand = view.mats[seat]?.hand;
  const kept = view.keptCards[seat] ?? null;
  return (
    <div class={styles.secrets}>
      {ACTIONS.map((action) => {
        const n = hand?.[action] ?? 0;
        const label = say(n > 1 ? "label.cards" : "label.card", { action: actionName(props, action), n });
        return n === 0 ? null : (
          <span key={action} role="img" aria-label={label} title={label}>
            <Sign name={action} />
            {n > 1 ? n : null}
          </span>
        );
      })}
      {kept === null ? null : (
        <span class={styles.kept} role="img" aria-label={scoringLabel(props, kept)} title={scoringLabel(props, kept)}>
          <Sign name={kept} />
        </span>
      )}
    </div>
  );
}
