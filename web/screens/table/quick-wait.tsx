import { useEffect, useState } from "preact/hooks";
import { USUAL } from "#bots/levels";
import type { TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { voteOnBots } from "../../loading/api.ts";
import { useElsewhere } from "../../match/next/next-table.ts";
import page from "../../styles/page.module.css";
import { serverNow } from "../../table/clocks/server-time.ts";
import { clockText } from "../../table/clocks/time-words.ts";
import { levelName } from "../../table/levels.ts";
import { namesAt } from "../../table/seat-names.ts";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";

interface QuickWaitProps {
  readonly table: TableView;
  readonly quick: NonNullable<TableView["quick"]>;
}

/** A quick match that waits: who is here, how long until its people are asked whether bots play, and that question. */
export function QuickWait({ table, quick }: QuickWaitProps) {
  const { refusal, isAsking, ask } = useAsking();
  // Brings the server's time as well.
  useElsewhere(table.id);
  const left = useLeft(quick.botsAt);
  const { seats, you } = table;
  const here = seats.filter(({ kind }) => kind !== "free").length;
  const agreed = quick.agreed.map((seat) => namesAt(table)[seat] ?? "").join(", ");
  const answer = (vote: "agree" | "wait") => () => void ask(() => voteOnBots(table.id, vote));
  const level = levelName(USUAL);
  return (
    <div data-part="quick-wait">
      <p role="status">
        {say("quick-here", { n: here, of: seats.length })}
        {left > 0 ? null : `. ${say("quick-over", { level })}`}
      </p>
      {left > 0 ? <p class={page.soft}>{say("quick-left", { time: clockText(left), level })}</p> : null}
      {left > 0 || you === null ? null : (
        <p>
          <button
            type="button"
            class={page.main}
            data-act="fill"
            disabled={isAsking || quick.agreed.includes(you)}
            onClick={answer("agree")}
          >
            {say("playWithBots")}
          </button>{" "}
          <button type="button" class={page.button} data-act="wait-on" disabled={isAsking} onClick={answer("wait")}>
            {say("waitOn")}
          </button>
        </p>
      )}
      {agreed === "" ? null : <p class={page.soft}>{say("quick-agreed", { names: agreed })}</p>}
      <p class={page.soft}>{say("quickStays")}</p>
      <RefusalLine refusal={refusal} />
    </div>
  );
}

/** Milliseconds until then, once a second. */
function useLeft(at: number): number {
  const [, draw] = useState(0);
  useEffect(() => {
    const tick = setInterval(() => draw((n) => n + 1), 1000);
    return () => clearInterval(tick);
  }, []);
  return Math.max(0, at - serverNow());
}
