import { type OptionSpec, valuesFor } from "#engine";
import { say } from "../../i18n/language.ts";
import { type AtHand, optionValue } from "../../loading/games.ts";
import page from "../../styles/page.module.css";
import { Pick } from "../../widgets/fields/pick.tsx";
import styles from "./new-table.module.css";
import { chosenOf, countOf, DOORS, switchesOf, type WishProps, withOption } from "./wish.ts";

type OptionsProps = WishProps & { readonly atHand: AtHand };

/** The game's own options, each with its line of help; switches that a preset sets are shown on demand. */
export function Options(props: OptionsProps) {
  const { meta } = props.atHand;
  const set = switchesOf(meta);
  const isSet = ({ id }: OptionSpec): boolean => set.includes(id);
  return (
    <>
      <h2>{say("options")}</h2>
      <div class={styles.options}>
        <ul>
          {meta.presets.map(({ id, values }) => (
            <OptionRow key={id} {...props} id={id} values={Object.keys(values)} />
          ))}
          {meta.options.map((spec) => (isSet(spec) ? null : <Switch key={spec.id} {...props} spec={spec} />))}
        </ul>
        {set.length === 0 ? null : (
          <details>
            <summary>{say("ruleByRule")}</summary>
            <ul>
              {meta.options.map((spec) => (isSet(spec) ? <Switch key={spec.id} {...props} spec={spec} /> : null))}
            </ul>
          </details>
        )}
      </div>
    </>
  );
}

function Switch({ spec, ...props }: OptionsProps & { readonly spec: OptionSpec }) {
  return <OptionRow {...props} id={spec.id} values={valuesFor(spec, countOf(props.wish))} />;
}

interface OptionRowProps extends OptionsProps {
  readonly id: string;
  readonly values: readonly string[];
}

function OptionRow({ atHand: { meta, say: words }, wish, onWish, id, values }: OptionRowProps) {
  return (
    <li>
      <span class={page.choice}>
        {words(`option.${id}`)}
        <small>{words(`option.${id}.help`)}</small>
      </span>
      <Pick
        label={words(`option.${id}`)}
        values={values}
        chosen={chosenOf(meta, wish, id) ?? values[0] ?? ""}
        text={(value) => optionValue(words, id, value)}
        onPick={(value) => onWish(withOption(wish, meta, id, value))}
      />
    </li>
  );
}

/** Who may sit down. */
export function Door({ wish, onWish }: WishProps) {
  return (
    <>
      <h2>{say("door")}</h2>
      <ul>
        <li>
          <span>
            {say("whoMaySit")}
            <small>{say(`door.${wish.door}.help`)}</small>
          </span>
          <Pick
            label={say("whoMaySit")}
            values={DOORS}
            chosen={wish.door}
            text={(door) => say(`door.${door}`)}
            onPick={(door) => onWish({ ...wish, door })}
          />
        </li>
      </ul>
    </>
  );
}
