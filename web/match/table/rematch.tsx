import type { TableView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { declineRematch, playAgainHere } from "../../loading/api.ts";
import { go, isHere, pathOf } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { rematchWithShare } from "../../table/shares/take-seat.ts";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";

interface RematchProps {
  readonly table: TableView;
  readonly names: readonly string[];
  /** The main button of its page stands out. */
  readonly isMain: boolean;
}

/** Rematch: opens a table for the same people, or joins or declines the one that somebody else has opened. */
export function Rematch({ table: { id, you, rematch }, names, isMain }: RematchProps) {
  const { refusal, ask } = useAsking();
  if (you === null) return null;
  const join = async (): Promise<void> => {
    const answer = await ask(() => (isHere(id) ? playAgainHere(id) : rematchWithShare(id)));
    if (answer?.ok === true) go(pathOf(answer.value.id));
    else if (answer !== null && rematch !== null) go(pathOf(rematch.table));
  };
  const offer = rematch !== null && rematch.kept === "free" && rematch.by !== you ? rematch : null;
  const who = offer === null || offer.by === null ? undefined : names[offer.by];
  return (
    <>
      {who === undefined ? null : <p role="status">{say("notice-rematch", { name: who })}</p>}
      <button type="button" class={isMain ? page.main : page.button} data-act="rematch" onClick={() => void join()}>
        {say("rematch")}
      </button>
      {offer === null ? null : (
        <button
          type="button"
          class={page.button}
          data-act="decline-rematch"
          onClick={() => void ask(() => declineRematch(id))}
        >
          {say("declineRematch")}
        </button>
      )}
      {refusal === null ? null : <RefusalLine refusal={refusal} />}
    </>
  );
}
