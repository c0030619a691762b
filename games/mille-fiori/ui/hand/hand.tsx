import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type BoardProps, capital, part, seatName } from "#boardkit";
import { type Seat, seatAfter, seatBefore } from "#engine";
import type { Packet, View } from "../../hidden/view-types.ts";
import type { CardName } from "../../rules/content.ts";
import { ExtraCards, isExtraToChoose } from "../board/display.tsx";
import { Sign } from "../drawings/drawings.tsx";
import { gainOf } from "../gains.ts";
import { ownSeat } from "../seats.ts";
import { courseOf, isLastTrick } from "../words/course.ts";
import { faceOf } from "../words/names.ts";
import { BigCard, CardBack, TinyCard } from "./cards.tsx";
import styles from "./hand.module.css";

interface HandProps extends BoardProps<View> {
  readonly seat: Seat;
}

/** The reader's cards: the hand to choose from, then the card in play and the packets on their way. */
export function Hand({ isNarrow, ...props }: BoardProps<View> & { isNarrow: boolean }) {
  const { view, say, you: seat } = props;
  if (seat === null || view.awaits === "over") return null;
  const mat = view.mats[seat];
  const packet = view.packets[seat];
  if (mat === undefined || packet === undefined) return null;
  if (isNarrow && isExtraToChoose(props)) return <ExtraCards {...props} />;
  const isInHand = !mat.hasKept && !mat.hasPlayed;
  return (
    <div class={styles.hand}>
      <h3>
        {isInHand ? say("hand") : capital(say(lyingCards(view, seat)))}
        {isInHand ? null : <Waiting {...props} seat={seat} />}
      </h3>
      <div class={styles.row} data-anchor={`seat:${seat}:hand`}>
        {isInHand ? <HeldCards {...props} packet={packet} /> : <Table {...props} seat={seat} />}
      </div>
    </div>
  );
}

/** What lies before a seat that has kept its card: the extra card in play, the kept one, or packets alone. */
function lyingCards(view: View, seat: Seat): "extraCard" | "keptCard" | "passedCards" | "remainingCards" {
  if (view.actor === seat && view.taken !== null) return "extraCard";
  if (view.mats[seat]?.hasKept === true) return "keptCard";
  return isPassing(view) ? "passedCards" : "remainingCards";
}

/** Whether what is left of the hands goes to a neighbour. */
const isPassing = (view: View): boolean => view.awaits !== "layOut" && view.ending === null && !isLastTrick(view);

/** The hand, with every copy of a card. Of identical cards only the pressed one is marked as chosen. */
function HeldCards({ packet, ...props }: BoardProps<View> & { packet: Packet }) {
  const cards = packet.cards ?? [];
  const [pressed, setPressed] = useState(0);
  return (
    <>
      {cards.map((card, i) => {
        const lifted = cards[pressed] === card ? pressed : cards.indexOf(card);
        const picked = i === lifted ? props.picked : NOTHING;
        return (
          <span key={`${card}${i}`} class={styles.held} onClickCapture={() => setPressed(i)}>
            <BigCard {...props} picked={picked} card={card} target={`hand:${card}`} place={`hand:${card}`} />
          </span>
        );
      })}
    </>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/** The kept card or the extra card in play, its moves that have no place on the board, and the packets. */
function Table({ seat, ...props }: HandProps) {
  const { view, say } = props;
  const mat = view.mats[seat];
  const left = seatAfter(seat, view.seats);
  const right = seatBefore(seat, view.seats);
  const coming = view.packets[right];
  const passed = view.packets[seat];
  const isMine = view.actor === seat;
  const inPlay = isMine && view.taken !== null ? view.taken : (mat?.kept ?? null);
  return (
    <>
      {inPlay === null ? null : (
        <BigCard
          {...props}
          card={inPlay}
          target={`kept:${seat}`}
          place={`kept:${seat}`}
          class={isMine ? styles.inPlay : ""}
        />
      )}
      {isMine && inPlay !== null ? <Sail {...props} card={inPlay} /> : null}
      <div class={styles.packets}>
        {passed === undefined || passed.size === 0 ? null : (
          <PacketLine packet={passed} of={seat} {...props}>
            {say(courseOf(view, props).isEnding ? "packet.out" : isLastTrick(view) ? "packet.left" : "packet.goes", {
              name: seatName(props, left),
            })}
          </PacketLine>
        )}
        {isPassing(view) && coming !== undefined && coming.size > 0 && right !== left ? (
          <PacketLine packet={coming} of={right} {...props}>
            {say("packet.comes", { name: seatName(props, right) })}
          </PacketLine>
        ) : null}
      </div>
    </>
  );
}

interface PacketLineProps extends BoardProps<View> {
  readonly packet: Packet;
  /** The seat that passes it on. */
  readonly of: Seat;
  readonly children: ComponentChildren;
}

/** A packet on its way to a neighbour, with the cards that the reader knows. */
function PacketLine({ packet, of, children, ...props }: PacketLineProps) {
  return (
    <div class={styles.packet} data-card={`packet:${of}`}>
      <span class={styles.pile}>
        <CardBack />
        <b>{packet.size}</b>
      </span>
      <span class={styles.known}>
        <small>
          {children}
          {packet.mixed ? props.say("packet.some", { n: packet.size }) : null}
        </small>
        {packet.cards === null ? null : (
          <span>
            {packet.cards.map((card, i) => (
              <TinyCard key={`${card}${i}`} card={card} say={props.say} />
            ))}
          </span>
        )}
      </span>
    </div>
  );
}

/** A button to sail with the card, always beside it. It makes the same move as the lamp on the chart, but is large enough for a thumb. */
function Sail({ card, ...props }: BoardProps<View> & { card: CardName }) {
  const { view, legal, preview, say } = props;
  const target = [...legal].find((each) => each.startsWith("sea:"));
  if (target === undefined) return null;
  const after = preview(target);
  const gain = after === null ? null : gainOf(view, after);
  const n = gain?.points[ownSeat(props.view, props.you)] ?? 0;
  return (
    <button
      type="button"
      class={styles.sail}
      data-guarded
      {...part(target, say("label.sail", { n: faceOf(card).number }), props)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href="#m-ship" />
      </svg>
      <span>{say("button.sail", { n: faceOf(card).number })}</span>
      <b>
        {gain?.isExtra === true && n === 0 ? null : `+${n}`}
        {gain?.isExtra === true ? <Sign name="extra" /> : null}
      </b>
    </button>
  );
}

/** The seat whose turn it is, while this seat's kept card waits. */
function Waiting({ seat, ...props }: HandProps) {
  const { view, say } = props;
  if (view.awaits === "keep" || view.actor === seat || view.mats[seat]?.hasPlayed === true) return null;
  return view.actor === null ? null : <small>{say("waiting-for", { name: seatName(props, view.actor) })}</small>;
}
