import { isSeat } from "#engine";
import { openTable } from "../api.ts";
import { useAsking } from "../asking.ts";
import { type AtHand, optionValue } from "../games.ts";
import { list, say } from "../i18n/language.ts";
import { go } from "../routes.ts";
import page from "../styles/page.module.css";
import { RefusalLine } from "../widgets/refusal.tsx";
import { type Place, RoundTable } from "../widgets/round-table.tsx";
import styles from "./new-table.module.css";
import { changedOf, type Plan, type Sitter } from "./plan.ts";

const KINDS = { me: "person", person: "free", bot: "bot" } as const satisfies Record<Sitter["kind"], Place["kind"]>;

const placesOf = ({ sitters }: Plan): readonly Place[] =>
  sitters.flatMap(({ kind }, k) => (isSeat(k, 5) ? [{ seat: k, kind: KINDS[kind] }] : []));

/** The summary of the choices, drawn and in words, and the button that opens the table. */
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

/** The summary of the choices in one to three sentences. */
function inProse({ meta, say: words }: AtHand, plan: Plan): string {
  const { sitters, door } = plan;
  const people = sitters.filter(({ kind }) => kind === "person").length;
  const bots = sitters.filter(({ kind }) => kind === "bot").length;
  const company = [
    say("you-word"),
    ...(people > 0 ? [say("friends-count", { n: people })] : []),
    ...(bots > 0 ? [say("bots-count", { n: bots })] : []),
  ];
  const changed = changedOf(meta, plan).map(
    ([id, value]) => `${words(`option.${id}`)}: ${optionValue(words, id, value)}`,
  );
  return say("table-in-prose", {
    game: meta.title,
    n: sitters.length,
    company: list(company),
    options: changed.length === 0 ? say("optionsAsUsual") : say("options-changed", { options: changed.join("; ") }),
    door: say(`door.${door}.help`),
  });
}
