import { useState } from "preact/hooks";
import type { TableView } from "#protocol";
import type { Broken, Held } from "#verify-draws";
import { list, say } from "../../i18n/language.ts";
import { loadRecord } from "../../loading/api.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { To } from "../../widgets/frame/to.tsx";
import styles from "./check-draws.module.css";
import { type Announced, keptShare } from "./kept-shares.ts";

interface CheckProps {
  readonly table: TableView;
  readonly names: readonly string[];
}

/** What the page has found: in the record alone, and beside what it noted before the match. */
interface Found {
  readonly draws: Held | Broken;
  readonly note: Note;
}
type Note = "same" | "other" | "none";

/** Checks the draws of a finished match in the browser, by code that is not the server's. */
export function CheckDraws({ table, names }: CheckProps) {
  const { refusal, isAsking, ask } = useAsking();
  const [found, setFound] = useState<Found | null>(null);
  if (table.commitment === undefined) return null;
  const check = async (): Promise<void> => {
    const answer = await ask(() => loadRecord(table.id));
    if (answer?.ok !== true) return;
    const { verifyDraws } = await import("#verify-draws");
    setFound({ draws: verifyDraws(answer.value), note: noteOn(table, answer.value) });
  };
  return (
    <section class={styles.check}>
      <h2>{say("fairDraws")}</h2>
      <p>{say("checkDrawsHelp")}</p>
      <p class={styles.acts}>
        <button
          type="button"
          class={page.button}
          data-act="check-draws"
          disabled={isAsking}
          onClick={() => void check()}
        >
          {say("checkDraws")}
        </button>
        <To path="/fairness">{say("whatItProves")}</To>
      </p>
      <div role="status">{found === null ? null : <Result found={found} names={names} />}</div>
      {refusal === null ? null : <RefusalLine refusal={refusal} />}
    </section>
  );
}

function Result({ found: { draws, note }, names }: { readonly found: Found; readonly names: readonly string[] }) {
  if (!draws.ok) {
    const name = names[draws.seat ?? -1] ?? "";
    return <p class={styles.wrong}>{say(`check.${draws.code}`, { name, entry: draws.entry ?? 0 })}</p>;
  }
  const missing = draws.missing.map((seat) => names[seat] ?? "");
  return (
    <ul>
      <li>{say("check-draws", { n: draws.draws, shares: draws.shares })}</li>
      {missing.length === 0 ? null : <li>{say("check-missing", { names: list(missing), n: missing.length })}</li>}
      {draws.skipped === 0 ? null : <li>{say("check-skipped", { n: draws.skipped })}</li>}
      <li class={note === "other" ? styles.wrong : undefined}>{say(`check.note-${note}`)}</li>
    </ul>
  );
}

/** Whether a record that holds also tells what this page noted before it showed the reader's share. */
function noteOn({ you, seats }: TableView, record: unknown): Note {
  const kept = you === null ? null : keptShare(seats[you]?.share);
  const announced = kept?.announced;
  if (kept === null || announced === undefined || you === null) return "none";
  const { fairness } = record as { fairness: Told };
  const told: Announced = {
    commitment: fairness.commitment,
    shares: fairness.seats.map((each) => each?.hash ?? null),
  };
  const isOwn = fairness.seats[you]?.share === kept.share || fairness.seats[you]?.share === null;
  return isOwn && JSON.stringify(told) === JSON.stringify(announced) ? "same" : "other";
}

interface Told {
  readonly commitment: string;
  readonly seats: readonly ({ readonly hash: string; readonly share: string | null } | null)[];
}
