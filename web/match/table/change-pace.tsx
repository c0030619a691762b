import type { TableView } from "#protocol";
import { list, say } from "../../i18n/language.ts";
import { voteOnPace } from "../../loading/api.ts";
import page from "../../styles/page.module.css";
import { paceWords } from "../../table/clocks/time-words.ts";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { isStoodIn } from "./stood-in.ts";

/** What others wish the pace to be, for everybody who has not said yet. */
export function PaceWishes({ table, names }: { readonly table: TableView; readonly names: readonly string[] }) {
  const { refusal, ask } = useAsking();
  const wishing = table.seats.filter(({ paceWish }) => paceWish !== undefined);
  const [first] = wishing;
  if (first?.paceWish === undefined || table.you === null || table.status !== "running" || isStoodIn(table))
    return null;
  const { paceWish } = first;
  const isOwn = wishing.some(({ seat }) => seat === table.you);
  return (
    <>
      <p role="status">
        {say("wishesPace", {
          names: list(wishing.map(({ seat }) => names[seat] ?? "")),
          pace: paceWords(paceWish.pace ?? undefined),
        })}
      </p>
      <button
        type="button"
        class={page.button}
        data-act="pace"
        onClick={() => void ask(() => voteOnPace(table.id, isOwn ? null : paceWish))}
      >
        {say(isOwn ? "notAnyMore" : "agree")}
      </button>
      {refusal === null ? null : <RefusalLine refusal={refusal} />}
    </>
  );
}
