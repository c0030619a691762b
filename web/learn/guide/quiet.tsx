import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useFolding } from "#boardkit";
import { say } from "../../i18n/language.ts";
import styles from "./guide.module.css";
import { leaveOut, listOf, partsOf } from "./parts.ts";
import type { Line } from "./proposals.ts";
import { sentence } from "./slip.tsx";

interface QuietProps {
  readonly line: Line;
  readonly onShow: () => void;
  readonly onAct: () => void;
}

/**
 * Nothing new is to be said: only what a steady bot would do. Nothing is done that is not named: until it is, there is no
 * button. A press of the words leads to where it is done, and unfolds them where some are left out: the reason stands
 * first, then what the move brings, which the board says of the part, too.
 */
export function Quiet({ line, onShow, onAct }: QuietProps) {
  const { move, because, brings } = line;
  const lead = say("guide.proposal", { move });
  const parts = [...partsOf(spaced(because)), ...listOf(spaced(sentence(brings)))];
  const text = `${lead}${parts.join("")}`;
  const box = useRef<HTMLElement>(null);
  const [unfolded, setUnfolded] = useState("");
  const isWhole = unfolded === text;
  useRoom(box, text, isWhole);
  useFolding(isWhole, box, () => setUnfolded(""));
  if (move === "") return <small class={styles.quiet}>{because}</small>;
  const press = (): void => {
    setUnfolded(!isWhole && isLeftOut(box.current) ? text : "");
    onShow();
  };
  return (
    <small class={styles.quiet} ref={box} data-whole={isWhole || undefined}>
      <button type="button" class={styles.line} data-act="guide-show" aria-label={text} onClick={press}>
        <span>
          <b>{lead}</b>
          {parts.map((part, at) => (
            <span key={at}>{part}</span>
          ))}
        </span>
      </button>
      <button type="button" class={styles.word} data-act="guide-do" onClick={onAct}>
        {say("guide.do")}
      </button>
    </small>
  );
}

const spaced = (text: string): string => (text === "" ? "" : ` ${text}`);

const isLeftOut = (box: HTMLElement | null): boolean => box?.hasAttribute("data-less") === true;

/** Words that need more room are smaller, `data-many`; parts without room are left out, `data-less` shows a sign. */
function useRoom(box: RefObject<HTMLElement | null>, text: string, isWhole: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need other room.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || isWhole) return undefined;
    makeRoom(current);
    const sizes = new ResizeObserver(() => makeRoom(current));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [text, isWhole]);
}

function makeRoom(box: HTMLElement): void {
  const words = box.querySelector<HTMLElement>("button > span");
  if (words === null) return;
  const parts = [...words.querySelectorAll("span")];
  const fits = (): boolean => words.scrollHeight <= words.clientHeight + 1;
  leaveOut(parts, () => true);
  box.removeAttribute("data-many");
  box.removeAttribute("data-less");
  if (fits()) return;
  box.setAttribute("data-many", "");
  if (fits()) return;
  // The sign takes room, too.
  box.setAttribute("data-less", "");
  leaveOut(parts, fits);
}
