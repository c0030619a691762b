import { useEffect, useState } from "preact/hooks";
import { isToAct, SEATS } from "#engine";
import type { MatchUpdate, TableView } from "#protocol";
import { list, say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import styles from "../actions.module.css";

/** Bots that answer sooner need no sign. */
const SOON_MS = 700;

interface ThinkingProps {
  readonly table: TableView;
  readonly match: MatchUpdate;
  readonly names: readonly string[];
}

/** The bots that owe a decision. */
export function botsToAct(
  { seats }: Pick<TableView, "seats">,
  { toAct, chosen, standings }: Pick<MatchUpdate, "toAct" | "chosen" | "standings">,
): readonly number[] {
  if (standings !== null) return [];
  return SEATS.filter((seat) => {
    const sitter = seats[seat];
    const isBot = sitter?.kind === "bot" || sitter?.standIn !== undefined;
    return isBot && isToAct(toAct, seat) && chosen[seat] !== true;
  });
}

/** A sign that bots think, once they take longer; in a match of the page with a button to have the answer at once. */
export function Thinking({ table, match, names }: ThinkingProps) {
  const bots = botsToAct(table, match);
  const isWaiting = bots.length > 0;
  const [isLong, setLong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision is waited for anew.
  useEffect(() => {
    setLong(false);
    const late = isWaiting ? setTimeout(() => setLong(true), SOON_MS) : undefined;
    return () => clearTimeout(late);
  }, [isWaiting, match.ply]);
  if (!isWaiting || !isLong) return null;
  return (
    <>
      <p class={styles.thinking} role="status" data-part="thinking">
        {say("thinks", { n: bots.length, names: list(bots.map((seat) => names[seat] ?? "")) })}
      </p>
      {table.here === undefined || !globalThis.crossOriginIsolated ? null : (
        <button type="button" class={page.button} data-act="answer-now" onClick={() => void answerNow()}>
          {say("answerNow")}
        </button>
      )}
    </>
  );
}

const answerNow = async (): Promise<void> => (await import("../../local/page-line.ts")).answerNow();
