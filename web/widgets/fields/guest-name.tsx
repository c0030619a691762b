import { useEffect, useRef, useState } from "preact/hooks";
import { MAX_NAME } from "#protocol/limits";
import { say } from "../../i18n/language.ts";
import { user } from "../../live/connection.ts";
import { changeName } from "../../loading/api.ts";
import { useAsking } from "./asking.ts";
import styles from "./guest-name.module.css";
import { RefusalLine } from "./refusal.tsx";

/** The name under which a guest plays; a click makes it a field. */
export function GuestName() {
  const [isEditing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasEditing.current) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const me = user.value;
  if (me === null) return null;
  if (isEditing) return <NameField name={me.name} onDone={() => setEditing(false)} />;
  return (
    <p class={styles.guest}>
      {me.name}
      <button type="button" ref={button} onClick={() => setEditing(true)}>
        {say("changeName")}
      </button>
    </p>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly onDone: () => void;
}

/** Escape leaves the name as it is. */
function NameField({ name, onDone }: NameFieldProps) {
  const [text, setText] = useState(name);
  const { refusal, ask } = useAsking();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const save = async (): Promise<void> => {
    const wish = text.trim();
    if (wish !== name) {
      const answer = await ask(() => changeName(wish));
      if (answer?.ok !== true) return;
      user.value = answer.value;
    }
    onDone();
  };

  return (
    <form
      class={styles.guest}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <input
        aria-label={say("yourName")}
        value={text}
        maxLength={MAX_NAME}
        required
        ref={field}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          // A dialog around the field stays open.
          event.preventDefault();
          onDone();
        }}
      />
      <button type="submit">{say("save")}</button>
      <RefusalLine refusal={refusal} />
    </form>
  );
}
