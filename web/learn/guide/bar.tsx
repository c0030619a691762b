import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import type { GuideFound } from "../../loading/learn.ts";
import { go, pathOf } from "../../routes.ts";
import { useAsking } from "../../widgets/fields/asking.ts";
import styles from "./guide.module.css";
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
  /** What a steady bot would do, named as its button names it; "" while it is worked out. */
  readonly move: string;
  /** Why it would; without a move, what the one waits for that cannot be undone. */
  readonly because: string;
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

/** Nothing new is to be said: only what a steady bot would do. Nothing is done that is not named: until it is, there is no button. */
function Quiet({ move, because, onShow, onAct }: BarProps & { readonly onAct: () => void }) {
  const words = useRoom(`${move} ${because}`);
  const { first, more } = cutOf(because);
  return (
    <small class={styles.quiet} ref={words}>
      {move === "" ? (
        <span>{because}</span>
      ) : (
        <>
          <span>
            <button type="button" class={styles.lead} data-act="guide-show" onClick={onShow}>
              {say("guide.proposal", { move })}
            </button>{" "}
            <span>
              {first}
              <span>{more}</span>
            </span>
          </span>
          <button type="button" class={styles.word} data-act="guide-do" onClick={() => onAct()}>
            {say("guide.do")}
          </button>
        </>
      )}
    </small>
  );
}

/** A reason and what it goes on to say, which a narrow line leaves out. */
export function cutOf(because: string): { readonly first: string; readonly more: string } {
  const at = because.search(/[,;:] /);
  return at < 0 ? { first: because, more: "" } : { first: because.slice(0, at), more: because.slice(at) };
}

const SHORTER = ["data-many", "data-short", "data-most"] as const;

/**
 * Words that need more room are smaller, `data-many`; where that is not enough only the beginning of the reason stays,
 * `data-short`, else nothing of it, `data-most`.
 */
function useRoom(text: string): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need other room.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const isFull = (): boolean => [...current.children].some((each) => each.scrollHeight > current.clientHeight);
    for (const name of SHORTER) current.removeAttribute(name);
    for (const name of SHORTER) current.toggleAttribute(name, isFull());
  }, [text]);
  return box;
}

function Restart({ table }: Pick<HeadProps, "table">) {
  const { refusal, ask, isAsking } = useAsking();
  const restart = async (): Promise<void> => {
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
      >
        {say("guide.restart")}
      </button>
      {refusal === null ? null : <small role="alert">{say("guide.failed")}</small>}
    </>
  );
}

function tickOf({ spoken, known }: Telling, id: string): "now" | "seen" | undefined {
  if (spoken.now?.id === id) return "now";
  return (spoken.times[id] ?? 0) > 0 || known.has(id) ? "seen" : undefined;
}
