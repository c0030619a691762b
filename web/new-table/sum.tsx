import { useState } from "preact/hooks";
import { isSeat } from "#engine";
import type { Refusal } from "#protocol";
import { openTable } from "../api.ts";
import type { AtHand } from "../games.ts";
import { say } from "../i18n/language.ts";
import { go } from "../routes.ts";
import page from "../styles/page.module.css";
import { RefusalLine } from "../widgets/refusal.tsx";
import { type Place, RoundTable } from "../widgets/round-table.tsx";
import styles from "./new-table.module.css";
import { inProse, type Plan, type Sitter } from "./plan.ts";

const KINDS = { me: "person", person: "free", bot: "bot" } as const satisfies Record<Sitter["kind"], Place["kind"]>;

const placesOf = ({ sitters }: Plan): readonly Place[] =>
  sitters.flatMap(({ kind }, k) => (isSeat(k, 5) ? [{ seat: k, kind: KINDS[kind] }] : []));

/** What the choices come to, drawn and in words, and the button that opens the table. */
export function Sum({ atHand, plan }: { readonly atHand: AtHand; readonly plan: Plan }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isOpening, setOpening] = useState(false);
  const open = async (): Promise<void> => {
    setOpening(true);
    const { sitters, options, door } = plan;
    const answer = await openTable({ game: atHand.meta.id, seats: [...sitters], options: { ...options }, door });
    setOpening(false);
    if (answer.ok) go(`/t/${answer.value.id}`);
    else setRefusal(answer.refusal);
  };
  const sentence = inProse(atHand, plan);
  return (
    <aside class={styles.sum}>
      <RoundTable label={sentence} plan={<atHand.ui.Plan />} places={placesOf(plan)} />
      <p>{sentence}</p>
      <button type="button" class={`${page.main} ${styles.open}`} disabled={isOpening} onClick={() => void open()}>
        {say("openThisTable")}
      </button>
      <RefusalLine refusal={refusal} />
    </aside>
  );
}
