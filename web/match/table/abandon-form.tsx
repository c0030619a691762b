import { useState } from "preact/hooks";
import type { TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { voteOnAbandoning } from "../../loading/api.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";

/** The wish to abandon the match, which a second press makes: it cannot be undone once everybody has it. */
export function Abandon({ table }: { readonly table: TableView }) {
  const [isAsked, setAsked] = useState(false);
  const { refusal, ask } = useAsking();
  const press = (): void => {
    if (isAsked) void ask(() => voteOnAbandoning(table.id, "agree"));
    setAsked(!isAsked);
  };
  if (table.seats.some(({ seat, abandons }) => seat === table.you && abandons)) return null;
  return (
    <>
      <button type="button" class={page.button} data-act="abandon" onClick={press} onBlur={() => setAsked(false)}>
        {say(isAsked ? "abandonNow" : "abandon")}
      </button>
      <p class={page.soft}>{say("abandonHelp")}</p>
      <RefusalLine refusal={refusal} />
    </>
  );
}
