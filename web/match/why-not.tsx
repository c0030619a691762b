import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type GameUi, phraseOf, type Reader } from "#boardkit";
import type { GameMeta } from "#engine";
import { say } from "../i18n/language.ts";
import { bookPath, termsOf } from "../learn/book/address.ts";
import { To } from "../widgets/frame/to.tsx";
import { stayBeside } from "./beside-part.ts";
import type { Turn } from "./turn/take-turns.ts";
import type { TurnState } from "./turn/turn-state.ts";
import styles from "./why-not.module.css";

interface WhyNotProps {
  readonly turn: Turn;
  /** The view that the reason is given for. */
  readonly view: unknown;
  readonly ui: GameUi;
  readonly meta: GameMeta;
  readonly reader: Reader;
}

/** The reason why a part of the board cannot be used now, beside that part, until the next press. */
export function WhyNot({ turn, view, ui, meta, reader }: WhyNotProps) {
  const { blocked } = turn.state.value;
  const ref = useRef<HTMLParagraphElement>(null);
  /** The answer that a press has closed: what is picked, or asked about, stays so. */
  const [closed, setClosed] = useState<TurnState["blocked"]>(null);
  useLayoutEffect(() => {
    const reason = ref.current;
    if (blocked === null || reason === null) return undefined;
    const leave = stayBeside(reason, blocked.target, () => setClosed(blocked));
    const close = (event: Event): void => {
      const { target } = event;
      if (!(target instanceof Node && reason.contains(target))) setClosed(blocked);
    };
    addEventListener("pointerdown", close);
    return () => {
      leave();
      removeEventListener("pointerdown", close);
    };
  }, [blocked]);
  return (
    <div role="status" class={styles.holder}>
      {blocked === null || blocked === closed ? null : (
        <p class={styles.reason} ref={ref}>
          {answer(blocked, ui, view, reader)}{" "}
          {"reason" in blocked ? (
            <To path={bookPath(meta, termsOf(reader), `why-${blocked.reason.code}`)}>{say("rules")}</To>
          ) : null}
        </p>
      )}
    </div>
  );
}

function answer(blocked: NonNullable<TurnState["blocked"]>, ui: GameUi, view: unknown, reader: Reader): string {
  const phrase = (move: string, before: unknown): string => phraseOf(ui, move, before, reader);
  if ("left" in blocked) return say("leftOut", { move: phrase(blocked.left, view) });
  if ("made" in blocked) return say("doneAlready", { move: phrase(blocked.made.move, blocked.made.before) });
  const { target, reason, first, done } = blocked;
  if (done !== undefined) return say("doneAlready", { move: phrase(done.move, done.before) });
  if (first === undefined) return ui.reason(reason, view, reader, target);
  return say("pressFirst", { move: phrase(first, view) });
}
