import type { Reader, Task } from "#boardkit";
import type { Seat } from "#engine";
import { BUILD_LIMIT } from "../content.ts";
import type { View } from "../view-types.ts";
import { figuresOf } from "./figures-of.ts";
import { type Args, cardName, oneBrick } from "./names.ts";
import { buildCostOf, owesBell } from "./prospects.ts";

const task = ({ say }: Reader, id: string, args: Args = {}): Task => ({ id, text: say(`task.${id}`, args) });

/** What the seat has to do, in base form for the status sentence. */
export function taskOf(view: View, seat: Seat, reader: Reader): Task {
  const { turn } = view;
  const card = turn.event === null ? "" : cardName(reader, turn.event);
  switch (view.stage) {
    case "neutralSeals":
      return task(reader, "place-neutral-seal", {
        k: view.setupDraws + 1,
        n: figuresOf(reader).neutralSeals.placed,
      });
    case "choose":
      return task(reader, turn.played.includes("princess") ? "choose-card-free" : "choose-card");
    case "lay":
      return task(reader, "pay-card", { n: turn.due });
    case "cancel":
      return task(reader, "event-or-patrician", { card });
    case "strike":
      return task(reader, "choose-own-tower", { card });
    case "keep":
      return task(reader, "keep-towers", { card, n: turn.due });
    case "give":
      return givingTask(view, reader, card);
    case "act":
      return buildingTask(view, seat, reader);
    case "contracts":
      return task(reader, owesBell(view, seat) ? "hand-in-bell-tower" : "fulfil-or-skip");
    case "limitBricks":
      return task(reader, "limit-bricks", { n: turn.due });
    case "limitCards":
      return task(reader, "limit-cards", { n: turn.due });
    default:
      return chanceTaskOf(view, reader);
  }
}

export function chanceTaskOf(view: View, reader: Reader): Task {
  switch (view.stage) {
    case "drawCard":
      return task(reader, "chance-refill");
    case "drawBricks":
      return task(reader, "chance-bricks");
    case "over":
      return task(reader, "over");
    default:
      return task(reader, "chance-setup");
  }
}

function givingTask({ turn }: View, reader: Reader, card: string): Task {
  switch (turn.purpose) {
    case "exchange":
      return task(reader, "exchange-give", { n: turn.due, brick: oneBrick(reader, turn.wanted ?? "white") });
    case "build":
      return task(reader, "pay-building", { n: turn.due });
    case "swap":
      return task(reader, turn.victim === null ? "alchemist-own" : "smuggler-own");
    default:
      return task(reader, "give-bricks", { card, n: turn.due });
  }
}

function buildingTask(view: View, seat: Seat, reader: Reader): Task {
  const { built, exchanged, played } = view.turn;
  if (built > 0) {
    const cost = buildCostOf(view, seat, built, reader);
    return task(reader, "build-so-far", { n: built, most: BUILD_LIMIT, cost });
  }
  const isPhase2 = !exchanged && !played.includes("mason");
  return task(reader, isPhase2 ? "exchange-or-build" : "build", { n: BUILD_LIMIT });
}
