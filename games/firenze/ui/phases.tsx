import type { BoardProps } from "#boardkit";
import type { View } from "../view-types.ts";
import styles from "./phases.module.css";
import { fallingOf } from "./prospects.ts";

const PHASES = ["card", "exchange", "build", "ruins", "contracts", "limits"] as const;

/** The phase of a stage, from 1; 0 outside a turn. */
function phaseOf({ stage, turn }: View): number {
  switch (stage) {
    case "choose":
    case "lay":
    case "cancel":
    case "strike":
    case "keep":
    case "drawCard":
      return 1;
    case "drawBricks":
      return turn.back === "act" ? 2 : 1;
    case "give":
      return givingPhase(turn);
    case "act":
      return turn.built > 0 || turn.exchanged || turn.played.includes("mason") ? 3 : 2;
    case "contracts":
      return 5;
    case "limitBricks":
    case "limitCards":
      return 6;
    default:
      return 0;
  }
}

function givingPhase({ purpose, back, built }: View["turn"]): number {
  if (purpose === "build") return 3;
  if (purpose === "exchange") return 2;
  if (purpose !== "swap") return 1;
  if (back === "contracts") return 5;
  if (back === "act") return built > 0 ? 3 : 2;
  return back === "choose" ? 1 : 6;
}

/** The six phases of the turn, and how many towers will fall in the fourth. */
export function Phases({ view, say }: BoardProps<View>) {
  const now = phaseOf(view);
  if (now === 0) return null;
  const falling = view.active === null ? 0 : fallingOf(view, view.active).length;
  return (
    <ol data-world="firenze" class={styles.phases} aria-label={say("phases")}>
      {PHASES.map((phase, i) => (
        <li
          key={phase}
          data-done={i + 1 < now || undefined}
          data-now={i + 1 === now || undefined}
          aria-current={i + 1 === now ? "step" : undefined}
        >
          <b>{i + 1}</b>
          <span>{say(`phase.${phase}`)}</span>
          {phase === "ruins" && falling > 0 ? <em>{say("phases.fall", { n: falling })}</em> : null}
          {phase === "limits" && view.ending !== null ? <em>{say("phases.last")}</em> : null}
        </li>
      ))}
    </ol>
  );
}
