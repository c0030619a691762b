import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import type { TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import type { GuideFound } from "../../loading/learn.ts";
import { go, pathOf } from "../../routes.ts";
import { useAsking } from "../../widgets/fields/asking.ts";
import styles from "./guide.module.css";
import type { Line } from "./proposals.ts";
import { Quiet } from "./quiet.tsx";
import type { Telling } from "./speaking/use-spoken.ts";
import { restartGuided } from "./start.ts";

export interface HeadProps {
  readonly found: GuideFound;
  readonly telling: Telling;
  readonly table: TableView;
  readonly root: RefObject<HTMLElement | null>;
}

interface BarProps extends HeadProps {
  /** The guide has something to say about the moment. */
  readonly canSpeak: boolean;
  readonly isSilent: boolean;
  /** It takes the room of the slip that was there. */
  readonly isHeld: boolean;
  /**
   * What a steady bot would do, named as its button names it, and why; "" while it is worked out. Without a move, what the
   * one waits for that cannot be undone.
   */
  readonly line: Line;
  /** Leads to where that is done. */
  readonly onShow: () => void;
  /** Does what a steady bot would do; `null` when it is not one's move. */
  readonly onAct: (() => void) | null;
}

/** How far the guide has come, and what can be asked of it; on a phone only while it is silent. */
export function Bar(props: BarProps) {
  const { found, telling, table, root, canSpeak, isSilent, isHeld, onAct } = props;
  const { isLeft } = telling.spoken;
  const { situations } = found.guide;
  const isQuiet = onAct !== null && isSilent && !isLeft;
  const [isMore, setMore] = useState(false);
  return (
    <section
      class={isHeld ? `${styles.bar} ${styles.held}` : styles.bar}
      aria-label={say("guide")}
      data-more={isMore || undefined}
      {...(isSilent ? { ref: root, "data-guide": "" } : {})}
    >
      {isQuiet ? (
        <Quiet line={props.line} onShow={props.onShow} onAct={onAct} />
      ) : (
        <>
          <span class={styles.ticks} aria-hidden="true">
            {situations.map(({ id }) => (
              <i key={id} data-at={tickOf(telling, id)} />
            ))}
          </span>
          <small>{say("lineOf", { n: telling.seen, all: situations.length })}</small>
        </>
      )}
      <span class={styles.asked} data-alone={isLeft || undefined}>
        <button
          type="button"
          class={styles.word}
          data-act="guide-again"
          disabled={!canSpeak && !isLeft}
          onClick={() => {
            setMore(false);
            telling.sayAgain();
          }}
        >
          {say(isLeft ? "guide.return" : "guide.again")}
        </button>
        <Restart table={table} />
        {isLeft || telling.seen < 2 ? null : (
          <button
            type="button"
            class={styles.word}
            data-act="guide-leave"
            onClick={() => {
              setMore(false);
              telling.leave();
            }}
          >
            {say("guide.leave")}
          </button>
        )}
      </span>
      {isLeft ? null : (
        <button
          type="button"
          class={styles.more}
          data-act="guide-more"
          aria-label={say("guide.more")}
          aria-expanded={isMore}
          onClick={() => setMore(!isMore)}
        >
          {isMore ? "×" : "…"}
        </button>
      )}
    </section>
  );
}

/** A second press makes it: the match that is left is lost. */
function Restart({ table }: Pick<HeadProps, "table">) {
  const [isAsked, setAsked] = useState(false);
  const { refusal, ask, isAsking } = useAsking();
  const restart = async (): Promise<void> => {
    setAsked(!isAsked);
    if (!isAsked) return;
    const answer = await ask(() => restartGuided(table.game, table.id));
    if (answer?.ok === true) go(pathOf(answer.value.id), "instead");
  };
  return (
    <>
      <button
        type="button"
        class={styles.word}
        data-act="guide-restart"
        data-asked={isAsked || undefined}
        disabled={isAsking}
        onClick={() => void restart()}
        onBlur={() => setAsked(false)}
      >
        {say(isAsked ? "guide.restartNow" : "guide.restart")}
      </button>
      {refusal === null ? null : <small role="alert">{say("guide.failed")}</small>}
    </>
  );
}

function tickOf({ spoken, known }: Telling, id: string): "now" | "seen" | undefined {
  if (spoken.now?.id === id) return "now";
  return id in spoken.times || known.has(id) ? "seen" : undefined;
}
