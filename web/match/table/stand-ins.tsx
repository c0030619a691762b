import { useEffect } from "preact/hooks";
import type { TableSeat, TableView } from "#protocol";
import { list, say } from "../../i18n/language.ts";
import { takeBack, voteOnStandIn } from "../../loading/api.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import styles from "./folded.module.css";
import { isStoodIn } from "./stood-in.ts";

interface StandInsProps {
  readonly table: TableView;
  readonly names: readonly string[];
}

/** The other people who still play for themselves. */
const othersOf = ({ seats, you }: TableView): readonly TableSeat[] =>
  seats.filter(({ seat, kind, standIn }) => kind === "person" && seat !== you && standIn === undefined);

/** Those present agree that a bot plays for somebody who is away. */
export function StandIns({ table, names }: StandInsProps) {
  const { refusal, ask, forget } = useAsking();
  const others = othersOf(table);
  const presence = others.map(({ seat, here }) => `${seat} ${here}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody who comes or goes makes the refusal untrue.
  useEffect(forget, [presence]);
  if (others.length === 0) return null;
  return (
    <>
      <p class={page.soft}>{say("standInHelp")}</p>
      <div class={styles.away}>
        {others.map(({ seat, here }) => (
          <button
            key={seat}
            type="button"
            class={page.button}
            onClick={() => void ask(() => voteOnStandIn(table.id, seat, "agree"))}
          >
            {say("letBotPlay", { name: names[seat] ?? "" })} ({say(here ? "here" : "away")})
          </button>
        ))}
      </div>
      {others.map(({ seat, agreed = [] }) =>
        agreed.length === 0 ? null : (
          <p key={seat}>
            {names[seat]}: {say("agreedSoFar", { names: list(agreed.map((each) => names[each] ?? "")) })}
          </p>
        ),
      )}
      <RefusalLine refusal={refusal} />
    </>
  );
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
