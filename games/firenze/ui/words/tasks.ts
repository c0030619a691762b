import { type Reader, sayTask, seatName, type Task } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { figuresOf } from "../figures-of.ts";
import {
  buildCostOf,
  exchangeCostOf,
  isHeldUp,
  isOverLimits,
  isPhase2,
  mayFulfil,
  mostBricksOf,
  owesBell,
  servedBy,
} from "../prospects.ts";
import { otherThan } from "../seats.ts";
import { cardName, oneBrick } from "./names.ts";

/** What the seat has to do, in base form for the status sentence. */
export function taskOf(view: View, seat: Seat, reader: Reader, possible: ReadonlySet<string>): Task {
  const { turn } = view;
  const card = turn.event === null ? "" : cardName(reader, turn.event);
  switch (view.awaits) {
    case "neutralSeals":
      return sayTask(reader, "place-neutral-seal", {
        k: view.setupDraws + 1,
        n: figuresOf(reader).neutralSeals.placed,
      });
    case "choose":
      return sayTask(reader, turn.played.includes("princess") ? "choose-card-free" : "choose-card");
    case "lay":
      return sayTask(reader, "pay-card", { n: turn.due });
    case "cancel":
      return sayTask(reader, "event-or-patrician", { card });
    case "strike":
      return sayTask(reader, "choose-own-tower", { card, event: turn.event ?? "" });
    case "keep":
      return sayTask(reader, "keep-towers", { card, n: turn.due });
    case "give":
      return givingTask(view, seat, reader, card);
    case "act":
      return buildingTask(view, seat, reader, possible);
    case "contracts":
      return contractsTask(view, seat, reader, possible);
    case "limitBricks":
    case "limitCards":
      return limitsTask(view, seat, reader, possible);
    default:
      return chanceTaskOf(view, reader);
  }
}

export function chanceTaskOf(view: View, reader: Reader): Task {
  switch (view.awaits) {
    case "drawCard":
      return sayTask(reader, "chance-refill");
    case "drawBricks":
      return sayTask(reader, "chance-bricks");
    case "over":
      return sayTask(reader, "over");
    default:
      return sayTask(reader, "chance-setup");
  }
}

/** Of a price that is known from the start it says that something has been given already. */
function givingTask(view: View, seat: Seat, reader: Reader, card: string): Task {
  const { turn } = view;
  const mat = view.mats[seat];
  switch (turn.purpose) {
    case "exchange": {
      const isBegun = mat !== undefined && turn.due < exchangeCostOf(mat, reader);
      const brick = oneBrick(reader, turn.wanted ?? "white");
      return sayTask(reader, isBegun ? "exchange-give-more" : "exchange-give", { n: turn.due, brick });
    }
    case "build": {
      const isBegun = turn.due < buildCostOf(view, seat, turn.built, reader);
      return sayTask(reader, isBegun ? "pay-building-more" : "pay-building", { n: turn.due });
    }
    case "swap":
      return swappingTask(turn, reader);
    case "fire":
      return sayTask(reader, turn.due < figuresOf(reader).fire ? "give-bricks-more" : "give-bricks", {
        card,
        n: turn.due,
      });
    default:
      return sayTask(reader, "give-bricks", { card, n: turn.due });
  }
}

/** Alchemist and Smuggler: the brick that comes is known before the one that is given. */
function swappingTask({ victim, wanted }: View["turn"], reader: Reader): Task {
  const brick = oneBrick(reader, wanted ?? "white");
  return victim === null
    ? sayTask(reader, "alchemist-own", { brick })
    : sayTask(reader, "smuggler-own", { brick, name: seatName(reader, victim) });
}

/** Is one of these kinds of targets among them? */
const hasOne = (possible: ReadonlySet<string>, ...kinds: readonly string[]): boolean =>
  [...possible].some((target) => kinds.some((kind) => target.startsWith(`${kind}:`)));

/** Can a person be played rather than discarded? All but the Patrician name something beside the cards. */
function hasPlay({ mats, turn }: View, seat: Seat, possible: ReadonlySet<string>): boolean {
  if (hasOne(possible, "bag", "storage", "tower")) return true;
  const isPatrician = possible.has("hand:patrician") && !turn.played.includes("patrician");
  return isPatrician && (mats[seat]?.hand.length ?? 0) > 1;
}

function limitsTask(view: View, seat: Seat, reader: Reader, possible: ReadonlySet<string>): Task {
  const isBricks = view.awaits === "limitBricks";
  const canPlay = isBricks ? hasOne(possible, "hand") : hasPlay(view, seat, possible);
  const id = `limit-${isBricks ? "bricks" : "cards"}${canPlay ? "-or-person" : ""}`;
  const { others, name, isLast } = roundAfter(view, seat, reader);
  return sayTask(reader, id, { n: view.turn.due, others, name, last: isLast ? "yes" : "no" });
}

/** 5.1 With the end of the turn of the last seal the last round begins: who has one more turn. */
const roundAfter = (view: View, seat: Seat, reader: Reader) => ({
  isLast: view.ending === seat,
  others: view.seats - 1,
  name: seatName(reader, otherThan(seat)),
});

function contractsTask(view: View, seat: Seat, reader: Reader, possible: ReadonlySet<string>): Task {
  const owes = owesBell(view, seat);
  const over = isOverLimits(view, seat, reader) ? "yes" : "no";
  if (seat !== reader.you || hasOne(possible, "contract", "church")) {
    const isAsBuilt = owes ? mayFulfil(view, seat, reader) : servedBy(view, seat, reader).length > 0;
    if (seat === reader.you && !isAsBuilt) {
      return sayTask(reader, "architect-or-skip", { bell: owes ? "yes" : "no", over });
    }
    return sayTask(reader, owes ? "hand-in-bell-tower" : "fulfil-or-skip", { over });
  }
  const { others: n, name, isLast } = roundAfter(view, seat, reader);
  const [last, facts] = [isLast ? "-last" : "", { n, name, over }];
  if (hasOne(possible, "hand")) return sayTask(reader, `person-or-end${last}`, facts);
  return sayTask(reader, owes ? "end-without-bell" : `end-only${last}`, facts);
}

function buildingTask(view: View, seat: Seat, reader: Reader, possible: ReadonlySet<string>): Task {
  const { built } = view.turn;
  const canBuild = seat !== reader.you || hasOne(possible, "site", "tower", "brick");
  if (built === 0 && !canBuild) return sayTask(reader, "go-on");
  if (built > 0) {
    const cost = buildCostOf(view, seat, built, reader);
    const id = isHeldUp(view, seat, reader) ? "build-bell-first" : "build-so-far";
    return sayTask(reader, id, { n: built, most: mostBricksOf(view, seat, reader), cost });
  }
  return sayTask(reader, isPhase2(view) ? "exchange-or-build" : "build", {
    n: Math.max(1, mostBricksOf(view, seat, reader)),
  });
}
