import styles from "./pick.module.css";

interface PickProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly text: (value: T) => string;
  readonly onPick: (value: T) => void;
}

/** A choice among a few words in a line: the chosen one is bold and underlined. */
export function Pick<T extends string>({ label, values, chosen, text, onPick }: PickProps<T>) {
  return (
    <fieldset class={styles.pick} aria-label={label}>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          data-value={value}
          aria-pressed={value === chosen}
          onClick={() => onPick(value)}
        >
          <span>{text(value)}</span>
        </button>
      ))}
    </fieldset>
  );
}
