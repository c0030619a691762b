import { notation, SEATS } from "#engine";
import {
  ACTIONS,
  BUILDING_NAMES,
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
import type { Move, Outcome } from "./moves.ts";

/** Every move of the game. An index into this table is a move. */
export const MOVES: readonly Move[] = [
  ...SCORING_CARDS.map((card): Move => ({ type: "keep", card })),
  ...START_CARDS.map((a): Move => ({ type: "take", action: ACTIONS[a] })),
  ...STREETS.map((street): Move => ({ type: "place", disc: "coloured", street })),
  ...STREETS.map((street): Move => ({ type: "place", disc: "white", street })),
  ...ACTIONS.map((action): Move => ({ type: "use", action })),
  ...ACTIONS.map((action): Move => ({ type: "decline", action })),
  ...ACTIONS.map((action): Move => ({ type: "card", action })),
  { type: "buildShip" },
  { type: "buildWorkshop" },
  ...TRADE_CITIES.map((c): Move => ({ type: "buildHouse", city: CITY_NAMES[c] })),
  ...BUILDING_NAMES.map((building): Move => ({ type: "artwork", building })),
  ...CHURCH_NAMES.flatMap((building) =>
    MATERIAL_NAMES.map((material): Move => ({ type: "contribute", material, building })),
  ),
  ...PORTS.map((c): Move => ({ type: "ship", city: CITY_NAMES[c] })),
  ...TRADE_CITIES.map((c): Move => ({ type: "transport", city: CITY_NAMES[c] })),
  { type: "deliverNoMore" },
  { type: "end" },
  ...STREETS.flatMap((street) => LEVELS.map((level): Move => ({ type: "seatDisc", street, level }))),
];

/** Where each kind of move begins in the table. */
export const KEEP_MOVE = 0;
export const TAKE_MOVE = 10;
export const PLACE_MOVE = 15;
export const PLACE_WHITE_MOVE = 27;
export const USE_MOVE = 39;
export const DECLINE_MOVE = 48;
export const CARD_MOVE = 57;
export const BUILD_SHIP_MOVE = 66;
export const BUILD_WORKSHOP_MOVE = 67;
export const BUILD_HOUSE_MOVE = 68;
export const ARTWORK_MOVE = 71;
/** church * 3 + material. */
export const CONTRIBUTE_MOVE = 75;
export const SHIP_MOVE = 84;
export const TRANSPORT_MOVE = 87;
export const NO_MORE_MOVE = 90;
export const END_MOVE = 91;
/** By place in the stacks. */
export const SEAT_DISC_MOVE = 92;

/** A disc on a street as one number; levels count from the bottom. */
export const placeOf = (street: Street, level: Level): number => street * LEVELS.length + level;
export const streetAt = (place: number): Street => (place >> 2) as Street;
export const levelAt = (place: number): Level => (place & 3) as Level;

/** Every outcome of chance. */
export const OUTCOMES: readonly Outcome[] = [
  ...SEATS.map((seat): Outcome => ({ type: "startPlayer", seat })),
  ...ACTIONS.slice(0, 8).map((action): Outcome => ({ type: "actionTile", action })),
  ...TILES.map((tile): Outcome => ({ type: "scoringTile", tile })),
  ...SCORING_CARDS.map((card): Outcome => ({ type: "scoringCard", card })),
  ...ACTIONS.map((action): Outcome => ({ type: "actionCard", action })),
  { type: "reveal" },
];
export const START_PLAYER_OUTCOME = 0;
export const ACTION_TILE_OUTCOME = 5;
export const SCORING_TILE_OUTCOME = 13;
export const SCORING_CARD_OUTCOME = 28;
export const ACTION_CARD_OUTCOME = 38;
export const REVEAL_OUTCOME = 47;

/** A street in notation: the two cells that it joins, as in "1-4". */
export const STREET_NOTATION = STREET_CELLS.map(([a, b]) => `${a}-${b}`);

function moveText(move: Move): string {
  switch (move.type) {
    case "keep":
      return `keep ${move.card}`;
    case "take":
    case "use":
    case "decline":
    case "card":
      return `${move.type} ${move.action}`;
    case "place":
      return `place ${move.disc === "white" ? "white " : ""}${STREET_NOTATION[move.street]}`;
    case "buildShip":
      return "build ship";
    case "buildWorkshop":
      return "build workshop";
    case "buildHouse":
      return `build house ${move.city}`;
    case "artwork":
      return `artwork ${move.building}`;
    case "contribute":
      return `contribute ${move.material} ${move.building}`;
    case "ship":
    case "transport":
      return `${move.type} ${move.city}`;
    case "deliverNoMore":
      return "no more";
    case "end":
      return "end";
    case "seatDisc":
      return `seat ${STREET_NOTATION[move.street]} ${move.level}`;
  }
}

function outcomeText(outcome: Outcome): string {
  switch (outcome.type) {
    case "startPlayer":
      return `start ${outcome.seat}`;
    case "actionTile":
      return `tile ${outcome.action}`;
    case "scoringTile":
      return `council ${outcome.tile}`;
    case "scoringCard":
      return `scoring ${outcome.card}`;
    case "actionCard":
      return `draw ${outcome.action}`;
    case "reveal":
      return "reveal";
  }
}

export const NOTATION = notation(MOVES.map(moveText), OUTCOMES.map(outcomeText));
