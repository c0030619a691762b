import { useEffect, useState } from "preact/hooks";
import type { TableSeat, TableView } from "#protocol";
import { MAX_REPORT } from "#protocol/limits";
import { list, say } from "../../i18n/language.ts";
import { giveSeatAway, reportTable, voteOnStandIn } from "../../loading/api.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { Abandon } from "./abandon-form.tsx";
import styles from "./folded.module.css";
import { ChangePace } from "./pace-form.tsx";

interface PeopleProps {
  readonly table: TableView;
  readonly names: readonly string[];
  /** The reader plays here. */
  readonly mayAct: boolean;
  /** The reader has made moves that can still be taken back. */
  readonly hasBegun: boolean;
  /** The other people who still play for themselves. */
  readonly others: readonly TableSeat[];
}

/** What people at a running match may do about its seats, and a word to the host. */
export function PeopleBody({ table, names, mayAct, hasBegun, others }: PeopleProps) {
  return (
    <div class={styles.people}>
      {mayAct ? <StandIns table={table} names={names} others={others} /> : null}
      {mayAct ? <GiveAway table={table} hasBegun={hasBegun} /> : null}
      {mayAct ? <ChangePace table={table} /> : null}
      {mayAct ? <Abandon table={table} /> : null}
      <Report table={table.id} />
    </div>
  );
}

/** Those present agree that a bot plays for somebody who is away. */
function StandIns({ table, names, others }: Pick<PeopleProps, "table" | "names" | "others">) {
  const { refusal, ask, forget } = useAsking();
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

function GiveAway({ table, hasBegun }: Pick<PeopleProps, "table" | "hasBegun">) {
  const { refusal, ask } = useAsking();
  return (
    <>
      <button
        type="button"
        class={page.button}
        data-act="give-away"
        onClick={() => void ask(() => giveSeatAway(table.id))}
      >
        {say("giveAway")}
      </button>
      <p class={page.soft}>
        {hasBegun ? <b>{say("giveAwayLoses")} </b> : null}
        {say("giveAwayHelp")}
      </p>
      <RefusalLine refusal={refusal} />
    </>
  );
}

/** A report to the host; nobody else reads it. */
function Report({ table }: { readonly table: string }) {
  const [text, setText] = useState("");
  const [isSent, setSent] = useState(false);
  const { refusal, ask } = useAsking();
  const send = async (): Promise<void> => {
    const answer = await ask(() => reportTable(table, text));
    setSent(answer?.ok === true);
  };
  if (isSent) return <p role="status">{say("reportSent")}</p>;
  return (
    <form
      class={styles.report}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        {say("reportHelp")}
        <textarea
          required
          rows={2}
          maxLength={MAX_REPORT}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class={page.button}>
        {say("report")}
      </button>
      <RefusalLine refusal={refusal} />
    </form>
  );
}
