import { type BoardProps, Disc, part } from "#boardkit";
import type { Seat } from "#engine";
import type { Mat, View } from "../../hidden/view-types.ts";
import { ACTIONS } from "../../rules/content.ts";
import { Sign } from "../drawings/drawings.tsx";
import { actionName } from "../words/names.ts";
import cardStyles from "./cards.module.css";
import { ActionCard, ScoringCard } from "./cards.tsx";
import styles from "./hand.module.css";
import { usePlaces } from "./places.ts";

interface HandProps extends BoardProps<View> {
  readonly seat: Seat;
  readonly mat: Mat;
}

/** What one holds: discs still to place, action cards, and the scoring card kept in secret. */
export function Hand({ seat, mat, ...props }: HandProps) {
  const { view, say } = props;
  const kept = view.keptCards[seat] ?? null;
  const isChoosing = view.awaits === "keep";
  const held = ACTIONS.filter((action) => (mat.hand?.[action] ?? 0) > 0);
  const places = usePlaces(seat, view, held);
  return (
    <div class={styles.hand} data-anchor={`seat:${seat}:hand`}>
      <DiscReserve {...props} seat={seat} mat={mat} />
      <div class={styles.cards}>
        {places.map((action) => {
          const n = mat.hand?.[action] ?? 0;
          if (n === 0) return <span key={action} class={cardStyles.gone} />;
          const label = say(n > 1 ? "label.cards" : "label.card", { action: actionName(props, action), n });
          return (
            <ActionCard
              key={action}
              {...props}
              action={action}
              target={`card:${action}`}
              label={label}
              count={n}
              place={`seat:${seat}:hand:${action}`}
            />
          );
        })}
      </div>
      {mat.hand === null && mat.handSize > 0 ? <Backs n={mat.handSize} label={say("column.cards")} /> : null}
      {isChoosing ? (
        <div class={styles.offers}>
          {(view.dealt[seat] ?? []).map((card) => (
            <ScoringCard key={card} {...props} card={card} kind="offered" />
          ))}
        </div>
      ) : (
        <div class={styles.scoring}>
          {kept === null ? null : <ScoringCard {...props} card={kept} kind="secret" />}
          {view.openScoringCard === null ? null : (
            <ScoringCard {...props} card={view.openScoringCard} kind="open" class={styles.onPhone} />
          )}
        </div>
      )}
    </div>
  );
}

/** A hand that the reader may not see. */
const Backs = ({ n, label }: { n: number; label: string }) => (
  <span class={styles.backs} title={label}>
    <Sign name="back" />
    <b>{n}</b>
  </span>
);

/** The discs still to be placed: a kind is picked here before the street. */
function DiscReserve({ seat, mat, ...props }: HandProps) {
  const { say } = props;
  return (
    <div class={styles.discs}>
      {(["coloured", "white"] as const).map((kind) => {
        const n = mat[kind];
        return (
          <button
            key={kind}
            type="button"
            class={n === 0 ? styles.none : ""}
            {...part(`disc:${kind}`, say(`label.disc-${kind}`, { n }), props)}
            data-anchor={`seat:${seat}:${kind}`}
          >
            <Disc seat={kind === "white" ? "white" : seat} />
            <b>{n}</b>
          </button>
        );
      })}
    </div>
  );
}
