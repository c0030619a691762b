import { valuesFor } from "#engine";
import { type AtHand, optionValue } from "../games.ts";
import { say } from "../i18n/language.ts";
import { Pick } from "../widgets/pick.tsx";
import styles from "./new-table.module.css";
import { countOf, type PlanProps } from "./plan.ts";

/** The game's own options, each with its line of help. */
export function Options({ atHand: { meta, say: words }, plan, onPlan }: PlanProps & { readonly atHand: AtHand }) {
  return (
    <>
      <h2>{say("options")}</h2>
      <ul>
        {meta.options.map((spec) => {
          const values = valuesFor(spec, countOf(plan));
          return (
            <li key={spec.id}>
              <span class={styles.choice}>
                {words(`option.${spec.id}`)}
                <small>{words(`option.${spec.id}.help`)}</small>
              </span>
              <Pick
                label={words(`option.${spec.id}`)}
                values={values}
                chosen={plan.options[spec.id] ?? values[0] ?? ""}
                text={(value) => optionValue(words, spec.id, value)}
                onPick={(value) => onPlan({ ...plan, options: { ...plan.options, [spec.id]: value } })}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Who may sit down. */
export function Door({ plan, onPlan }: PlanProps) {
  return (
    <>
      <h2>{say("door")}</h2>
      <ul>
        <li>
          <span>
            {say("whoMaySit")}
            <small>{say(`door.${plan.door}.help`)}</small>
          </span>
          <Pick
            label={say("whoMaySit")}
            values={["private", "open"] as const}
            chosen={plan.door}
            text={(door) => say(`door.${door}`)}
            onPick={(door) => onPlan({ ...plan, door })}
          />
        </li>
      </ul>
    </>
  );
}
