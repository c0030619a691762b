import type { HereView, TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { loadRecord } from "../../loading/api.ts";
import { recordBlob, saveFile } from "../../replay/files/save-file.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { To } from "../../widgets/frame/to.tsx";

interface HereNotesProps {
  readonly table: TableView;
  readonly here: HereView;
}

/** What is to be said about a match that the page itself plays. */
export function HereNotes({ table, here: { isUnkept, isElsewhere, branch } }: HereNotesProps) {
  const { refusal, ask } = useAsking();
  const save = async (): Promise<void> => {
    const answer = await ask(() => loadRecord(table.id));
    if (answer?.ok === true) saveFile(`${table.game}-${table.id}.json`, recordBlob(answer.value));
  };
  return (
    <div data-part="here">
      {isElsewhere ? <p role="status">{say("here.elsewhere")}</p> : null}
      {table.pace === undefined ? null : <p class={page.soft}>{say("here.clocks")}</p>}
      {branch === undefined ? null : (
        <p>
          {say("here.branch", { n: branch.ply })} <To path={branch.path}>{say("here.branchBack")}</To>
        </p>
      )}
      {isUnkept ? (
        <>
          <p role="alert">{say("here.unkept")}</p>
          <button type="button" class={page.button} onClick={() => void save()}>
            {say("saveLog")}
          </button>
          <RefusalLine refusal={refusal} />
        </>
      ) : isElsewhere ? null : (
        <p class={page.soft}>{say("here.kept")}</p>
      )}
    </div>
  );
}
