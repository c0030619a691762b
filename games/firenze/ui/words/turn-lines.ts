import { type Args, type EventOf, type GainWeight, pointsOf, type Reader, type TurnLine, turnLinesOf } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";
import { tellRun } from "./log-lines.ts";
import { cardName, cardObject } from "./names.ts";
import { turnRunsOf } from "./runs.ts";

/** A turn goes from its first brick, card or person to its end. */
export function turnLines(events: readonly Event[], _view: View, reader: Reader): readonly TurnLine[] {
  const alike = hitBesideAlike(events);
  return turnLinesOf(turnRunsOf(events), reader, {
    opens,
    title: (stretch) => titleOf(stretch, reader),
    tell: (run) =>
      tellRun(run, reader).map((line) => ({
        ...line,
        args: { ...line.args, ...bonusesIn(run, reader), alike: alike.has(run[0]) ? "yes" : "no" },
      })),
    brief: BRIEF,
    points: (event) => ("points" in event && "seat" in event ? pointsOf(event.seat, event.points) : []),
  });
}

/** 3.5, 4.7 What a contract brought beside its own points, as a list. */
function bonusesIn(run: readonly Event[], reader: Reader): Args {
  const facts = run.flatMap((event) => {
    if (event.type === "floorBonus") return [reader.say("turn.floor-bonus", { floors: event.floors })];
    return event.type === "privilege" ? [cardName(reader, event.card)] : [];
  });
  return { more: facts.length > 0 ? "yes" : "no", facts: facts.join(", ") };
}

/** The towers that are hit in a turn which tells another tower of the same player and colour: their height is said. */
function hitBesideAlike(events: readonly Event[]): ReadonlySet<Event> {
  const alike = new Set<Event>();
  let turn: EventOf<Event, "towerHit" | "brickBuilt">[] = [];
  for (const event of events) {
    if (event.type === "turnEnded") turn = [];
    if (event.type !== "towerHit" && event.type !== "brickBuilt") continue;
    turn.push(event);
    const same = turn.filter(({ seat, colour }) => seat === event.seat && colour === event.colour);
    if (same.length > 1) for (const each of same) alike.add(each);
  }
  return alike;
}

const BEGINNING: ReadonlySet<Event["type"]> = new Set(["brickLaid", "cardTaken", "personPlayed"]);
const FINAL: ReadonlySet<Event["type"]> = new Set(["majority", "feast", "matchStopped"]);

/** The setup ends with the first move of a turn, a turn with its last event. */
function opens({ type }: Event, open: readonly Event[]): boolean {
  const [first, last] = [open[0], open.at(-1)];
  if (last?.type === "turnEnded") return true;
  return first?.type === "startPlayer" && BEGINNING.has(type);
}

/** The lines of the log that have a short form. */
const BRIEF: ReadonlyMap<string, GainWeight> = new Map([
  ["contract-fulfilled", "decides"],
  ["balcony-fulfilled", "decides"],
  ["last-seal", "decides"],
  ["monument-to", "decides"],
  ["monument-nobody", "decides"],
  ["tower-collapsed", "decides"],
  ["tower-lost-brick", "stays"],
  ["tower-torn-down", "decides"],
  ["ruin", "stays"],
  ["bricks-lost", "stays"],
  ["bricks-to-bag", "passes"],
  ["bell-tower", "decides"],
  ["event-cancelled", "decides"],
  ["tower-started", "stays"],
  ["tower-raised", "stays"],
  ["swapped-seat", "stays"],
  ["person-played", "stays"],
  ["hand-card-discarded", "stays"],
  ["card-over-limit", "passes"],
  ["building-second", "stays"],
  ["exchanged", "passes"],
  ["swapped-bag", "passes"],
]);

function titleOf(events: readonly Event[], reader: Reader): { seat: Seat | null; text: string } {
  const [first] = events;
  if (first === undefined || first.type === "startPlayer") return { seat: null, text: reader.say("turn.setup") };
  if (FINAL.has(first.type)) return { seat: null, text: reader.say("log.final") };
  const seat = "seat" in first ? first.seat : null;
  const taken = events.find((event) => event.type === "cardTaken");
  return {
    seat,
    text: taken === undefined ? "" : reader.say("turn.card", { card: cardObject(reader, taken.card) }),
  };
}
