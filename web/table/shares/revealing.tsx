import { useEffect, useState } from "preact/hooks";
import type { TableView } from "#protocol";
import { currentLocale, list, say } from "../../i18n/language.ts";
import { startWithout } from "../../loading/api.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { namesAt } from "../seat-names.ts";
import { keptShare } from "./kept-shares.ts";

type Revealing = NonNullable<TableView["revealing"]>;

interface RevealingProps {
  readonly table: TableView;
  readonly revealing: Revealing;
}

/** A full table before the match: whose share is missing, and what can be done about it. */
export function Awaited({ table, revealing }: RevealingProps) {
  const { you, seats } = table;
  const isMissing = you !== null && revealing.missing.includes(you);
  const isLost = isMissing && keptShare(seats[you]?.share) === null;
  return (
    <>
      <p class={page.soft}>{say("revealingHelp")}</p>
      {isLost ? <p role="status">{say("shareLost")}</p> : null}
      {you === null ? null : <StartWithout table={table} revealing={revealing} />}
    </>
  );
}

/** The heading of such a table. */
export const revealingTitle = ({ table, revealing: { missing } }: RevealingProps): string =>
  missing.length === 0
    ? say("revealing")
    : say("revealing-missing", { names: list(missing.map((seat) => namesAt(table)[seat] ?? "")) });

function StartWithout({ table, revealing: { withoutFrom, agreed } }: RevealingProps) {
  const { refusal, isAsking, ask } = useAsking();
  const isTime = useTime(withoutFrom);
  const names = agreed.map((seat) => namesAt(table)[seat] ?? "");
  if (!isTime) return <p class={page.soft}>{say("starts-without-from", { time: timeText(withoutFrom) })}</p>;
  return (
    <>
      <p>
        <button
          type="button"
          class={page.button}
          data-act="start-without"
          disabled={isAsking}
          onClick={() => void ask(() => startWithout(table.id))}
        >
          {say("startWithout")}
        </button>
      </p>
      {names.length === 0 ? null : <p class={page.soft}>{say("starts-without-agreed", { names: list(names) })}</p>}
      <RefusalLine refusal={refusal} />
    </>
  );
}

/** The longest delay that `setTimeout` takes, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Whether the moment has come, by the clock of this machine. */
function useTime(at: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.min(LONGEST, Math.max(0, at - Date.now())));
    return () => clearTimeout(timer);
  }, [at]);
  return now >= at;
}

/** The hour, with the day unless it is today. */
function timeText(at: number): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ weekday: "long", day: "numeric", month: "long" } as const);
  return date.toLocaleString(currentLocale(), { ...day, hour: "numeric", minute: "2-digit" });
}
