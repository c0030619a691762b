import { useState } from "preact/hooks";
import type { TableView } from "#protocol";
import { list, say } from "../../i18n/language.ts";
import { voteOnAbandoning } from "../../loading/api.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { isStoodIn } from "./stood-in.ts";

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

/** Who wishes to abandon the match, for everybody who has not said yet. */
export function WishToAbandon({ table, names }: { readonly table: TableView; readonly names: readonly string[] }) {
  const { refusal, ask } = useAsking();
  const wishing = table.seats.filter(({ abandons }) => abandons);
  if (wishing.length === 0 || table.you === null || table.status !== "running" || isStoodIn(table)) return null;
  const vote = (answer: "agree" | "play-on") => () => void ask(() => voteOnAbandoning(table.id, answer));
  return (
    <>
      <p role="status">{say("wishToAbandon", { names: list(wishing.map(({ seat }) => names[seat] ?? "")) })}</p>
      <button type="button" class={page.button} data-act="play-on" onClick={vote("play-on")}>
        {say("playOn")}
      </button>
      {wishing.some(({ seat }) => seat === table.you) ? null : (
        <button type="button" class={page.button} data-act="agree-to-abandon" onClick={vote("agree")}>
          {say("agree")}
        </button>
      )}
      {refusal === null ? null : <RefusalLine refusal={refusal} />}
    </>
  );
}
