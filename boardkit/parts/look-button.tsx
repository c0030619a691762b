import styles from "./look-button.module.css";

interface LookButtonProps {
  readonly label: string;
  /** Drawn in lines, 24 x 24. */
  readonly d: string;
  /** The class that sets its size and place. */
  readonly class: string | undefined;
  readonly onClick: () => void;
}

/** A button that only changes what is shown: a close-up, the whole board. */
export const LookButton = ({ label, d, class: className, onClick }: LookButtonProps) => (
  <button type="button" class={`${styles.look} ${className}`} aria-label={label} title={label} onClick={onClick}>
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
      <path d={d} />
    </svg>
  </button>
);
