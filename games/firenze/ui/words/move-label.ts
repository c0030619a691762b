import { type Args, capital, type Reader, seatName, sum } from "#boardkit";
import { type Seat, unreachable } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS } from "../../rules/content.ts";
import type { Bricks } from "../../rules/events.ts";
import { MOVES, type Move, type Shift } from "../../rules/moves.ts";
import { bricksOf, isColour } from "../bricks.ts";
import { figuresOf } from "../figures-of.ts";
import {
  buildCostOf,
  exchangeCostOf,
  fallingOf,
  mayExchange,
  mostFulfilled,
  servedBy,
  type Wanted,
} from "../prospects.ts";
import { bricksInWords, cardName, cardObject, contractName, placeName, placeObject } from "./names.ts";

/** A move as a button: base form, naming its action. `after`: what it and all that follows without a choice lead to. */
export const moveLabel = (text: string, view: View, reader: Reader, after?: View): string =>
  capital(phraseOf(text, view, reader, after));

function phraseOf(text: string, view: View, reader: Reader, after?: View): string {
  const move = MOVES.table[MOVES.parse(text)];
  return move === undefined ? text : labelOf(move, view, reader, after);
}

/**
 * The same within a sentence. Its neighbours are told there, too: the bricks that are given for an exchange or for
 * building, and the card that a brick takes.
 */
export function movePhrase(text: string, view: View, reader: Reader): string {
  const { say } = reader;
  const move = MOVES.table[MOVES.parse(text)];
  switch (move?.type) {
    case "lay":
      return say("button.lay", { c: move.colour, card: placeObject(reader, view, move.slot) });
    case "exchange":
      return say("button.exchange-for", { c: move.colour, card: placeName(reader, view, move.slot) });
    case "built": {
      const falls = fallingOf(view, (view.active ?? 0) as Seat).length;
      return say(view.turn.built === 0 ? "button.built-none" : "button.built", { falls });
    }
    default:
      return phraseOf(text, view, reader);
  }
}

/** The real height of a tower that the Architect counts one floor higher or lower. */
const realFloors = (floors: number, shift: Shift): number => (shift === "up" ? floors - 1 : floors + 1);

function labelOf(move: Move, view: View, reader: Reader, after?: View): string {
  const { say } = reader;
  switch (move.type) {
    case "neutral":
      return say("button.neutral", { contract: contractName(reader, move.colour, move.floors) });
    case "card":
      return say("button.card", { card: placeName(reader, view, move.slot) });
    case "wholesaler":
      return say("button.wholesaler", { card: placeObject(reader, view, move.slot) });
    case "lay":
      if (view.turn.due === 1) return lastLaid(move, view, reader);
      return say("button.lay", { c: move.colour, card: placeObject(reader, view, move.slot) });
    case "give":
    case "swap":
      return say("button.give", { c: move.colour });
    case "alchemist":
      return say("button.alchemist", { c: move.colour });
    case "found":
      return say("button.found", { c: move.colour, n: after === undefined ? 1 : laidSince(view, after) });
    case "exchange":
      return exchangeLabel(move, view, reader, after);
    case "raise":
      return raiseLabel(move.tower, view, reader);
    case "strike":
    case "keep":
      return say(`button.${move.type}`, {
        event: view.turn.event ?? "",
        ...towerOf(view, view.loser ?? view.active ?? 0, move.tower),
      });
    case "built":
      return builtLabel(view, reader, after);
    case "fulfil":
      return fulfilLabel(move, reader);
    case "bell":
      return move.shift === undefined
        ? say("button.bell")
        : say("button.bell-shift", { n: realFloors(figuresOf(reader).bellTower, move.shift) });
    case "saboteur":
      return say("button.saboteur", {
        name: seatName(reader, move.seat),
        ...towerOf(view, move.seat, move.tower),
      });
    case "smuggler":
      return say("button.smuggler", { name: seatName(reader, move.seat), c: move.colour });
    case "princess":
      return say("button.play", { card: cardName(reader, move.type) });
    case "mason":
      return masonLabel(view, reader);
    case "patrician":
      return say("button.patrician", {
        card: cardObject(reader, move.card),
        again: move.card === "patrician" ? "yes" : "no",
      });
    case "discard":
      return say("button.discard", { card: cardName(reader, move.card) });
    case "cancel":
      return say("button.cancel");
    case "accept":
      return say("button.accept", { card: view.turn.event === null ? "" : cardName(reader, view.turn.event) });
    case "end":
      return goLabel(view, reader);
    default:
      return unreachable(move);
  }
}

/** 3.3 How many bricks have been laid since: more than one where the same is done several times. */
const laidSince = (before: View, after: View): number => Math.max(1, after.turn.built - before.turn.built);

/** 3.3 A Mason begins phase 3. */
function masonLabel(view: View, reader: Reader): string {
  const ends = mayExchange(view, (view.active ?? 0) as Seat, reader) ? "yes" : "no";
  return reader.say("button.mason", { card: cardName(reader, "mason"), ends });
}

