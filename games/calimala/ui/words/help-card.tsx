import { capital, Disc, type HelpCard, listOf, type Reader, seatName } from "#boardkit";
import { isSeat, type Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import {
  ACTIONS,
  BUILDING_NAMES,
  CARD_POINTS,
  CITY_NAMES,
  HOUSE_COST,
  LEVELS,
  MATERIAL_NAMES,
  PORTS,
  SCORING_CARDS,
  STREETS,
  type Street,
  TILE_POINTS,
} from "../../rules/content.ts";
import { Sign, type SignName } from "../drawings/drawings.tsx";
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

/** Parts whose label counts what lies there. The discs of a street are in sight, and its card is long. */
const COUNTED: readonly string[] = ["city", "niche", "slot", "tile"];

/** What a part of the board is and does, in at most two sentences. */
export function helpCard(about: string, view: View, reader: Reader): HelpCard | null {
  const card = cardOf(about, view, reader);
  if (card === null) return null;
  const isCounted = COUNTED.includes(about.split(":")[0] ?? "");
  const now = isCounted ? { now: targetLabel(about, view, reader) } : {};
  return { ...now, ...card, counted: (n) => reader.say("help.counted", { n }) };
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
      return cityCard(name, view, reader);
    case "niche":
    case "slot":
      return buildingCard(name, view, reader);
    case "tile":
      return tileCard(Number(name), view, reader);
    case "scoring":
      return scoringCard(name, reader);
    case "street":
      return streetCard(Number(name), view, reader);
    case "disc":
    case "plot":
      return { ...said(`${kind}-${name}`, reader), ...pictured(name), section: kind };
    case "workshops":
      return { ...said(kind, reader), ...pictured("weave"), section: kind };
    case "stack":
      return discCard(target, view, reader);
    case "column":
      return columnCard(name, reader);
    case "warehouse":
      return warehouseCard(target, name, view, reader);
    case "deck":
      return pileCard(reader.say("label.deck", { n: view.deck }), "deck", reader);
    case "discards":
      return pileCard(discardsLabel(reader, view), "discards", reader);
    case "seat":
      return seatCard(Number(name), view, reader);
    default:
      return null;
  }
}

/** The signs of parts whose name is not that of a sign. */
const SIGNS: Readonly<Record<string, SignName>> = {
  coloured: "colouredDisc",
  white: "whiteDisc",
  workshop: "weave",
  house: "tradeCities",
};

const pictured = (name: string): Pick<HelpCard, "picture"> => ({
  picture: <Sign name={SIGNS[name] ?? (name as SignName)} />,
});

const pileCard = (title: string, pile: "deck" | "discards", { say }: Reader): HelpCard => ({
  ...{ title, kind: "", text: say(`help.${pile}.text`) },
  ...pictured("back"),
  section: "card",
});

function warehouseCard(target: string, name: string, view: View, reader: Reader): HelpCard {
  const text = reader.say("help.warehouse.text", { sign: name });
  return { title: targetLabel(target, view, reader), kind: "", text, ...pictured(name), section: "plot" };
}

/** Figures of the sentences: points of a tile (`first`) and of a card at the end (`last`), and what a trade house costs. */
const figuresFor = ({ locale }: Reader) => {
  const ranks = (points: readonly number[]) => listOf(locale, points.filter((n) => n > 0).map(String));
  return { first: ranks(TILE_POINTS), last: ranks(CARD_POINTS), brick: HOUSE_COST[1] };
};

/** What the columns of the ledger count, by the part of one's own mat that the same card explains. */
const COLUMNS: Readonly<Record<string, { readonly text: string; readonly sign: string; readonly section: string }>> = {
  ...Object.fromEntries(
    MATERIAL_NAMES.map((name) => [name, { text: "help.warehouse.text", sign: name, section: "plot" }]),
  ),
  cloth: { text: "help.workshops.text", sign: "weave", section: "workshops" },
  ships: { text: "help.plot-ship.text", sign: "ship", section: "plot" },
  houses: { text: "help.plot-house.text", sign: "house", section: "plot" },
  discs: { text: "help.disc-coloured.text", sign: "coloured", section: "disc" },
  whiteDiscs: { text: "help.disc-white.text", sign: "white", section: "disc" },
  cards: { text: "help.hand.text", sign: "hand", section: "card" },
  cubes: { text: "help.cubes.text", sign: "cube", section: "plot" },
};

