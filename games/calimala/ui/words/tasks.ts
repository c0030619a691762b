import { type Args, type Reader, sayTask, seatName, sum, type Task } from "#boardkit";
import type { Seat } from "#engine";
import type { Activation, View } from "../../hidden/view-types.ts";
import { CITY_NAMES, CITY_SLOTS, PORTS, TRADE_CITIES } from "../../rules/content.ts";
import { isLastRound } from "../../rules/turn/last-round.ts";
import { seatFor } from "../seats.ts";

/** 3.4 The fourth disc of a street does not act. */
const ACTING = 3;

/**
 * What the seat has to do, in base form for the status sentence; in the last round that, too, but where a disc acts:
 * its sentence is long, and the disc was placed under one that said so.
 */
export function taskOf(view: View, seat: Seat, reader: Reader, possible: ReadonlySet<string>): Task {
  const task = plainTask(view, seat, reader, possible);
  if (view.awaits === "over" || view.awaits === "uses" || !isLastRound(view)) return task;
  return { ...task, text: reader.say("task.last-round", { task: task.text }) };
}

function plainTask(view: View, seat: Seat, reader: Reader, possible: ReadonlySet<string>): Task {
  switch (view.awaits) {
    case "keep":
      return sayTask(reader, "keep-scoring-card");
    case "startCards":
      return sayTask(reader, "take-start-card");
    case "place":
      return sayTask(reader, view.isFree ? "place-disc-freely" : "place-disc");
    case "uses":
      return usesTask(view, seat, reader, possible);
    case "build":
      return sayTask(reader, "choose-build", { what: buildable(possible) });
    case "artwork":
      return sayTask(reader, "choose-artwork-building");
    case "contribute":
      return sayTask(reader, "choose-contribution");
    case "ship":
      return sayTask(reader, "choose-port", shipped(view, seat));
    case "transport":
      return sayTask(reader, "choose-trade-city", transported(view, seat, possible));
    case "seatDisc":
      // 5.4 The option decides, so the task says it: nothing on the board would.
      return sayTask(reader, "choose-seat-disc", { white: reader.options?.["whiteReplacement"] ?? "onStack" });
    case "over":
      return sayTask(reader, "status-over");
    default:
      return chanceTaskOf(view, reader);
  }
}

export function chanceTaskOf(view: View, reader: Reader): Task {
  switch (view.awaits) {
    case "extraCards":
    case "draw":
      return sayTask(reader, "chance-draw");
    case "scoringDeal":
      return sayTask(reader, "chance-scoring-cards");
    case "reveal":
      return sayTask(reader, "chance-reveal");
    case "over":
      return sayTask(reader, "status-over");
    default:
      return sayTask(reader, "chance-setup");
  }
}

function usesTask(view: View, seat: Seat, reader: Reader, possible: ReadonlySet<string>): Task {
  const left = (view.activation?.uses[0] ?? 0) + (view.activation?.uses[1] ?? 0);
  const isOthers = seat !== reader.you;
  const hasCards = isOthers
    ? (view.mats[seat]?.handSize ?? 0) > 0
    : [...possible].some((target) => target.startsWith("card:"));
  const next = endsTurn(view, seat) ? "other" : "own";
  const [bare, withCard] =
    left === 0 ? ["end-activation", "after-actions"] : ["choose-action", "choose-action-or-card"];
  const id = hasCards ? withCard : bare;
  const [city] = citiesAmong(possible);
  const kind = PORTS.some((port) => CITY_NAMES[port] === city) ? "port" : "tradeCity";
  const task = city === undefined ? sayTask(reader, id, { next }) : sayTask(reader, `further-or-${id}`, { kind, next });
  if (left > 0 && !isOthers && view.active !== seat && view.active !== null) {
    return { ...task, text: reader.say("task.in-turn", { task: task.text, name: seatName(reader, view.active) }) };
  }
  const what = left > 0 || isOthers ? [] : next === "own" ? handedTo(view, reader) : afterwards(view, reader);
  return what.length === 0
    ? task
    : { ...task, text: reader.say("task.then", { task: task.text, what: what.join(", ") }) };
}

/**
 * 3.4, 3.14 What comes as soon as the disc that acts is finished: somebody else's disc, a seat, the end of the turn.
 * Nothing where the next disc of the same seat acts.
 */
export function handedTo(view: View, reader: Reader): readonly string[] {
  const { activation, active } = view;
  if (activation === null || active === null) return [];
  const { stack, below } = discsOf(view, activation);
  const next = below.find((disc) => disc !== "white");
  if (next !== undefined) return next === activation.seat ? [] : [seatName(reader, next)];
  const seat = seatFor(view, stack.length > ACTING ? stack[0] : undefined);
  return [
    seat === null
      ? reader.say("then.turn-ends", { name: seatName(reader, active) })
      : reader.say("then.seat", { k: seat.k }),
  ];
}

