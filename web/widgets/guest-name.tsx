import { useState } from "preact/hooks";
import type { Refusal } from "#protocol";
import { changeName } from "../api.ts";
import { say } from "../i18n/language.ts";
import { user } from "../live/connection.ts";
import styles from "./guest-name.module.css";
import { RefusalLine } from "./refusal.tsx";

const MOST_LETTERS = 24;

/** The name under which a guest plays; a click makes it a field. */
export function GuestName() {
  const [text, setText] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const me = user.value;
  if (me === null) return null;

  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = text?.trim() ?? "";
    const answer = name === me.name ? { ok: true as const } : await changeName(name);
    setRefusal(answer.ok ? null : answer.refusal);
    if (!answer.ok) return;
    user.value = { ...me, name };
    setText(null);
  };

  if (text === null) {
    return (
      <p class={styles.guest}>
        {me.name}
        <button type="button" onClick={() => setText(me.name)}>
          {say("changeName")}
        </button>
      </p>
    );
  }
  return (
    <form class={styles.guest} onSubmit={(event) => void save(event)}>
      <input
        aria-label={say("yourName")}
        value={text}
        maxLength={MOST_LETTERS}
        required
        ref={(field) => field?.focus()}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit">{say("save")}</button>
      <RefusalLine refusal={refusal} />
    </form>
  );
}
