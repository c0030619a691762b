import type { BoardProps } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import styles from "./phases.module.css";

export const PHASES = ["card", "exchange", "build", "ruins", "contracts", "limits"] as const;

/** The number of the present phase, from 1; 0 outside a turn. */
export function phaseOf({ awaits, turn }: Pick<View, "awaits" | "turn">): number {
  switch (awaits) {
    case "choose":
    case "lay":
    case "cancel":
    case "strike":
    case "keep":
    case "drawCard":
      return 1;
    case "drawBricks":
      return turn.back === "act" ? actingPhase(turn) : 1;
    case "give":
      return givingPhase(turn);
    case "act":
      return actingPhase(turn);
    case "contracts":
      return 5;
    case "limitBricks":
    case "limitCards":
      return 6;
    default:
      return 0;
  }
}

/** Exchange and building have the same `awaits`; what the turn has already done decides between them. */
const actingPhase = ({ built, exchanged, played }: View["turn"]): number =>
  built > 0 || exchanged || played.includes("mason") ? 3 : 2;

function givingPhase(turn: View["turn"]): number {
  const { purpose, back } = turn;
  if (purpose === "build") return 3;
  if (purpose === "exchange") return 2;
  if (purpose !== "swap") return 1;
  if (back === "contracts") return 5;
  if (back === "act") return actingPhase(turn);
  return back === "choose" ? 1 : 6;
}

/** The phase that is shown: a turn that is not sent yet has all of them behind it, though the next one has begun on the board. */
export const phaseShown = ({ view, ending }: Pick<BoardProps<View>, "view" | "ending">): number =>
  ending !== null && view.awaits === "choose" ? PHASES.length + 1 : phaseOf(view);

/** Of another seat nobody can say before it has exchanged or built which of the two it does. */
const isEither = ({ view, you }: Pick<BoardProps<View>, "view" | "you">, now: number, phase: number): boolean =>
  now === 2 && phase === 3 && view.active !== you;

/** 5.1 Whether the turn is the last one of its seat: whoever placed the last seal may still be in the turn of that. */
export const isLastTurn = ({ ending, active }: Pick<View, "ending" | "active">): boolean =>
  ending !== null && ending !== active;

/** The six phases of the turn. */
export function Phases({ view, ending, you, say }: BoardProps<View>) {
  const now = phaseShown({ view, ending });
  if (now === 0) return null;
  return (
    <ol data-world="firenze" class={styles.phases} aria-label={say("phases")}>
      {PHASES.map((phase, i) => (
        <li
          key={phase}
          data-card={`phase:${i + 1}`}
          data-done={i + 1 < now || undefined}
          data-now={i + 1 === now || isEither({ view, you }, now, i + 1) || undefined}
          aria-current={i + 1 === now ? "step" : undefined}
        >
          <b>{i + 1}</b>
          <span>{say(`phase.${phase}`)}</span>
          {phase === "limits" && isLastTurn(view) ? <em data-last>{say("phases.last")}</em> : null}
        </li>
      ))}
    </ol>
  );
}
