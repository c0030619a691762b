import { type GainWeight, type Reader, type TurnLine, turnLinesOf } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";
import { tellRun } from "./log-lines.ts";
import { streetNames, tileName } from "./names.ts";
import { runsOf } from "./runs.ts";

/** A turn is a disc and what it activates; scorings lie between. The cards of all are scored in one. */
export const turnLines = (events: readonly Event[], view: View, reader: Reader): readonly TurnLine[] =>
  turnLinesOf(runsOf(events), reader, {
    opens: ({ type }, open) => OPENING.has(type) && !(type === "cardScored" && open[0]?.type === "cardScored"),
    title: ([first]) => titleOf(first, view, reader),
    acting: actingAt,
    tell: (run) => tellRun(run, { view, reader }),
    brief: BRIEF,
    points: (event) => (event.type === "tileScored" || event.type === "cardScored" ? event.points : []),
  });

/** Whose disc has acted last: one that has only been activated has done nothing yet that could be told. */
const actingAt = (stretch: readonly Event[]): Seat | undefined =>
  stretch.slice(0, -1).findLast((event) => event.type === "discActivated")?.seat;

const OPENING: ReadonlySet<Event["type"]> = new Set(["discPlaced", "tileScored", "cardScored"]);

/** The lines of the log that have a short form. */
const BRIEF: ReadonlyMap<string, GainWeight> = new Map([
  ["seat-gained", "decides"],
  ["late-seat-gained", "decides"],
  ["white-swapped", "passes"],
  ["artwork-given", "stays"],
  ["contributed", "stays"],
  ["cloth-shipped", "stays"],
  ["cloth-transported", "stays"],
  ["cloth-transported-one", "stays"],
  ["ship-built", "stays"],
  ["workshop-built", "stays"],
  ["trade-house-built", "stays"],
  ["action-declined", "passes"],
  ["start-card-taken", "passes"],
  ["material-taken", "passes"],
  ["cloth-woven", "passes"],
  ["card-played", "passes"],
  ["card-drawn", "passes"],
  ["card-drawn-own", "passes"],
  ["extra-card-drawn", "passes"],
  ["extra-card-drawn-own", "passes"],
]);

function titleOf(first: Event | undefined, view: View, reader: Reader): { seat: Seat | null; text: string } {
  switch (first?.type) {
    case "discPlaced":
      return { seat: first.seat, text: reader.say("turn.disc", streetNames(reader, view, first.street)) };
    case "tileScored":
      return { seat: null, text: reader.say("turn.tile", { k: first.k, tile: tileName(reader, first.tile) }) };
    case "cardScored":
      return { seat: null, text: reader.say("turn.cards") };
    default:
      return { seat: null, text: reader.say("turn.setup") };
  }
}
