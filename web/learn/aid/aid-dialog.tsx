import { useEffect, useRef } from "preact/hooks";
import { isForMatch } from "../../board/on-screen.ts";
import { say } from "../../i18n/language.ts";
import type { AtHand } from "../../loading/games.ts";
import { fetchAhead } from "../../loading/learn.ts";
import page from "../../styles/page.module.css";
import { To } from "../../widgets/frame/to.tsx";
import { aidPath, bookPath } from "../book/address.ts";
import type { ShownFor } from "../book/text/shown-for.ts";
import { Aid } from "./aid.tsx";
import styles from "./aid-dialog.module.css";
import { closeAid, isAidOpen, openAid } from "./open.ts";

/** Until a match has settled down: nothing of it waits for the book. */
const AHEAD_MS = 4000;

interface AidDialogProps {
  readonly atHand: AtHand;
  readonly at: ShownFor;
}

/** The player aid over a match or a waiting table: A opens it. */
export function AidDialog(props: AidDialogProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === "a" && isForMatch(event)) openAid();
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      closeAid();
    };
  }, []);
  const { id } = props.atHand.meta;
  useEffect(() => {
    // What fails now is fetched again when it is opened.
    const later = setTimeout(() => void fetchAhead(id).catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(later);
  }, [id]);
  return isAidOpen.value ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ atHand, at }: AidDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const content = atHand.figures?.content;
  return (
    <dialog ref={dialog} class={styles.dialog} aria-label={say("aid")} onClose={closeAid}>
      <header class={styles.head}>
        <h2>{atHand.meta.title}</h2>
        <p>{say("aid.on-one-page")}</p>
        <To path={bookPath(atHand.meta, at)}>{say("ruleBook")}</To>
        <a href={aidPath(atHand.meta, at)} target="_blank" rel="noopener">
          {say("aid.print")}
        </a>
        <button type="button" class={page.button} onClick={() => dialog.current?.close()}>
          {say("close")}
        </button>
      </header>
      <Aid {...{ atHand }} terms={{ options: at.options, ...(content === undefined ? {} : { content }) }} />
    </dialog>
  );
}
