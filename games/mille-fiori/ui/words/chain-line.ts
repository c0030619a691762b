import { type Reader, signed } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";
import { tellRun } from "./log-lines.ts";
import { cardName } from "./names.ts";

interface Told {
  readonly view: View;
  readonly reader: Reader;
  /** Whether a line of the log has a short form. */
  readonly isBrief: (id: string) => boolean;
}

const isExtra = ({ type }: Event): boolean => type === "extraCardTaken";

/** What an event brought, with the points of whose turn it is: "workshops, group of 11 +11". */
function stepsOf(event: Event, seat: Seat, { view, reader, isBrief }: Told): readonly string[] {
  const n = "points" in event ? (event.points[seat] ?? 0) : 0;
  return tellRun([event], { view, reader })
    .filter(({ id }) => isBrief(id))
    .map(({ id, args }) => reader.say(`turn.${id}`, args) + (n === 0 ? "" : ` ${signed(n)}`));
}

/**
 * A turn with extra cards, card by card in the order in which they were played, each with its points; `null` where
 * there was no extra card.
 */
export function chainLine(turn: readonly Event[], seat: Seat, told: Told): string | null {
  const { reader } = told;
  const starts = turn.flatMap((event, at) => (isExtra(event) ? [at] : []));
  if (starts.length === 0) return null;
  return [0, ...starts]
    .map((start, i) => {
      const [first, ...rest] = turn.slice(start, starts[i]);
      const title =
        first?.type === "extraCardTaken"
          ? reader.say("turn.extra-card-played", { card: cardName(reader, first.card) })
          : "";
      const brought = rest.flatMap((event) => stepsOf(event, seat, told)).join(", ");
      return [title, brought].filter((part) => part !== "").join(": ");
    })
    .filter((part) => part !== "")
    .join("; ");
}
