import { useState } from "preact/hooks";
import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import styles from "./copy-link.module.css";

/** A link to share, as text and with a button that copies it. */
export function CopyLink({ path, isMain }: { readonly path: string; readonly isMain: boolean }) {
  const [isCopied, setCopied] = useState(false);
  const link = new URL(path, location.href).href;
  const copy = async (field: HTMLInputElement | null): Promise<void> => {
    field?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without a secure context there is no clipboard: the link is selected for copying by hand.
      return;
    }
    setCopied(true);
  };
  return (
    <form
      class={styles.link}
      onSubmit={(event) => {
        event.preventDefault();
        void copy(event.currentTarget.querySelector("input"));
      }}
    >
      <input readOnly value={link} aria-label={say("link")} onFocus={({ currentTarget }) => currentTarget.select()} />
      <button type="submit" class={isMain ? page.main : page.button}>
        {say(isCopied ? "copied" : "copy")}
      </button>
    </form>
  );
}
