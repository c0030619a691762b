import { useEffect, useRef } from "preact/hooks";
import { type GameUi, type Reader, useUnfolding } from "#boardkit";
import { say } from "../../i18n/language.ts";
import type { Asked, Preview } from "../overlay.ts";
import { isHeldBack } from "../pointing/double-click.ts";
import { wrapping } from "./dot.ts";
import { effectOf } from "./effect-of.ts";
import styles from "./hint.module.css";
import { isSaid } from "./latest.ts";

interface HintProps {
  readonly ui: GameUi;
  readonly reader: Reader;
  readonly preview: Preview | null;
  /** It waits to be confirmed: by its button, or by a second press of the same part; `null` where it does not. */
  readonly asked: Asked | null;
  /** The last error as a sentence. */
  readonly alert: string | null;
  /** Said while nothing else is: what somebody else did last. */
  readonly rest: string;
  /** What that is the last of, a sentence each: shown whole where there are several. */
  readonly more: readonly string[];
}

/** Does nothing, but makes the line something that a tap can meet: a browser gives others to the buttons near by. */
const takesTap = (): void => undefined;

/**
 * One line, always there: the last error, else that a press came too soon, else what the focused or the questioned move
 * would do, else what was done last. A button shows all of it where it is cut off, or where there is more to tell.
 */
export function Hint({ ui, reader, preview, asked, alert, rest, more }: HintProps) {
  const brings = preview === null ? rest : effectOf(preview, ui, reader);
  const again = say(asked?.isHurried === true ? "pressSlower" : "pressAgain");
  const held = isHeldBack.value ? say("pressSlower") : null;
  const text = alert ?? held ?? (asked?.isPressed === true ? `${again}: ${brings}` : brings);
  const isRest = text === rest && more.length > 0;
  const hasMore = isRest && !isSaid(text, more);
  const box = useRef<HTMLDivElement>(null);
  const { isWhole, isFolded, button } = useUnfolding(box, text, hasMore);
  useEffect(() => box.current?.addEventListener("click", takesTap), []);
  return (
    <div ref={box} class={styles.hint} data-whole={isWhole || undefined} data-more={isFolded || undefined}>
      <p role={alert === null ? undefined : "alert"}>
        {isWhole && isRest ? more.map((each, at) => <span key={at}>{wrapping(each)}</span>) : wrapping(text)}
      </p>
      {button}
    </div>
  );
}
