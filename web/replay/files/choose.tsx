import { useRef } from "preact/hooks";
import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import { PageTitle } from "../../widgets/frame/page-title.tsx";
import { To } from "../../widgets/frame/to.tsx";
import { Top } from "../../widgets/frame/top.tsx";
import styles from "./choose.module.css";
import { lookAt } from "./dropped.ts";

interface ChooseProps {
  /** Why the last file cannot be shown. */
  readonly refusal?: string;
  readonly note?: string;
}

/** Asks for the file of a record. */
export function Choose({ refusal, note }: ChooseProps) {
  const field = useRef<HTMLInputElement>(null);
  const take = (): void => {
    const file = field.current?.files?.[0];
    if (file !== undefined) lookAt(file);
  };
  return (
    <div class={page.page}>
      <Top />
      <main class={styles.choose}>
        <PageTitle tab={`${say("record.title")} · Fiorino`}>{say("record.title")}</PageTitle>
        <div class={styles.place}>
          <p>{say("record.help")}</p>
          <input
            ref={field}
            type="file"
            accept=".json,application/json"
            hidden
            data-part="record-file"
            onChange={take}
          />
          <button type="button" class={page.main} onClick={() => field.current?.click()}>
            {say("record.choose")}
          </button>
        </div>
        {refusal === undefined ? null : (
          <p class={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
        {note === undefined ? null : <p role="status">{note}</p>}
        <To path="/">{say("home")}</To>
      </main>
    </div>
  );
}
