import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type BoardProps, part, seatName } from "#boardkit";
import { type Seat, seatAfter, seatBefore } from "#engine";
import type { Packet, View } from "../../hidden/view-types.ts";
import type { CardName } from "../../rules/content.ts";
import { Choice, isChoice } from "../board/display.tsx";
import { Sign } from "../drawings/drawings.tsx";
import { gainOf } from "../gains.ts";
import { ownSeat } from "../seats.ts";
import { faceOf } from "../words/names.ts";
import { isLastTrick } from "../words/tasks.ts";
import { BigCard, CardBack, TinyCard } from "./cards.tsx";
import styles from "./hand.module.css";

interface HandProps extends BoardProps<View> {
  readonly seat: Seat;
}

/** The reader's cards: the hand to choose from, then the card in play and the packets on their way. */
export function Hand({ isNarrow, ...props }: BoardProps<View> & { isNarrow: boolean }) {
  const { view, say, you: seat } = props;
  if (seat === null || view.stage === "over") return null;
  const mat = view.mats[seat];
  const packet = view.packets[seat];
  if (mat === undefined || packet === undefined) return null;
  if (isNarrow && isChoice(props)) return <Choice {...props} />;
  const isInHand = !mat.hasKept && !mat.hasPlayed;
  return (
    <div class={styles.hand}>
      <h3>
        {say(isInHand ? "hand" : hasCard(view, seat) ? "keptCard" : "passedCards")}
        {isInHand ? null : <Waiting {...props} seat={seat} />}
      </h3>
      <div class={styles.row} data-anchor={`seat:${seat}:hand`}>
        {isInHand ? <HeldCards {...props} packet={packet} /> : <Table {...props} seat={seat} />}
      </div>
    </div>
  );
}

/** A card lies before the seat, to be played now or soon. */
const hasCard = (view: View, seat: Seat): boolean =>
  view.mats[seat]?.hasKept === true || (view.actor === seat && view.taken !== null);

/** The hand, each card once for every copy. Of equal cards only the pressed one is marked as chosen. */
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

/** The kept card or the extra card in play, its moves off the board, and the packets. */
function Table({ seat, ...props }: HandProps) {
  const { view, say } = props;
  const mat = view.mats[seat];
  const left = seatAfter(seat, view.seats);
  const right = seatBefore(seat, view.seats);
  const coming = view.packets[right];
  const passed = view.packets[seat];
  const isPassing = view.stage !== "layOut";
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
          <PacketLine packet={passed} {...props}>
            {isLastTrick(view) ? say("packet.left") : say("packet.goes", { name: seatName(props, left) })}
          </PacketLine>
        )}
        {isPassing && coming !== undefined && coming.size > 0 && !isLastTrick(view) && right !== left ? (
          <PacketLine packet={coming} {...props}>
            {say("packet.comes", { name: seatName(props, right) })}
          </PacketLine>
        ) : null}
      </div>
    </>
  );
}

/** Cards on their way to a neighbour, with those of them that are known. */
function PacketLine({
  packet,
  children,
  ...props
}: BoardProps<View> & { packet: Packet; children: ComponentChildren }) {
  return (
    <div class={styles.packet}>
      <span class={styles.pile}>
        <CardBack />
        <b>{packet.size}</b>
      </span>
      <span class={styles.known}>
        <small>{children}</small>
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

/** The other use of a card: the ship. Does the same as the lamp on the chart, but is large enough for a thumb. */
function Sail({ card, ...props }: BoardProps<View> & { card: CardName }) {
  const { view, legal, preview, say } = props;
  const target = [...legal].find((each) => each.startsWith("sea:"));
  if (target === undefined) return null;
  const after = preview(target);
  const gain = after === null ? null : gainOf(view, after);
  const n = gain?.points[ownSeat(props.view, props.you)] ?? 0;
  return (
    <button type="button" class={styles.sail} {...part(target, say("label.sail", { n: faceOf(card).number }), props)}>
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

/** Who has not played yet, in order, until it is this seat's turn. */
function Waiting({ seat, ...props }: HandProps) {
  const { view, say } = props;
  if (view.stage === "keep" || view.actor === seat || view.mats[seat]?.hasPlayed === true) return null;
  return view.actor === null ? null : <small>{say("waiting-for", { name: seatName(props, view.actor) })}</small>;
}