/** 3.4, 3.14 What comes with the end of the turn: others whose discs still act, and the seat for the fourth disc. */
function afterwards(view: View, reader: Reader): readonly string[] {
  const { activation, active } = view;
  if (activation === null || active === null) return [];
  const { stack, below } = discsOf(view, activation);
  const names = [...new Set(below)].flatMap((disc) => (disc === "white" ? [] : [seatName(reader, disc)]));
  const fourth = stack.length > ACTING ? stack[0] : undefined;
  const next = seatFor(view, fourth);
  if (next === null) return names;
  // Two lines of a phone hold no more names than those of the discs.
  if (names.length > 0) return [...names, reader.say("then.seat", { k: next.k })];
  const who = next.seat === active ? "you" : "other";
  return [reader.say("task.then-seat", { k: next.k, who, name: seatName(reader, next.seat) })];
}

/** 3.4 The stack whose discs act, and those that still do after the one that acts now, from the top. */
function discsOf({ stacks, street }: View, { position }: Activation) {
  const stack = stacks[street ?? -1] ?? [];
  return { stack, below: [...stack].reverse().slice(position, ACTING) };
}

/** The cities that can get cloth, or a house. After a delivery others may come earlier in the order of 4.5 and 4.6. */
const citiesAmong = (possible: ReadonlySet<string>): readonly string[] =>
  [...possible].filter((target) => target.startsWith("city:")).map((target) => target.slice("city:".length));

/** 4.3 What the targets let build, in one word. */
function buildable(possible: ReadonlySet<string>): string {
  const parts = [
    ...(possible.has("plot:ship") ? ["ship"] : []),
    ...(citiesAmong(possible).length > 0 ? ["house"] : []),
    ...(possible.has("plot:workshop") ? ["workshop"] : []),
  ];
  return parts.join("_");
}

/**
 * 3.4 Whether the seat's turn ends with the disc that acts: it is its turn, no other disc of it waits below, and no disc
 * has to be chosen for the seat on the council.
 */
export const endsTurn = (view: View, seat: Seat | null): boolean =>
  view.active === seat && seat !== null && !isOwnBelow(view, seat) && !choosesSeatDisc(view, seat);

/** 3.4 Whether a disc of the seat acts that does not end its turn: in another's turn, or with one of its own below. */
export const endsDiscOnly = (view: View, seat: Seat | null): boolean =>
  seat !== null && view.activation?.seat === seat && !endsTurn(view, seat);

/** 3.4 Whether another disc of the seat still acts below the one that acts now. */
function isOwnBelow({ stacks, street, activation }: View, seat: Seat): boolean {
  const fromTop = [...(stacks[street ?? -1] ?? [])].reverse();
  return fromTop.slice(activation?.position ?? ACTING, ACTING).includes(seat);
}

/** 5.3 Whether the fourth disc, a white one, lets the seat choose one of its discs on the streets, as its reserve has none. */
function choosesSeatDisc(view: View, seat: Seat): boolean {
  const { stacks, street, mats } = view;
  const stack = stacks[street ?? -1] ?? [];
  const next = seatFor(view, stack.length > ACTING ? stack[0] : undefined);
  return next !== null && stack[0] === "white" && mats[seat]?.coloured === 0;
}

const cloth = (view: View, seat: Seat): number => sum(view.mats[seat]?.workshops ?? []);

const deliveredOf = ({ action }: Activation): number => action?.delivered ?? 0;

/** Ship k of n that can still sail: as many as there are ships, cloth and room. */
function shipped(view: View, seat: Seat): Args {
  const k = (view.activation === null ? 0 : deliveredOf(view.activation)) + 1;
  const room = sum(PORTS.map((port) => roomIn(view, port)));
  const more = Math.min((view.mats[seat]?.ships ?? 0) - k + 1, cloth(view, seat), room);
  return { k, n: Math.max(k, k - 1 + more) };
}

/** 4.6 Delivery k of n: one for each city with a house, as far as there is cloth and room. */
function transported(view: View, seat: Seat, possible: ReadonlySet<string>): Args {
  const k = (view.activation === null ? 0 : deliveredOf(view.activation)) + 1;
  const cities = TRADE_CITIES.filter((city) => hasHouse(view, city, seat) && roomIn(view, city) > 0).length;
  const more = citiesAmong(possible).length || cities - k + 1;
  return { k, n: k - 1 + Math.max(1, Math.min(more, cloth(view, seat))) };
}

function roomIn(view: View, city: 0 | 1 | 2 | 3 | 4 | 5): number {
  return CITY_SLOTS - sum(view.cities[CITY_NAMES[city]]);
}

function hasHouse(view: View, city: 3 | 4 | 5, seat: Seat): boolean {
  return view.houses[CITY_NAMES[city]][seat] === true;
}
