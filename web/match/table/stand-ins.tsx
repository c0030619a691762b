import type { TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { takeBack, voteOnStandIn } from "../../loading/api.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { isStoodIn, othersOf } from "./stood-in.ts";

interface StandInsProps {
  readonly table: TableView;
  readonly names: readonly string[];
}

/** For those present: a bot is about to take over for somebody who is away, unless they object. */
export function Proposed({ table, names }: StandInsProps) {
  const { refusal, ask } = useAsking();
  if (table.you === null || table.status !== "running" || isStoodIn(table)) return null;
  const [absent] = othersOf(table).filter(({ isProposed }) => isProposed);
  if (absent === undefined) return null;
  const name = names[absent.seat] ?? "";
  const vote = (answer: "agree" | "wait") => () => void ask(() => voteOnStandIn(table.id, absent.seat, answer));
  return (
    <>
      <p role="status">{say("standInSoon", { name })}</p>
      <button type="button" class={page.button} data-act="wait" onClick={vote("wait")}>
        {say("waitForThem")}
      </button>
      {absent.agreed?.includes(table.you) ? null : (
        <button type="button" class={page.button} data-act="agree" onClick={vote("agree")}>
          {say("agree")}
        </button>
      )}
      {refusal === null ? null : <RefusalLine refusal={refusal} />}
    </>
  );
}

/** For a player who is back: a bot has played the seat in the meantime. At one device for each of its people. */
export function TakeBack({ table }: { readonly table: TableView }) {
  const { refusal, ask } = useAsking();
  const isShared = table.here !== undefined && table.status === "running";
  const back = table.seats.filter(
    ({ seat, standIn }) => standIn !== undefined && (isShared || (seat === table.you && isStoodIn(table))),
  );
  if (back.length === 0) return null;
  return (
    <>
      {back.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          class={page.main}
          data-act="take-back"
          onClick={() => void ask(() => takeBack(table.id, seat))}
        >
          {seat === table.you ? say("takeBack") : say("takeBack-of", { name })}
        </button>
      ))}
      {refusal === null ? null : <RefusalLine refusal={refusal} />}
    </>
  );
}
