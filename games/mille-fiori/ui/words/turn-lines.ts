import { type GainWeight, type Reader, type TurnLine, turnLinesOf } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";
import { chainLine } from "./chain-line.ts";
import { tellRun } from "./log-lines.ts";
import { cardName } from "./names.ts";
import { runsOf } from "./runs.ts";

/** A turn is a card and all that comes of it; rounds and tricks lie between. */
export function turnLines(events: readonly Event[], view: View, reader: Reader): readonly TurnLine[] {
  const told = { view, reader, isBrief: (id: string): boolean => BRIEF.has(id) };
  return inStretches(events, view, reader).map((line, at, lines) => {
    const chain =
      line.seat === null ? null : chainLine(events.slice(line.event, lines[at + 1]?.event), line.seat, told);
    return chain === null ? line : { ...line, brought: chain };
  });
}

const inStretches = (events: readonly Event[], view: View, reader: Reader): readonly TurnLine[] =>
  turnLinesOf(runsOf(events), reader, {
    opens: (event, open) =>
      OPENING.has(event.type) && !(event.type === "trickBegun" && event.trick === 1) && !isFinalGoingOn(event, open),
    title: (stretch) => titleOf(stretch, reader),
    tell: (run) => tellRun(run, { view, reader }),
    brief: BRIEF,
    points: (event) => ("points" in event ? event.points : []),
  });

const OPENING: ReadonlySet<Event["type"]> = new Set([
  "roundBegun",
  "trickBegun",
  "cardPlayed",
  "deckSpent",
  "bonusCounted",
]);

/** Whether the event is one more of the final scoring, which is one stretch for everybody. */
const isFinalGoingOn = (event: Event, open: readonly Event[]): boolean =>
  event.type === "bonusCounted" && (open[0]?.type === "deckSpent" || open[0]?.type === "bonusCounted");

/** The lines of the log that have a short form. */
const BRIEF: ReadonlyMap<string, GainWeight> = new Map([
  ["bonus-scored", "decides"],
  ["bonus-secured", "decides"],
  ["ship-arrived", "decides"],
  ["fleet-sailed", "decides"],
  ["fleet-empty", "decides"],
  ["placed-workshops", "stays"],
  ["placed-houses", "stays"],
  ["placed-people", "stays"],
  ["placed-trade", "stays"],
  ["placed-harbor", "stays"],
  ["ship-sailed", "stays"],
  ["extra-card-played", "stays"],
  ["extra-card-declined", "passes"],
]);

/** A turn is named after all of its cards: the sum of its points stands beside its name. */
function titleOf(stretch: readonly Event[], reader: Reader): { seat: Seat | null; text: string } {
  const [first] = stretch;
  switch (first?.type) {
    case "cardPlayed": {
      const extras = stretch.filter(({ type }) => type === "extraCardTaken").length;
      return { seat: first.seat, text: reader.say("turn.card", { card: cardName(reader, first.card), extras }) };
    }
    case "roundBegun":
      return { seat: null, text: reader.say("turn.round", { n: first.round }) };
    case "trickBegun":
      return { seat: null, text: reader.say("turn.trick", { n: first.trick }) };
    case "deckSpent":
    case "bonusCounted":
      return { seat: null, text: reader.say("turn.final") };
    default:
      return { seat: null, text: reader.say("turn.setup") };
  }
}
