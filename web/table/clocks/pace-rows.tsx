import type { Pace } from "#protocol";
import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import { Pick } from "../../widgets/fields/pick.tsx";

const KINDS = ["live", "days", "none"] as const;
const KINDS_HERE = ["live", "none"] as const;
const MINUTES = ["5", "10", "15", "20", "30", "60"] as const;
const INCREMENTS = ["5", "10", "20", "30", "60"] as const;
const DAYS = ["1", "2", "3", "7", "14"] as const;
const BANKS = ["0", "1", "3", "7", "14"] as const;

const FIRST = {
  live: { kind: "live", minutes: 15, increment: 20 },
  days: { kind: "days", days: 2, bank: 3 },
  none: null,
} as const satisfies Record<(typeof KINDS)[number], Pace | null>;

interface PaceProps {
  readonly pace: Pace | null;
  /** For a match on this device: without correspondence. */
  readonly isHere?: boolean;
  readonly onPace: (pace: Pace | null) => void;
}

/** The choice of a pace. Without a clock there is nothing more to choose. */
export function PaceRows({ pace, isHere = false, onPace }: PaceProps) {
  const kind = pace?.kind ?? "none";
  return (
    <ul>
      <li>
        <span class={page.choice}>
          {say("howTimeRuns")}
          <small>{say(`pace.${kind}.help`)}</small>
        </span>
        <Pick
          label={say("howTimeRuns")}
          values={isHere ? KINDS_HERE : KINDS}
          chosen={kind}
          text={(each) => say(`pace.${each}`)}
          onPick={(each) => onPace(each === kind ? pace : FIRST[each])}
        />
      </li>
      {pace?.kind === "live" ? <Live pace={pace} onPace={onPace} /> : null}
      {pace?.kind === "days" ? <Days pace={pace} onPace={onPace} /> : null}
    </ul>
  );
}

type OfKind<K extends Pace["kind"]> = Extract<Pace, { kind: K }>;

interface KindProps<K extends Pace["kind"]> {
  readonly pace: OfKind<K>;
  readonly onPace: (pace: Pace) => void;
}

const Live = ({ pace, onPace }: KindProps<"live">) => (
  <>
    <Row
      what={say("eachHas")}
      help={say("eachHasHelp")}
      values={MINUTES}
      chosen={pace.minutes}
      text={(n) => say("time.min", { n })}
      onPick={(minutes) => onPace({ ...pace, minutes })}
    />
    <Row
      what={say("andEveryTurn")}
      help={say("andEveryTurnHelp")}
      values={INCREMENTS}
      chosen={pace.increment}
      text={(n) => say("time.s", { n })}
      onPick={(increment) => onPace({ ...pace, increment })}
    />
  </>
);

const Days = ({ pace, onPace }: KindProps<"days">) => (
  <>
    <Row
      what={say("aTurnWithin")}
      help={say("aTurnWithinHelp")}
      values={DAYS}
      chosen={pace.days}
      text={(n) => say("time.days", { n })}
      onPick={(days) => onPace({ ...pace, days })}
    />
    <Row
      what={say("andABank")}
      help={say("andABankHelp")}
      values={BANKS}
      chosen={pace.bank}
      text={(n) => (n === 0 ? say("none") : say("time.days", { n }))}
      onPick={(bank) => onPace({ ...pace, bank })}
    />
  </>
);

interface RowProps {
  readonly what: string;
  readonly help: string;
  readonly values: readonly string[];
  readonly chosen: number;
  readonly text: (n: number) => string;
  readonly onPick: (n: number) => void;
}

const Row = ({ what, help, values, chosen, text, onPick }: RowProps) => (
  <li>
    <span class={page.choice}>
      {what}
      <small>{help}</small>
    </span>
    <Pick
      label={what}
      values={values}
      chosen={`${chosen}`}
      text={(n) => text(Number(n))}
      onPick={(n) => onPick(Number(n))}
    />
  </li>
);
