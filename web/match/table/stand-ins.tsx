import { useEffect } from "preact/hooks";
import { STRONGEST } from "#bots/levels";
import type { TableView } from "#protocol";
import { seatStandIn, takeBack } from "../../api.ts";
import { useAsking } from "../../asking.ts";
import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import { RefusalLine } from "../../widgets/refusal.tsx";
import styles from "./folded.module.css";
import { isStoodIn } from "./stood-in.ts";

interface StandInsProps {
  readonly table: TableView;
  readonly names: readonly string[];
}

/** The owner of the table lets a bot play for somebody who does not come back. */
export function StandIns({ table, names }: StandInsProps) {
  const { refusal, ask, forget } = useAsking();
  const { you, owner, seats, status } = table;
  const others = seats.filter(({ seat, kind, standIn }) => kind === "person" && seat !== you && standIn === undefined);
  const presence = others.map(({ seat, here }) => `${seat} ${here}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody who comes or goes makes the refusal untrue.
  useEffect(forget, [presence]);
  if (you === null || you !== owner || status !== "running" || others.length === 0) return null;
  return (
    <details class={styles.folded}>
      <summary>{say("replaceByBot")}</summary>
      <div class={styles.away}>
        {others.map(({ seat, here }) => (
          <button
            key={seat}
            type="button"
            class={page.button}
            onClick={() => void ask(() => seatStandIn(table.id, seat, STRONGEST))}
          >
            {names[seat]} ({say(here ? "here" : "away")})
          </button>
        ))}
      </div>
      <RefusalLine refusal={refusal} />
    </details>
  );
}

/** For a player who is back: a bot has played the seat in the meantime. */
export function TakeBack({ table }: { readonly table: TableView }) {
  const { refusal, ask } = useAsking();
  if (!isStoodIn(table)) return null;
  return (
    <>
      <button type="button" class={page.main} data-act="take-back" onClick={() => void ask(() => takeBack(table.id))}>
        {say("takeBack")}
      </button>
      {refusal === null ? null : <RefusalLine refusal={refusal} />}
    </>
  );
}
