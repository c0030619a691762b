import { cutIntoRuns, type Run } from "#boardkit";
import type { Event } from "../../rules/events.ts";

/** Groups events that share log lines: a payment with its card, a new card with its bricks, the end of the match. */
export const runsOf = (events: readonly Event[]): readonly Run<Event>[] => cutIntoRuns(events, isSameRun);

/** 3.5, 4.7 A contract with the floor bonus and the privilege that it brings. */
const isSameInTurn = (a: Event, b: Event): boolean =>
  (BONUSES.includes(b.type) && (a.type === "contractFulfilled" || BONUSES.includes(a.type))) || isSameRun(a, b);

/**
 * The same with each contract and its bonuses in one run, and with the towers of each turn told together, as they stand
 * at its end: a tower that gets its bricks between those of others is one tower; those of one colour and height are one
 * run, and new ones of one height, too.
 */
export function turnRunsOf(events: readonly Event[]): readonly Run<Event>[] {
  const runs: Run<Event>[] = [];
  let turn: Run<Event>[] = [];
  for (const run of cutIntoRuns(events, isSameInTurn)) {
    turn.push(run);
    if (run.events[0].type !== "turnEnded") continue;
    runs.push(...withTowersTogether(turn));
    turn = [];
  }
  return [...runs, ...withTowersTogether(turn)];
}

type Built = Extract<Event, { type: "brickBuilt" }>;
/** The bricks that a tower got in a turn, from the lowest. */
type Tower = readonly [Built, ...Built[]];

function withTowersTogether(turn: readonly Run<Event>[]): readonly Run<Event>[] {
  const isBuilt = (event: Event): event is Built => event.type === "brickBuilt";
  const first = turn.find(({ events: [event] }) => isBuilt(event));
  if (first === undefined) return turn;
  const events = turn.flatMap((run) => run.events);
  const all = towersOf(events.filter(isBuilt));
  const left = unfulfilled(all, events);
  // What is told of a turn that goes on may begin with its bricks: a line begins with its first event.
  const towers = groupedByHeight(left.length === 0 && turn[0] === first ? all : left);
  return turn.flatMap((run) => {
    if (run === first) return towers.map((events) => ({ events, at: first.at }));
    return isBuilt(run.events[0]) ? [] : [run];
  });
}

/** The bricks of each tower, from the lowest. */
function towersOf(bricks: readonly Built[]): readonly Tower[] {
  const towers: [Built, ...Built[]][] = [];
  for (const brick of bricks) {
    const below = towers.find((each) => {
      const top = each.at(-1) ?? each[0];
      return top.seat === brick.seat && top.colour === brick.colour && top.floors === brick.floors - 1;
    });
    if (below === undefined) towers.push([brick]);
    else below.push(brick);
  }
  return towers;
}

/** Without the towers that a contract took in the same turn: that line tells them. With an Architect their heights differ. */
function unfulfilled(towers: readonly Tower[], events: readonly Event[]): readonly Tower[] {
  const left = [...towers];
  for (const event of events) {
    if (event.type !== "contractFulfilled") continue;
    const at = left.findIndex((tower) => {
      const { seat, colour, floors } = tower.at(-1) ?? tower[0];
      return seat === event.seat && colour === event.colour && floors === event.floors;
    });
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function groupedByHeight(towers: readonly Tower[]): readonly Tower[] {
  const groups = new Map<string, Tower>();
  for (const tower of towers) {
    const { seat, colour, floors } = tower.at(-1) ?? tower[0];
    const key = tower[0].floors === 1 ? `${seat} ${floors}` : `${seat} ${colour} ${floors}`;
    const known = groups.get(key);
    groups.set(key, known === undefined ? tower : [...known, ...tower]);
  }
  return [...groups.values()];
}

const DRAWS: readonly Event["type"][] = ["cardDrawn", "brickDrawn", "bagShort"];
const BONUSES: readonly Event["type"][] = ["floorBonus", "privilege"];
const AT_THE_END: readonly Event["type"][] = ["majority", "feast"];

function isSameRun(a: Event, b: Event): boolean {
  if (DRAWS.includes(a.type)) return DRAWS.includes(b.type);
  if (AT_THE_END.includes(a.type)) return AT_THE_END.includes(b.type);
  switch (a.type) {
    case "neutralSeal":
      return b.type === a.type;
    case "brickLaid":
      return (b.type === "brickLaid" || b.type === "cardTaken") && b.seat === a.seat;
    case "brickGiven":
      if (b.type === "exchanged" || b.type === "swapped") return b.seat === a.seat;
      return b.type === a.type && b.seat === a.seat && b.purpose === a.purpose;
    case "brickBuilt":
      return b.type === a.type && b.seat === a.seat && b.colour === a.colour && b.floors === a.floors + 1;
    default:
      return false;
  }
}
