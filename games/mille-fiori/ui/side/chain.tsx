import { type BoardProps, BotSign, cardPart, seatName, seatsFrom } from "#boardkit";
import { SEATS_OF } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { Glass, Sign } from "../drawings/drawings.tsx";
import { TinyCard } from "../hand/cards.tsx";
import { isDone, seatAtTurn } from "../seats.ts";
import { courseOf } from "../words/course.ts";
import styles from "./chain.module.css";

/** The trick under way: who has chosen, or the order of play with the card in play and a chain of extra cards. */
export function Chain(props: BoardProps<View>) {
  const { view, ending } = props;
  if (view.doge === null || view.trick === 0 || (view.awaits === "over" && ending === null)) return null;
  return (
    <div data-world="mille-fiori" class={styles.chain}>
      {view.awaits === "extra" || view.awaits === "playExtra" ? <Extra {...props} /> : <Order {...props} />}
    </div>
  );
}

/** A highlighted line while an extra card is to be chosen or played. */
function Extra(props: BoardProps<View>) {
  const { view, say } = props;
  return (
    <p class={styles.extra}>
      <Sign name="extra" />
      <b>{say("extraCard")}</b>
      {view.actor === null ? null : <Glass seat={view.actor} />}
      {view.taken === null ? (
        <span>{say("chain.choose", { n: view.display.length })}</span>
      ) : (
        <TinyCard card={view.taken} say={say} />
      )}
      {courseOf(view, props).isEnding ? <Trick {...props} isShort /> : null}
    </p>
  );
}

/** All seats in the order of this trick; before that, who has chosen. */
function Order(props: BoardProps<View>) {
  const { view, say } = props;
  const order = seatsFrom(SEATS_OF[view.seats], view.doge);
  const now = seatAtTurn(props);
  return (
    <ol class={styles.order} aria-label={say(now === null ? "chain.chosen" : "chain.order")}>
      {order.map((seat) => (
        <li
          key={seat}
          data-card={`seat:${seat}`}
          data-done={isDone(props, seat) || undefined}
          data-now={now === seat || undefined}
        >
          <Glass seat={seat} />
          <span data-name={seatName(props, seat)}>{seatName(props, seat)}</span>
          <BotSign seat={seat} />
          {isDone(props, seat) ? (
            <b role="img" aria-label={say(now === null ? "note.has-chosen" : "note.has-played")} />
          ) : (
            <i />
          )}
        </li>
      ))}
      <li class={styles.last}>
        <Trick {...props} />
      </li>
    </ol>
  );
}

/** Round and trick, and how many there can be; a press says when the match ends. */
function Trick({ isShort = false, ...props }: BoardProps<View> & { readonly isShort?: boolean }) {
  const { view, say } = props;
  const { round, trick } = view;
  const { most, isEnding } = courseOf(view, props);
  const at = say("chain.trick", { trick });
  const label = isEnding ? say("chain.last") : `${say("chain.round", { round, most })}, ${at}`;
  return (
    <span class={styles.trick} {...cardPart("course", label)} data-ending={isEnding || undefined}>
      {isEnding ? (
        <span>{isShort ? say("chain.last-short") : label}</span>
      ) : (
        <>
          <span class={styles.round}>
            <span>{say("chain.round-short", { round })}</span> <span>{say("chain.most", { most })}</span>
          </span>
          <span> {at}</span>
        </>
      )}
    </span>
  );
}