function columnCard(id: string, reader: Reader): HelpCard | null {
  const column = COLUMNS[id];
  if (column === undefined) return null;
  const { sign, section } = column;
  const text = reader.say(column.text, { ...figuresFor(reader), sign });
  return { title: capital(reader.say(`column.${id}`)), kind: "", text, ...pictured(sign), section };
}

const said = (id: string, reader: Reader): HelpCard => ({
  title: reader.say(`help.${id}`),
  kind: "",
  text: reader.say(`help.${id}.text`, figuresFor(reader)),
});

function actionCard(action: string, on: "cell" | "card", reader: Reader): HelpCard | null {
  const known = ACTIONS.find((each) => each === action);
  if (known === undefined) return null;
  const text = reader.say(`help.action.${known}`);
  return { title: actionName(reader, known), kind: reader.say(`help.${on}`), text, ...pictured(known), section: on };
}

function cityCard(name: string, view: View, reader: Reader): HelpCard | null {
  const city = CITY_NAMES.find((each) => each === name);
  if (city === undefined) return null;
  const kind = PORTS.some((port) => CITY_NAMES[port] === city) ? "port" : "trade-city";
  const text = reader.say(`help.${kind}.text`, figuresFor(reader));
  const scores = scoresBy(city, view, reader);
  return { title: cityName(reader, city), kind: reader.say(`help.${kind}`), text, scores, ...pictured(city) };
}

function buildingCard(name: string, view: View, reader: Reader): HelpCard | null {
  const building = BUILDING_NAMES.find((each) => each === name);
  if (building === undefined) return null;
  const kind = building === "palazzoVecchio" ? "palazzo" : "church";
  return {
    title: buildingName(reader, building),
    kind: reader.say(`help.${kind}`),
    text: reader.say(`help.${kind}.text`, figuresFor(reader)),
    scores: scoresBy(building, view, reader),
    ...pictured(building),
  };
}

/** By what the place is scored next: its tile, and after that only its card; and before whose discs. */
function scoresBy(place: string, view: View, reader: Reader): string {
  const k = view.council.findIndex(({ tile, points }) => tile === place && points === null);
  const by = reader.say("help.scores", { by: k < 0 ? "card" : "tile" });
  return [by, beforeActs(k, view, reader)].filter((part) => part !== "").join(", ");
}

/** 5.1 Of the tile that is scored at the end of this turn: the discs that act before that are not counted. */
function beforeActs(k: number, { street, stacks, activation, tilesScored }: View, reader: Reader): string {
  const stack = street === null ? [] : (stacks[street] ?? []);
  if (activation === null || k !== tilesScored || stack.length < LEVELS.length) return "";
  const lower = stack.slice(1, LEVELS.length - activation.position).reverse();
  const names = [activation.seat, ...lower.filter((disc) => disc !== "white")].map((seat) => seatName(reader, seat));
  const different = [...new Set(names)];
  return reader.say("help.scores-before", { n: different.length, names: listOf(reader.locale, different) });
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
    ...figuresFor(reader),
  });
  const before = beforeActs(k - 1, view, reader);
  const scores = before === "" ? {} : { scores: before };
  return { title: name, kind: reader.say("help.tile", { k }), text, ...scores, ...pictured(tile) };
}

function scoringCard(name: string, reader: Reader): HelpCard | null {
  const card = SCORING_CARDS.find((each) => each === name);
  if (card === undefined) return null;
  const text = reader.say("help.scoring.text", { tile: cardCategory(reader, card), ...figuresFor(reader) });
  return {
    title: cardName(reader, card),
    kind: reader.say("help.scoring"),
    text,
    ...pictured(card),
    section: "scoring",
  };
}

/** The disc of a stack: `stack:7:0`. */
function discCard(target: string, view: View, reader: Reader): HelpCard | null {
  const [, street, level] = target.split(":");
  const disc = view.stacks[Number(street) as Street]?.[Number(level)];
  if (disc === undefined) return null;
  const kind = disc === "white" ? "white" : "coloured";
  return { ...said(`disc-${kind}`, reader), kind: targetLabel(target, view, reader), picture: <Disc seat={disc} /> };
}

function seatCard(seat: number, view: View, reader: Reader): HelpCard | null {
  if (!isSeat(seat, view.seats)) return null;
  const text = seatCounts(reader, view, seat).join("; ");
  return { title: seatName(reader, seat), kind: "", text, picture: <Disc seat={seat as Seat} />, section: "disc" };
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
