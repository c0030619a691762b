import { shelfOf } from "#games/ui";
import type { TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { leaveTable, loadRecord } from "../../loading/api.ts";
import { recordBlob, saveFile } from "../../replay/files/save-file.ts";
import { go } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { PageTitle } from "../../widgets/frame/page-title.tsx";
import { To } from "../../widgets/frame/to.tsx";
import { Top } from "../../widgets/frame/top.tsx";
import styles from "../pages/missing.module.css";

/** A match with a rules version that this server does not have. Its log can be saved, and its players can leave. */
export function OtherRules({ table, version }: { readonly table: TableView; readonly version: string }) {
  const { refusal, isAsking, ask } = useAsking();
  const title = shelfOf(table.game)?.meta.title ?? table.game;
  const leave = async (): Promise<void> => {
    const answer = await ask(() => leaveTable(table.id));
    if (answer?.ok === true) go("/");
  };
  const save = async (): Promise<void> => {
    const answer = await ask(() => loadRecord(table.id));
    if (answer?.ok === true) saveFile(`${table.game}-${table.id}.json`, recordBlob(answer.value));
  };
  return (
    <div class={page.page}>
      <Top />
      <main class={styles.missing}>
        <PageTitle tab={`${title} · Fiorino`}>{say("otherRules")}</PageTitle>
        <p>{say("otherRulesHelp", { version })}</p>
        <div class={styles.do}>
          <button type="button" class={page.main} disabled={isAsking} onClick={() => void save()}>
            {say("saveLog")}
          </button>
          {table.you === null ? null : (
            <button type="button" class={page.button} disabled={isAsking} onClick={() => void leave()}>
              {say("leaveTable")}
            </button>
          )}
          <To path="/">{say("home")}</To>
        </div>
        <RefusalLine refusal={refusal} />
      </main>
    </div>
  );
}
