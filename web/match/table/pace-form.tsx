import { useState } from "preact/hooks";
import type { Pace, TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { voteOnPace } from "../../loading/api.ts";
import page from "../../styles/page.module.css";
import { Hours } from "../../table/clocks/hours.tsx";
import { PaceRows } from "../../table/clocks/pace-rows.tsx";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";

/** Wishes another pace for the running match. It changes once all its persons wish the same. */
export function ChangePace({ table }: { readonly table: TableView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say("changePace")}</summary>
      {isOpen ? <PaceForm table={table} /> : null}
    </details>
  );
}

/** The pace that the reader wishes, and by correspondence their own hours. */
function PaceForm({ table }: { readonly table: TableView }) {
  const [pace, setPace] = useState<Pace | null>(table.pace ?? null);
  const { refusal, ask } = useAsking();
  return (
    <>
      <p class={page.soft}>{say("changePaceHelp")}</p>
      <PaceRows pace={pace} onPace={setPace} />
      {table.pace?.kind === "days" ? <Hours /> : null}
      <button type="button" class={page.button} onClick={() => void ask(() => voteOnPace(table.id, { pace }))}>
        {say("wishPace")}
      </button>
      <RefusalLine refusal={refusal} />
    </>
  );
}
