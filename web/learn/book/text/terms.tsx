import type { BookTexts } from "#boardkit";
import type { GameMeta } from "#engine";
import { say } from "../../../i18n/language.ts";
import { type AtHand, optionValue } from "../../../loading/games.ts";
import { Pick } from "../../../widgets/fields/pick.tsx";
import { readParagraph } from "./marked.ts";
import { holds, type ShownFor } from "./shown-for.ts";
import styles from "./terms.module.css";

interface TermsProps {
  readonly atHand: AtHand;
  readonly texts: BookTexts;
  readonly at: ShownFor;
  readonly onTerms: (at: ShownFor) => void;
}

interface Switch {
  readonly id: string;
  readonly values: readonly string[];
}

/** For which options the book is shown, and how to turn it to others: those that its texts mark. */
export function Terms({ atHand: { meta, say: words }, texts, at, onTerms }: TermsProps) {
  const switches = markedIn(meta, texts);
  if (switches.length === 0) return null;
  return (
    <section class={styles.terms} aria-label={say("book.shown-for")}>
      <p>{say("book.shown-for")}</p>
      {switches.map(({ id, values }) => (
        <div key={id}>
          <span>{words(`option.${id}`)}</span>
          <Pick
            label={words(`option.${id}`)}
            values={values}
            chosen={values.find((value) => holds(meta, { option: id, value }, at.options)) ?? ""}
            text={(value) => optionValue(words, id, value)}
            onPick={(value) => onTerms({ ...at, options: turned(meta, at.options, { id, value }) })}
          />
        </div>
      ))}
    </section>
  );
}

/** Presets and options by which some text is marked. */
function markedIn({ options, presets }: GameMeta, texts: BookTexts): readonly Switch[] {
  const marked = new Set(
    Object.values(texts.sections).flatMap(({ text }) => text.map((each) => readParagraph(each).mark?.option)),
  );
  const sets = presets.map(({ id, values }) => ({ id, values: Object.keys(values) }));
  return [...sets, ...options].filter(({ id }) => marked.has(id));
}

const turned = (
  { presets }: GameMeta,
  options: ShownFor["options"],
  { id, value }: { readonly id: string; readonly value: string },
): ShownFor["options"] => ({
  ...options,
  ...(presets.find((preset) => preset.id === id)?.values[value] ?? { [id]: value }),
});
