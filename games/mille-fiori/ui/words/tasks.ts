import { type Reader, sayTask, seatName, type Task } from "#boardkit";
import { type Seat, seatAfter } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { LAST_SEA_SPACE } from "../../rules/board/board.ts";
import type { CardName } from "../../rules/content.ts";
import { courseOf, isLastTrick, mayBeLastTrick } from "./course.ts";
import { areaName, faceOf } from "./names.ts";

/** What the seat has to do, in base form for the status sentence. */
export function taskOf(view: View, seat: Seat, reader: Reader): Task {
  switch (view.awaits) {
    case "keep":
      if (view.actor !== null) return sayTask(reader, "keep-and-play");
      // Nothing is taken from the display after the last trick of the match.
      if (courseOf(view, reader).isEnding) return sayTask(reader, "keep-card-end");
      if (mayBeLastTrick(view)) return sayTask(reader, "keep-card-may-end");
      if (isLastTrick(view)) return sayTask(reader, "keep-card-last");
      return seat === reader.you
        ? sayTask(reader, "keep-card-pass", { name: seatName(reader, seatAfter(seat, view.seats)) })
        : sayTask(reader, "keep-card");
    case "play": {
      const card = view.mats[seat]?.kept ?? null;
      return card === null ? sayTask(reader, "play-kept") : playTask(view, seat, card, reader);
    }
    case "extra":
      return sayTask(reader, "choose-extra-card");
    case "playExtra":
      return view.taken === null ? sayTask(reader, "choose-extra-card") : playTask(view, seat, view.taken, reader);
    default:
      return chanceTaskOf(view, reader);
  }
}

export function chanceTaskOf(view: View, reader: Reader): Task {
  switch (view.awaits) {
    case "startPlayer":
      return sayTask(reader, "chance-start");
    case "setupDisplay":
    case "roundDisplay":
      return sayTask(reader, "chance-display");
    case "pass":
      return sayTask(reader, "chance-pass");
    case "layOut":
      return sayTask(reader, "chance-lay-out");
    case "over":
      return sayTask(reader, "status-over");
    default:
      return sayTask(reader, "chance-deal");
  }
}

/**
 * The task for a card in play: place it while there are diamonds, or sail while the ship is not at the end of its
 * route.
 */
function playTask(view: View, seat: Seat, card: CardName, reader: Reader): Task {
  const mat = view.mats[seat];
  const { number, area } = faceOf(card);
  const args = { area: areaName(reader, area), n: number };
  if ((mat?.personal ?? 0) + (mat?.general ?? 0) === 0) return sayTask(reader, "sail-only", args);
  if ((mat?.ship ?? 0) === LAST_SEA_SPACE) return sayTask(reader, "place-only", args);
  // 3.7 Whoever takes a ship space sails as well.
  if (area === "harbor") return sayTask(reader, view.taken === null ? "place-and-sail" : "place-extra-and-sail", args);
  return sayTask(reader, view.taken === null ? "place-or-sail" : "place-extra", args);
}
