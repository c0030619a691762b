import { useState } from "preact/hooks";
import type { TableView } from "#protocol";
import { MAX_REPORT } from "#protocol/limits";
import { say } from "../../i18n/language.ts";
import { giveSeatAway, reportTable } from "../../loading/api.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { Abandon } from "./abandon.tsx";
import { ChangePace } from "./change-pace.tsx";
import styles from "./folded.module.css";
import { StandIns } from "./stand-ins.tsx";
import { isStoodIn } from "./stood-in.ts";

interface PeopleProps {
  readonly table: TableView;
  readonly names: readonly string[];
}

/** What people at a running match may do about its seats, and a word to the host. */
export function People({ table, names }: PeopleProps) {
  const mayAct = table.you !== null && table.status === "running" && !isStoodIn(table);
  return (
    <details class={styles.folded}>
      <summary>{say("people")}</summary>
      <div class={styles.people}>
        {mayAct ? <StandIns table={table} names={names} /> : null}
        {mayAct ? <GiveAway table={table} /> : null}
        {mayAct ? <ChangePace table={table} /> : null}
        {mayAct ? <Abandon table={table} /> : null}
        <Report table={table.id} />
      </div>
    </details>
  );
}

function GiveAway({ table }: { readonly table: TableView }) {
  const { refusal, ask } = useAsking();
  return (
    <>
      <button
        type="button"
        class={page.button}
        data-act="give-away"
        onClick={() => void ask(() => giveSeatAway(table.id))}
      >
        {say("giveAway")}
      </button>
      <p class={page.soft}>{say("giveAwayHelp")}</p>
      <RefusalLine refusal={refusal} />
    </>
  );
}

/** A report to the host; nobody else reads it. */
function Report({ table }: { readonly table: string }) {
  const [text, setText] = useState("");
  const [isSent, setSent] = useState(false);
  const { refusal, ask } = useAsking();
  const send = async (): Promise<void> => {
    const answer = await ask(() => reportTable(table, text));
    setSent(answer?.ok === true);
  };
  if (isSent) return <p role="status">{say("reportSent")}</p>;
  return (
    <form
      class={styles.report}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        {say("reportHelp")}
        <textarea
          required
          rows={2}
          maxLength={MAX_REPORT}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class={page.button}>
        {say("report")}
      </button>
      <RefusalLine refusal={refusal} />
    </form>
  );
}
