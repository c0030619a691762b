import { type HelpCard, type Reader, seatName } from "#boardkit";
import { isSeat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import {
  ACTIONS,
  BUILDING_NAMES,
  CITY_NAMES,
  PORTS,
  SCORING_CARDS,
  STREETS,
  type Street,
} from "../../rules/content.ts";
import { discardsLabel, seatCounts } from "./labels.ts";
import {
  actionName,
  buildingName,
  cardCategory,
  cardName,
  cityName,
  isBuilding,
  isCity,
  streetName,
  tileName,
} from "./names.ts";
import { targetLabel } from "./target-label.ts";

/** What a part of the board is and does, in one sentence. */
export function helpCard(about: string, view: View, reader: Reader): HelpCard | null {
  const card = cardOf(about, view, reader);
  return card === null ? null : { ...card, counted: (n) => reader.say("help.counted", { n }) };
}

function cardOf(target: string, view: View, reader: Reader): HelpCard | null {
  const [kind = "", name = ""] = target.split(":");
  switch (kind) {
    case "cell":
      return actionCard(view.cells[Number(name)] ?? "", "cell", reader);
    case "card":
    case "start":
      return actionCard(name, "card", reader);
    case "city":
      return cityCard(name, reader);
    case "niche":
    case "slot":
      return buildingCard(name, reader);
    case "tile":
      return tileCard(Number(name), view, reader);
    case "scoring":
      return scoringCard(name, reader);
    case "street":
      return streetCard(Number(name), view, reader);
    case "disc":
    case "plot":
      return said(`${kind}-${name}`, reader);
    case "workshops":
      return said(kind, reader);
    case "stack":
      return discCard(target, view, reader);
    case "warehouse":
      return { title: targetLabel(target, view, reader), kind: "", text: reader.say("help.warehouse.text") };
    case "deck":
      return { title: reader.say("label.deck", { n: view.deck }), kind: "", text: reader.say("help.deck.text") };
    case "discards":
      return { title: discardsLabel(reader, view), kind: "", text: reader.say("help.discards.text") };
    case "seat":
      return seatCard(Number(name), view, reader);
    default:
      return null;
  }
}

const said = (id: string, { say }: Reader): HelpCard => ({
  title: say(`help.${id}`),
  kind: "",
  text: say(`help.${id}.text`),
});

function actionCard(action: string, on: "cell" | "card", reader: Reader): HelpCard | null {
  const known = ACTIONS.find((each) => each === action);
  if (known === undefined) return null;
  return { title: actionName(reader, known), kind: reader.say(`help.${on}`), text: reader.say(`help.action.${known}`) };
}

function cityCard(name: string, reader: Reader): HelpCard | null {
  const city = CITY_NAMES.find((each) => each === name);
  if (city === undefined) return null;
  const kind = PORTS.some((port) => CITY_NAMES[port] === city) ? "port" : "trade-city";
  return { title: cityName(reader, city), kind: reader.say(`help.${kind}`), text: reader.say(`help.${kind}.text`) };
}

function buildingCard(name: string, reader: Reader): HelpCard | null {
  const building = BUILDING_NAMES.find((each) => each === name);
  if (building === undefined) return null;
  const kind = building === "palazzoVecchio" ? "palazzo" : "church";
  return {
    title: buildingName(reader, building),
    kind: reader.say(`help.${kind}`),
    text: reader.say(`help.${kind}.text`),
  };
}

function tileCard(k: number, view: View, reader: Reader): HelpCard | null {
  const space = view.council[k - 1];
  const tile = space?.tile ?? null;
  if (space === undefined || tile === null) return null;
  const name = isCity(tile)
    ? cityName(reader, tile)
    : isBuilding(tile)
      ? buildingName(reader, tile)
      : tileName(reader, tile);
  const text = reader.say(space.points === null ? "help.tile.text" : "help.tile.done", {
    k,
    tile: tileName(reader, tile),
  });
  return { title: name, kind: reader.say("help.tile", { k }), text };
}

function scoringCard(name: string, reader: Reader): HelpCard | null {
  const card = SCORING_CARDS.find((each) => each === name);
  if (card === undefined) return null;
  const text = reader.say("help.scoring.text", { tile: cardCategory(reader, card) });
  return { title: cardName(reader, card), kind: reader.say("help.scoring"), text };
}

/** The disc of a stack: `stack:7:0`. */
function discCard(target: string, view: View, reader: Reader): HelpCard | null {
  const [, street, level] = target.split(":");
  const disc = view.stacks[Number(street) as Street]?.[Number(level)];
  if (disc === undefined) return null;
  const kind = disc === "white" ? "white" : "coloured";
  return { ...said(`disc-${kind}`, reader), kind: targetLabel(target, view, reader) };
}

function seatCard(seat: number, view: View, reader: Reader): HelpCard | null {
  if (!isSeat(seat, view.seats)) return null;
  return { title: seatName(reader, seat), kind: "", text: seatCounts(reader, view, seat).join("; ") };
}

function streetCard(n: number, view: View, reader: Reader): HelpCard | null {
  const street = STREETS.find((each) => each === n);
  if (street === undefined) return null;
  return {
    title: streetName(reader, view, street),
    kind: reader.say("help.street"),
    text: reader.say("help.street.text"),
  };
}
