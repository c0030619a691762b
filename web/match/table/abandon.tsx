import type { TableView } from "#protocol";
import { list, say } from "../../i18n/language.ts";
import { voteOnAbandoning } from "../../loading/api.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { isStoodIn } from "./stood-in.ts";

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
