import { SeatSign } from "#boardkit";
import type { Seat } from "#engine";
import { shelfOf } from "#games/ui";
import type { TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { sitHere } from "../../loading/api.ts";
import page from "../../styles/page.module.css";
import { namesAt } from "../../table/seat-names.ts";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { PageTitle } from "../../widgets/frame/page-title.tsx";
import { To } from "../../widgets/frame/to.tsx";
import styles from "./hand-over.module.css";

/** Said once in a browser. */
const TOLD = "fiorino.tools-told";

interface HandOverProps {
  readonly table: TableView;
  readonly to: Seat;
}

/** Between two people at one device: nothing of the match is on this page. */
export function HandOver({ table, to }: HandOverProps) {
  const { refusal, isAsking, ask } = useAsking();
  const name = namesAt(table)[to] ?? "";
  const title = say("handOver", { name });
  const take = (): void => {
    localStorage.setItem(TOLD, "yes");
    void ask(() => sitHere(table.id, to));
  };
  return (
    <main class={styles.hand}>
      <SeatSign seat={to} />
      <PageTitle tab={`${title} · ${shelfOf(table.game)?.meta.title ?? "Fiorino"}`}>{title}</PageTitle>
      <button type="button" class={page.main} data-act="take-device" disabled={isAsking} onClick={take}>
        {say("handOver.take", { name })}
      </button>
      <RefusalLine refusal={refusal} />
      {localStorage.getItem(TOLD) === null ? <p class={page.soft}>{say("handOver.tools")}</p> : null}
      <p class={page.soft}>
        <To path="/">{say("home")}</To>
      </p>
    </main>
  );
}
