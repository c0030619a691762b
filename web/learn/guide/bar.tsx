import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import type { GuideFound } from "../../loading/learn.ts";
import { go, pathOf } from "../../routes.ts";
import { useAsking } from "../../widgets/fields/asking.ts";
import styles from "./guide.module.css";
import type { Line } from "./proposals.ts";
import { sentence } from "./slip.tsx";
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
        <Quiet {...props} onAct={onAct} />
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

/**
 * Nothing new is to be said: only what a steady bot would do. Nothing is done that is not named: until it is, there is no
 * button. A press of the words leads to where it is done, and unfolds them where they are cut: what the move brings stands
 * first, what others would bring last.
 */
function Quiet({ line, onShow, onAct }: BarProps & { readonly onAct: () => void }) {
  const { move, because, brings } = line;
  const text = `${move} ${brings} ${because}`;
  const box = useRef<HTMLElement>(null);
  const [unfolded, setUnfolded] = useState("");
  const isWhole = unfolded === text;
  useRoom(box, text);
  useEffect(() => {
    const fold = ({ target }: Event): void => {
      if (box.current?.contains(target as Node) !== true) setUnfolded("");
    };
    addEventListener("pointerdown", fold);
    return () => removeEventListener("pointerdown", fold);
  }, []);
  if (move === "") return <small class={styles.quiet}>{because}</small>;
  const press = (): void => {
    setUnfolded(!isWhole && isCut(box.current) ? text : "");
    onShow();
  };
  return (
    <small class={styles.quiet} ref={box} data-whole={isWhole || undefined}>
      <button type="button" class={styles.line} data-act="guide-show" onClick={press}>
        <span>
          <b>{say("guide.proposal", { move })}</b> {sentence(brings)} {because}
        </span>
      </button>
      <button type="button" class={styles.word} data-act="guide-do" onClick={() => onAct()}>
        {say("guide.do")}
      </button>
    </small>
  );
}

function isCut(box: HTMLElement | null): boolean {
  const words = box?.querySelector("span");
  return words != null && words.scrollHeight > words.clientHeight + 1;
}

/** Words that need more room are smaller, `data-many`; what is still too long ends in dots. */
function useRoom(box: RefObject<HTMLElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need other room.
  useLayoutEffect(() => {
    box.current?.removeAttribute("data-many");
    box.current?.toggleAttribute("data-many", isCut(box.current));
  }, [text]);
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
  return (spoken.times[id] ?? 0) > 0 || known.has(id) ? "seen" : undefined;
}
