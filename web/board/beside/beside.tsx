import { useMemo } from "preact/hooks";
import type { BoardProps, Reader } from "#boardkit";
import type { TableView } from "#protocol";
import type { AtHand } from "../../games.ts";
import { say } from "../../i18n/language.ts";
import type { Followed } from "../../live/followed.ts";
import { StandIns } from "../../match/actions/stand-ins.tsx";
import { toldBy } from "../../match/draft/draft.ts";
import type { Turn } from "../../match/turn.ts";
import page from "../../styles/page.module.css";
import { CopyLink } from "../../widgets/copy-link.tsx";
import { Languages } from "../../widgets/languages.tsx";
import { ThemeSwitch } from "../../widgets/theme-switch.tsx";
import { To } from "../../widgets/to.tsx";
import styles from "./beside.module.css";
import { withFacts } from "./facts.ts";
import { Log } from "./log.tsx";
import { Spoken } from "./spoken.tsx";

interface BesideProps {
  readonly followed: Followed;
  readonly turn: Turn;
  readonly atHand: AtHand;
  readonly reader: Reader;
  readonly board: BoardProps<unknown>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Shows what the keyboard can do. */
  readonly onKeys: () => void;
}

const NO_FACTS: TableView["facts"] = [];

/** The column beside the board (a sheet on a phone): title, everybody's ledger, log. */
export function Beside({ followed, turn, atHand, reader, board, isOpen, onToggle, onKeys }: BesideProps) {
  const { ui, meta } = atHand;
  const events = followed.events.value;
  const draft = turn.draft.value;
  const table = followed.table.value;
  const facts = table?.facts ?? NO_FACTS;
  const lines = useMemo(() => {
    const tentative = draft === null ? [] : toldBy(draft);
    const all = [...events.map(({ event }) => event), ...tentative];
    return withFacts(ui.logLines(all, turn.view.value, reader), events, facts, reader.names);
  }, [events, facts, draft, ui, reader, turn]);
  const spoken = useMemo(() => lines.map(({ text }) => text), [lines]);
  return (
    <>
      <button type="button" class={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
        {say(isOpen ? "close" : "log")}
      </button>
      <aside class={isOpen ? `${styles.beside} ${styles.open}` : styles.beside}>
        <header class={styles.head}>
          <div class={styles.title}>
            <h2>{meta.title}</h2>
            <Languages />
            <ThemeSwitch />
          </div>
          <nav>
            <To path="/">{say("home")}</To>
            <To path={`/about/${meta.id}`}>{say("about")}</To>
            <button type="button" class={styles.keys} onClick={onKeys}>
              {say("keyboardHelp")}
            </button>
          </nav>
          {reader.you === null ? <p>{say("status-watching")}</p> : null}
          <Links table={table} />
          {table === null ? null : <StandIns table={table} names={reader.names} />}
        </header>
        <ui.Side {...board} />
        <Log lines={lines} events={events} isOpen={isOpen} />
      </aside>
      <Spoken lines={spoken} />
    </>
  );
}

/** The seat's private link, to carry on at another device. */
function Links({ table }: { readonly table: TableView | null }) {
  if (table === null || table.seatLink === null) return null;
  return (
    <details class={styles.link}>
      <summary>{say("privateLink")}</summary>
      <CopyLink path={table.seatLink} isMain={false} />
      <p class={page.soft}>{say("privateLinkHelp")}</p>
    </details>
  );
}
