import { useState } from "preact/hooks";
import type { TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { later } from "../../loading/later.tsx";
import styles from "./folded.module.css";
import { isStoodIn, othersOf } from "./stood-in.ts";

interface PeopleProps {
  readonly table: TableView;
  readonly names: readonly string[];
  /** The reader has made moves that can still be taken back. */
  readonly hasBegun: boolean;
}

const Body = later("people at a table", async () => (await import("./people-body.tsx")).PeopleBody);

/** What people at a running match may do about its seats, and a word to the host; loaded when it is unfolded. */
export function People({ table, names, hasBegun }: PeopleProps) {
  const [isOpen, setOpen] = useState(false);
  const mayAct = table.you !== null && table.status === "running" && !isStoodIn(table);
  return (
    <details
      data-part="people"
      class={styles.folded}
      onToggle={({ currentTarget, target }) => target === currentTarget && setOpen(currentTarget.open)}
    >
      <summary>{say("people")}</summary>
      {isOpen ? <Body {...{ table, names, mayAct, hasBegun }} others={othersOf(table)} /> : null}
    </details>
  );
}
