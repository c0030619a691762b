import type { BoardProps } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../hidden/view-types.ts";

/** The seat for previews: the reader's own; for spectators the seat to act. */
export const ownSeat = (view: View, you: Seat | null): Seat => you ?? view.actor ?? 0;

/** The seat at its turn in the trick: whose tentative turn waits to be handed over is still at it. */
export const seatAtTurn = ({ view, ending }: Pick<BoardProps<View>, "view" | "ending">): Seat | null =>
  ending ?? view.actor;

/** Whether the seat has chosen its card or, once all have, played it. */
export function isDone(props: Pick<BoardProps<View>, "view" | "chosen" | "ending">, seat: Seat): boolean {
  const now = seatAtTurn(props);
  const mat = props.view.mats[seat];
  return now === null ? props.chosen.has(seat) || mat?.hasKept === true : mat?.hasPlayed === true && now !== seat;
}

/** Whether the seat decides now. A seat whose simultaneous choice waits for others does not. */
export function isActing(
  { view, chosen, ending }: Pick<BoardProps<View>, "view" | "chosen" | "ending">,
  seat: Seat,
): boolean {
  if (ending !== null) return ending === seat;
  if (view.actor !== null) return view.actor === seat;
  return view.awaits === "keep" && view.mats[seat]?.hasKept === false && !chosen.has(seat);
}

type Noted = Pick<BoardProps<View>, "view" | "chosen" | "ending" | "say">;

/** A word on what the seat is doing; null when there is nothing to say, as after the match. */
export function noteOf(props: Noted, seat: Seat): string | null {
  const { view, chosen, ending, say } = props;
  const mat = view.mats[seat];
  if (view.awaits === "over" && ending === null) return null;
  if (isActing(props, seat)) return say(view.awaits === "keep" ? "note.chooses" : "note.plays");
  if (mat?.hasPlayed === true) return say("note.has-played");
  if (view.awaits === "keep" && view.actor === null) return chosen.has(seat) ? say("note.has-chosen") : null;
  return mat?.hasKept === true ? say("note.waits") : null;
}
