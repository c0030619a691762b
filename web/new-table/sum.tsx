import { isSeat } from "#engine";
import { openTable } from "../api.ts";
import { useAsking } from "../asking.ts";
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
  const { refusal, isAsking, ask } = useAsking();
  const open = async (): Promise<void> => {
    const { sitters, options, door } = plan;
    const wish = { game: atHand.meta.id, seats: [...sitters], options: { ...options }, door };
    const answer = await ask(() => openTable(wish));
    if (answer?.ok === true) go(`/t/${answer.value.id}`);
  };
  const sentence = inProse(atHand, plan);
  return (
    <aside class={styles.sum}>
      <RoundTable label={sentence} plan={<atHand.ui.Plan />} places={placesOf(plan)} />
      <p>{sentence}</p>
      <button type="button" class={`${page.main} ${styles.open}`} disabled={isAsking} onClick={() => void open()}>
        {say("openThisTable")}
      </button>
      <RefusalLine refusal={refusal} />
    </aside>
  );
}