function fulfilLabel({ colour, floors, shift }: Extract<Move, { type: "fulfil" }>, reader: Reader): string {
  const contract = contractName(reader, colour, floors);
  return shift === undefined
    ? reader.say("button.fulfil", { contract })
    : reader.say("button.fulfil-shift", { contract, n: realFloors(floors, shift) });
}

/** The last brick of a card's cost takes the card. */
function lastLaid({ slot, colour }: Extract<Move, { type: "lay" }>, view: View, reader: Reader): string {
  const card = view.turn.slot === null ? "" : placeName(reader, view, view.turn.slot);
  return reader.say("button.lay-last", { card, c: colour, on: placeName(reader, view, slot) });
}

/** "Exchange 3 bricks for 1 purple (Workshop)", or what of them leaves no choice: "1 white and 2 more bricks". */
function exchangeLabel(move: Extract<Move, { type: "exchange" }>, view: View, reader: Reader, after?: View): string {
  const seat = view.active ?? 0;
  const mat = view.mats[seat];
  const args = { c: move.colour, card: placeName(reader, view, move.slot) };
  const isOpen = after?.awaits === "give";
  const taken = isOpen ? NONE : bricksOf(move.colour, 1);
  const given = after === undefined ? NONE : goneFrom(view, after, seat).map((n, c) => n + (taken[c] ?? 0));
  if (sum(given) > 0) {
    const n = isOpen ? after.turn.due : 0;
    return reader.say("button.exchange-given", { ...args, given: bricksInWords(reader, given), n });
  }
  const n = mat === undefined ? figuresOf(reader).exchange.cost : exchangeCostOf(mat, reader);
  return reader.say("button.exchange", { ...args, n });
}

const NONE: Bricks = COLOURS.map(() => 0);

/** How many bricks of each colour the storage of the seat has lost. */
const goneFrom = (before: View, after: View, seat: number): Bricks =>
  COLOURS.map((_, c) => (before.mats[seat]?.storage[c] ?? 0) - (after.mats[seat]?.storage[c] ?? 0));

/** Colour and height of a tower. */
function towerOf({ mats }: View, seat: number, slot: number): Args {
  const tower = mats[seat]?.towers[slot];
  return { c: tower?.colour ?? "", n: tower?.floors ?? 0 };
}

function raiseLabel(slot: number, view: View, reader: Reader): string {
  const tower = view.mats[view.active ?? 0]?.towers[slot];
  const floors = tower?.floors ?? 0;
  return reader.say("button.raise", { c: tower?.colour ?? "", from: floors, to: floors + 1 });
}

/** The end of building, what is then to be paid, and how many towers fall with it. */
function builtLabel(view: View, reader: Reader, after?: View): string {
  const { built } = view.turn;
  const seat = (view.active ?? 0) as Seat;
  const falls = fallingOf(view, seat).length;
  if (built === 0) return reader.say("button.built-none", { falls });
  const n = buildCostOf(view, seat, built, reader);
  if (n === 0) return reader.say("button.built", { falls });
  if (after?.awaits !== "give") return reader.say("button.built-forced", { n, falls });
  const given = goneFrom(view, after, seat);
  const { due } = after.turn;
  return sum(given) === 0
    ? reader.say("button.built-pay", { n: due, falls })
    : reader.say("button.built-rest", { given: bricksInWords(reader, given), n: due, falls });
}

/** The way to the limits names the contracts that it passes by. */
function goLabel(view: View, reader: Reader): string {
  const open = servedBy(view, (view.active ?? 0) as Seat, reader);
  return open.length === 0 ? reader.say("button.end") : without("go", open, view, reader);
}

/** The end of the turn names what it passes by: contracts that can be fulfilled, or the bell tower. */
export function endLabel(view: View, reader: Reader, possible: ReadonlySet<string>): string | null {
  if (possible.has("church:campanile")) return capital(reader.say("button.end-bell"));
  const open = [...possible].flatMap((target) => {
    const [what, colour = "", floors = ""] = target.split(":");
    return what === "contract" && isColour(colour) ? [{ colour, floors: Number(floors) }] : [];
  });
  return open.length === 0 ? null : capital(without("end", open, view, reader));
}

/** What is passed by: the one contract that is possible, or how many of them could be fulfilled; some may be already. */
function without(id: "go" | "end", open: readonly Wanted[], view: View, reader: Reader): string {
  const [first] = open;
  if (first !== undefined && open.length === 1) {
    const contract = contractName(reader, first.colour, first.floors);
    return reader.say(`button.${id}-one`, { contract });
  }
  const n = mostFulfilled(view, (view.active ?? 0) as Seat, open);
  return n > 1 ? reader.say(`button.${id}-any`, { n }) : reader.say(`button.${id}-some`);
}
