import { useEffect } from "preact/hooks";
import { shelfOf } from "#games/ui";
import { isForMatch } from "../../board/on-screen.ts";
import { say } from "../../i18n/language.ts";
import { go, pathOf } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { serverNow } from "../../table/clocks/server-time.ts";
import { leftOf } from "../../table/clocks/shown-times.ts";
import { clockText, spanWords } from "../../table/clocks/time-words.ts";
import styles from "./next-offer.module.css";
import type { NextTable, WaitingTurn } from "./next-table.ts";

interface NextOfferProps {
  readonly next: NextTable;
  /** Nothing else is to be done here. */
  readonly isMain: boolean;
}

/** In the place of the choices: on to the table that waits most urgently, or stay here. Enter or N goes, Escape stays. */
export function NextOffer({ next, isMain }: NextOfferProps) {
  const { offered, more, isSettled, stay } = next;
  const table = offered?.table ?? null;
  useEffect(() => {
    if (table === null) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (!isForMatch(event)) return;
      const isOnButton = event.target instanceof Element && event.target.closest("button, a, [data-target]") !== null;
      const goes = event.key.toLowerCase() === "n" || (event.key === "Enter" && !isOnButton);
      if (goes && isSettled) go(pathOf(table));
      if (event.key === "Escape") stay();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [table, isSettled, stay]);
  if (offered === null) return null;
  return (
    <>
      <button type="button" class={page.button} data-act="stay" onClick={stay}>
        {say("stayHere")}
      </button>
      <button
        type="button"
        class={`${isMain ? page.main : page.button} ${styles.next}`}
        data-act="next-table"
        aria-disabled={!isSettled}
        onClick={() => isSettled && go(pathOf(offered.table))}
      >
        <span>{say("next-table", { game: shelfOf(offered.game)?.meta.title ?? offered.game })}</span>
        <small>{say("next-more", { time: timeOf(offered), n: more })}</small>
      </button>
    </>
  );
}

/** How much time is left there, in words. */
function timeOf({ clock }: WaitingTurn): string {
  const left = clock === undefined ? null : leftOf(clock.time, clock.pace, serverNow());
  if (clock === undefined || left === null) return say("pace.none");
  return say("time.left", { time: clock.pace.kind === "live" ? clockText(left.left) : spanWords(left.left) });
}
