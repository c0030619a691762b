import { moveKinds, outcomeKinds } from "#engine";
import {
  ACTIONS,
  type ActionName,
  BUILDING_NAMES,
  CELLS,
  type Cell,
  CHURCH_NAMES,
  CITY_NAMES,
  LEVELS,
  type Level,
  MATERIAL_NAMES,
  PORTS,
  SCORING_CARDS,
  START_CARDS,
  STREET_CELLS,
  STREETS,
  type Street,
  TILES,
  TRADE_CITIES,
} from "./content.ts";
import { PLAYERS, type State } from "./state.ts";
import type { Target } from "./targets.ts";

const EACH_ACTION = ACTIONS.map((action) => ({ action }));
const EACH_PORT = PORTS.map((c) => ({ city: CITY_NAMES[c] }));
const EACH_TRADE_CITY = TRADE_CITIES.map((c) => ({ city: CITY_NAMES[c] }));
const EACH_CARD = SCORING_CARDS.map((card) => ({ card }));
const DISC_KINDS = ["coloured", "white"] as const;
export type DiscKind = (typeof DISC_KINDS)[number];

/** A street in notation: the two cells that it joins, as in "1-4". */
export const STREET_NOTATION = STREET_CELLS.map(([a, b]) => `${a}-${b}`);

/** The cell where an action lies. */
const cellOf = (s: State, action: ActionName): Cell =>
  CELLS.find((cell) => s.cells[cell] === ACTIONS.indexOf(action) + 1) ?? 4;

/** Every decision of a seat. */
export const MOVES = moveKinds<State, Target>()({
  /** 2.4 Keep one scoring card. */
  keep: { args: EACH_CARD, names: ({ card }) => [`scoring:${card}`] },
  /** 2.5 Take one of the open action cards. */
  take: { args: START_CARDS.map((a) => ({ action: ACTIONS[a] })), names: ({ action }) => [`start:${action}`] },
  /** 3.1 Put a disc on a street. */
  place: {
    args: DISC_KINDS.flatMap((disc) => STREETS.map((street) => ({ disc, street }))),
    text: ({ disc, street }) => `place ${disc === "white" ? "white " : ""}${STREET_NOTATION[street]}`,
    names: ({ disc, street }) => [`street:${street}`, `disc:${disc}`],
  },
  /** 3.8 Call up an action of the street. It is carried out, or gives a card when it is impossible. */
  use: { args: EACH_ACTION, names: ({ action }, s) => [`cell:${cellOf(s, action)}`] },
  /** 3.9 Decline a possible action. */
  decline: { args: EACH_ACTION },
  /** 4.9 Play an action card from hand. */
  card: { args: EACH_ACTION, names: ({ action }) => [`card:${action}`] },
  /** 4.3 to 4.7 The choices inside an action. */
  buildShip: { text: () => "build ship", names: () => ["plot:ship"] },
  buildWorkshop: { text: () => "build workshop", names: () => ["plot:workshop"] },
  buildHouse: {
    args: EACH_TRADE_CITY,
    text: ({ city }) => `build house ${city}`,
    names: ({ city }) => [`city:${city}`],
  },
  artwork: {
    args: BUILDING_NAMES.map((building) => ({ building })),
    names: ({ building }) => [`niche:${building}`],
  },
  contribute: {
    args: CHURCH_NAMES.flatMap((building) => MATERIAL_NAMES.map((material) => ({ material, building }))),
    names: ({ building, material }) => [`slot:${building}:${material}`],
  },
  ship: { args: EACH_PORT, group: "ship", names: ({ city }) => [`city:${city}`] },
  transport: { args: EACH_TRADE_CITY, group: "transport", names: ({ city }) => [`city:${city}`] },
  deliverNoMore: { text: () => "no more" },
  /** 3.13 End one's activation. */
  end: {},
  /** 5.3 A disc of one's own on a street becomes the seat. Level 0 is the bottom. */
  seatDisc: {
    args: STREETS.flatMap((street) => LEVELS.map((level) => ({ street, level }))),
    text: ({ street, level }) => `seat ${STREET_NOTATION[street]} ${level}`,
    names: ({ street, level }) => [`stack:${street}:${level}`],
  },
});
export type Move = (typeof MOVES.table)[number];

/** A disc on a street as one number; levels count from the bottom. */
export const placeOf = (street: Street, level: Level): number => street * LEVELS.length + level;
export const streetAt = (place: number): Street => (place >> 2) as Street;
export const levelAt = (place: number): Level => (place & 3) as Level;

/** What chance can bring. */
export const OUTCOMES = outcomeKinds({
  startPlayer: { args: PLAYERS.map((seat) => ({ seat })), text: ({ seat }) => `start ${seat}` },
  /** 2.2 The next action tile on the plan. */
  actionTile: { args: EACH_ACTION.slice(0, 8), text: ({ action }) => `tile ${action}` },
  /** 2.3 The next scoring tile on the council. */
  scoringTile: { args: TILES.map((tile) => ({ tile })), text: ({ tile }) => `council ${tile}` },
  /** 2.4 The next scoring card, dealt or turned face up. */
  scoringCard: { args: EACH_CARD, text: ({ card }) => `scoring ${card}` },
  /** 3.8, 7.6 The action card drawn. */
  actionCard: { args: EACH_ACTION, text: ({ action }) => `draw ${action}` },
  /** 6.5 The kept cards are turned up. */
  reveal: {},
});
export type Outcome = (typeof OUTCOMES.table)[number];
