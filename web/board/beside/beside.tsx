import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import type { BoardProps, GameEvent, Reader } from "#boardkit";
import type { Incident, ToldEvent } from "#protocol";
import type { AtHand } from "../../games.ts";
import { say } from "../../i18n/language.ts";
import { Languages } from "../../widgets/languages.tsx";
import { ThemeSwitch } from "../../widgets/theme-switch.tsx";
import { To } from "../../widgets/to.tsx";
import styles from "./beside.module.css";
import { withIncidents } from "./incidents.ts";
import { Log } from "./log.tsx";
import { Spoken } from "./spoken.tsx";

interface BesideProps {
  readonly atHand: Pick<AtHand, "ui" | "meta">;
  readonly reader: Reader;
  readonly board: BoardProps<unknown>;
  readonly told: Told;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Shows what the keyboard can do. */
  readonly onKeys: () => void;
  /** What else can be done at this table. */
  readonly children: ComponentChildren;
}

/** The events that the log shows. */
interface Told {
  readonly events: readonly ToldEvent[];
  /** Of tentative moves. */
  readonly ahead: readonly GameEvent[];
  readonly incidents: readonly Incident[];
  /** The view after all of it, which the board may not have reached yet. */
  readonly view: unknown;
}

/** The column beside the board (a sheet on a phone): title, everybody's ledger, log. */
export function Beside({ atHand, reader, board, told, isOpen, onToggle, onKeys, children }: BesideProps) {
  const { ui, meta } = atHand;
  const lines = useLines(atHand, reader, told);
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
          {children}
        </header>
        <ui.Side {...board} />
        <Log lines={lines} events={told.events} isOpen={isOpen} />
      </aside>
      <Spoken lines={spoken} />
    </>
  );
}

/** Made anew only when something was told or the reader's language has changed: a long match has hundreds of them. */
function useLines({ ui }: Pick<AtHand, "ui">, reader: Reader, { events, ahead, incidents, view }: Told) {
  return useMemo(() => {
    const all = [...events.map(({ event }) => event), ...ahead];
    return withIncidents(ui.logLines(all, view, reader), events, incidents, reader.names);
  }, [events, ahead, incidents, view, ui, reader]);
}
