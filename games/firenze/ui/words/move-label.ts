import { type Reader, seatName } from "#boardkit";
import { type Seat, unreachable } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { MOVES, type Move, type Shift } from "../../rules/moves.ts";
import { isColour } from "../bricks.ts";
import { figuresOf } from "../figures-of.ts";
import { buildCostOf, exchangeCostOf, fallingOf, servedBy } from "../prospects.ts";
import { brickName, cardName, colourName, contractName, towerName } from "./names.ts";

/** A move as a button: base form, naming its action. */
export function moveLabel(text: string, view: View, reader: Reader): string {
  const move = MOVES.table[MOVES.parse(text)];
  return move === undefined ? text : labelOf(move, view, reader);
}

/** The real height of a tower that the Architect counts one floor higher or lower. */
const realFloors = (floors: number, shift: Shift): number => (shift === "up" ? floors - 1 : floors + 1);

function labelOf(move: Move, view: View, reader: Reader): string {
  const { say } = reader;
  switch (move.type) {
    case "neutral":
      return say("button.neutral", { contract: contractName(reader, move.colour, move.floors) });
    case "card":
    case "wholesaler":
      return say(`button.${move.type}`, { card: rowCard(move.slot, view, reader) });
    case "lay":
      if (view.turn.due === 1) return lastLaid(move, view, reader);
      return say("button.lay", { colour: colourName(reader, move.colour), card: rowCard(move.slot, view, reader) });
    case "give":
    case "swap":
    case "alchemist":
      return say(`button.${move.type}`, { brick: brickName(reader, move.colour) });
    case "exchange":
      return exchangeLabel(move, view, reader);
    case "found":
      return say("button.found", { colour: colourName(reader, move.colour) });
    case "raise":
      return raiseLabel(move.tower, view, reader);
    case "strike":
    case "keep":
      return say(`button.${move.type}`, {
        tower: towerOf(view.loser ?? view.active ?? 0, move.tower, { view, reader }),
      });
    case "built":
      return builtLabel(view, reader);
    case "fulfil": {
      const contract = contractName(reader, move.colour, move.floors);
      return move.shift === undefined
        ? say("button.fulfil", { contract })
        : say("button.fulfil-shift", { contract, n: realFloors(move.floors, move.shift) });
    }
    case "bell":
      return move.shift === undefined
        ? say("button.bell")
        : say("button.bell-shift", { n: realFloors(figuresOf(reader).bellTower, move.shift) });
    case "saboteur":
      return say("button.saboteur", {
        name: seatName(reader, move.seat),
        tower: towerOf(move.seat, move.tower, { view, reader }),
      });
    case "smuggler":
      return say("button.smuggler", { name: seatName(reader, move.seat), brick: brickName(reader, move.colour) });
    case "princess":
    case "mason":
      return say("button.play", { card: cardName(reader, move.type) });
    case "patrician":
      return say("button.patrician", {
        card: cardName(reader, move.card),
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

/** The last brick of a card's cost takes the card. */
function lastLaid({ slot, colour }: Extract<Move, { type: "lay" }>, view: View, reader: Reader): string {
  const card = view.turn.slot === null ? "" : rowCard(view.turn.slot, view, reader);
  return reader.say("button.lay-last", { card, colour: colourName(reader, colour), on: rowCard(slot, view, reader) });
}

/** "3 bricks for 1 purple (Workshop)" */
function exchangeLabel({ slot, colour }: Extract<Move, { type: "exchange" }>, view: View, reader: Reader): string {
  const mat = view.mats[view.active ?? 0];
  return reader.say("button.exchange", {
    n: mat === undefined ? figuresOf(reader).exchange.cost : exchangeCostOf(mat, reader),
    colour: colourName(reader, colour),
    card: rowCard(slot, view, reader),
  });
}

function rowCard(slot: number, view: View, reader: Reader): string {
  const card = view.row[slot]?.card;
  return card === undefined ? `${slot + 1}` : cardName(reader, card);
}

function towerOf(seat: number, slot: number, { view, reader }: { view: View; reader: Reader }): string {
  const tower = view.mats[seat]?.towers[slot];
  return tower === undefined ? `${slot + 1}` : towerName(reader, tower.colour, tower.floors);
}

function raiseLabel(slot: number, view: View, reader: Reader): string {
  const tower = view.mats[view.active ?? 0]?.towers[slot];
  const floors = tower?.floors ?? 0;
  return reader.say("button.raise", { c: tower?.colour ?? "", from: floors, to: floors + 1 });
}

/** The end of building, and how many towers fall with it. */
function builtLabel(view: View, reader: Reader): string {
  const { built } = view.turn;
  const seat = (view.active ?? 0) as Seat;
  const falls = fallingOf(view, seat).length;
  if (built === 0) return reader.say("button.built-none", { falls });
  const n = buildCostOf(view, seat, built, reader);
  return n === 0 ? reader.say("button.built", { falls }) : reader.say("button.built-pay", { n, falls });
}

/** The way to the limits names the contracts that it passes by. */
function goLabel(view: View, reader: Reader): string {
  const open = servedBy(view, (view.active ?? 0) as Seat, reader);
  const [first] = open;
  if (first === undefined) return reader.say("button.end");
  return open.length === 1
    ? reader.say("button.go-one", { contract: contractName(reader, first.colour, first.floors) })
    : reader.say("button.go-any");
}

/** The end of the turn names what it passes by: contracts that can be fulfilled, or the bell tower. */
export function endLabel(_: View, reader: Reader, possible: ReadonlySet<string>): string | null {
  if (possible.has("church:campanile")) return reader.say("button.end-bell");
  const open = [...possible].filter((target) => target.startsWith("contract:"));
  const [, colour = "", floors = ""] = open[0]?.split(":") ?? [];
  if (!isColour(colour)) return null;
  return open.length === 1
    ? reader.say("button.end-one", { contract: contractName(reader, colour, Number(floors)) })
    : reader.say("button.end-any");
}
