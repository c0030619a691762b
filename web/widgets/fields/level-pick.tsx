import { useEffect, useRef } from "preact/hooks";
import { BOT_LEVELS, type BotLevel } from "#bots/levels";
import { say } from "../../i18n/language.ts";
import { levelName, levelSentence } from "../../table/levels.ts";
import styles from "./level-pick.module.css";

interface LevelPickProps {
  readonly label: string;
  readonly chosen: BotLevel;
  /** Whether the sentence of the chosen level stands below its name; the list then opens upwards. */
  readonly hasSentence?: true;
  /** The levels to choose from; all when left out. The list says that the others are too slow for this device. */
  readonly levels?: readonly BotLevel[];
  readonly onPick: (level: BotLevel) => void;
}

/** The level of bots: its name, and on a press all levels with a sentence each. */
export function LevelPick({ label, chosen, hasSentence, levels = BOT_LEVELS, onPick }: LevelPickProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeBeside = ({ target }: Event): void => {
      if (target instanceof Node && details.current?.contains(target) === false) close(details.current);
    };
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && details.current?.contains(document.activeElement)) leave(details.current);
    };
    document.addEventListener("pointerdown", closeBeside);
    document.addEventListener("focusin", closeBeside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeBeside);
      document.removeEventListener("focusin", closeBeside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, []);
  const pick = (level: BotLevel): void => {
    leave(details.current);
    onPick(level);
  };
  return (
    <details
      ref={details}
      class={hasSentence ? `${styles.level} ${styles.upwards}` : styles.level}
      data-part="level"
      onToggle={stayOnScreen}
    >
      <summary aria-label={`${label}: ${levelName(chosen)}`}>
        <Bars level={chosen} />
        <span>
          <b>{levelName(chosen)}</b>
          {hasSentence ? <small>{levelSentence(chosen)}</small> : null}
        </span>
      </summary>
      <fieldset aria-label={label}>
        {levels.map((level) => (
          <button key={level} type="button" aria-pressed={level === chosen} onClick={() => pick(level)}>
            <Bars level={level} />
            <span>
              <b>{levelName(level)}</b>
              <small>{levelSentence(level)}</small>
            </span>
          </button>
        ))}
        {levels.length === BOT_LEVELS.length ? null : <p>{say("level.tooSlow")}</p>}
      </fieldset>
    </details>
  );
}

/** A list that would begin above the page opens downwards. */
function stayOnScreen({ currentTarget: details }: { readonly currentTarget: HTMLDetailsElement }): void {
  const list = details.querySelector("fieldset");
  details.removeAttribute("data-down");
  if (list !== null && list.getBoundingClientRect().top < 0) details.setAttribute("data-down", "");
}

const close = (details: HTMLDetailsElement): void => details.removeAttribute("open");

/** Closes the list and hands the focus back to its button. */
function leave(details: HTMLDetailsElement | null): void {
  if (details === null) return;
  close(details);
  details.querySelector("summary")?.focus();
}

/** One bar more for each level. */
function Bars({ level }: { readonly level: BotLevel }) {
  const strength = BOT_LEVELS.indexOf(level);
  return (
    <svg viewBox="0 0 44 20" width="44" height="20" aria-hidden="true">
      {BOT_LEVELS.map((each, k) => (
        <rect
          key={each}
          class={k <= strength ? styles.on : styles.off}
          {...{ x: 7.6 * k, y: 14 - 2.4 * k, width: 5, height: 6 + 2.4 * k, rx: 1 }}
        />
      ))}
    </svg>
  );
}
