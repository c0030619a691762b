import { useState } from "preact/hooks";
import { AID_TABS, type AidTab, fill, type Terms } from "#boardkit";
import { currentLocale, say } from "../../i18n/language.ts";
import type { AtHand } from "../../loading/games.ts";
import { aidAtHand } from "../../loading/learn.ts";
import styles from "./aid.module.css";
import { Blocks } from "./blocks.tsx";

interface AidProps {
  readonly atHand: AtHand;
  readonly terms: Terms;
}

/** The player aid of a game with the figures and options of a match. */
export function Aid({ atHand, terms }: AidProps) {
  const [tab, setTab] = useState<AidTab>("turn");
  const found = aidAtHand(atHand.meta.id);
  if (found === null || found === undefined) return null;
  const { aid, texts } = found;
  const blocks = aid.blocks({
    ...terms,
    ...{ say: atHand.say, locale: currentLocale() },
    text: (id, figures = {}) => fill(texts[id] ?? id, figures),
  });
  return (
    <div class={styles.aid} data-world={atHand.meta.id}>
      <fieldset class={styles.tabs} aria-label={say("aid")}>
        {AID_TABS.map((each) => (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => setTab(each)}>
            {say(`aid.${each}`)}
          </button>
        ))}
      </fieldset>
      <Blocks {...{ blocks, tab }} />
    </div>
  );
}
