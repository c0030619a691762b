/** The figures of Calimala (RULES.md 1). Everything that counts something reads it here. */

/** The nine actions (1.1). */
export const ACTIONS = [
  "wood",
  "brick",
  "marble",
  "weave",
  "build",
  "artwork",
  "ship",
  "transport",
  "contribute",
] as const;
export type ActionName = (typeof ACTIONS)[number];
/** Index into ACTIONS. */
export type Action = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export const ACTION_INDEX = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const WOOD = 0;
export const BRICK = 1;
export const MARBLE = 2;
export const WEAVE = 3;
export const BUILD = 4;
export const ARTWORK = 5;
export const SHIP = 6;
export const TRANSPORT = 7;
export const CONTRIBUTE = 8;

/** Index into ACTIONS of the three materials, too: wood 0, brick 1, marble 2. */
export type Material = 0 | 1 | 2;
export const MATERIALS = [0, 1, 2] as const;
export const MATERIAL_NAMES = ["wood", "brick", "marble"] as const;
export type MaterialName = (typeof MATERIAL_NAMES)[number];

/** The city plan: cells 0 1 2 / 3 4 5 / 6 7 8; cell 4 is printed contribute (1.2). */
export type Cell = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const PIAZZA = 4;
/** Cells that take an action tile, in the order in which tiles are drawn. */
export const TILE_CELLS = [0, 1, 2, 3, 5, 6, 7, 8] as const;
/** A fixed layout for a first match (1.4). */
export const INTRODUCTORY = [BRICK, ARTWORK, SHIP, TRANSPORT, CONTRIBUTE, BUILD, MARBLE, WOOD, WEAVE] as const;

export type Street = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
export const STREETS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
/** The two cells that each street joins (1.3). */
export const STREET_CELLS = [
  [0, 1],
  [1, 2],
  [3, 4],
  [4, 5],
  [6, 7],
  [7, 8],
  [0, 3],
  [1, 4],
  [2, 5],
  [3, 6],
  [4, 7],
  [5, 8],
] as const satisfies readonly (readonly [Cell, Cell])[];

/** A place in a stack, 0 at the bottom. Three discs at rest, a fourth while it is being dealt with. */
export type Level = 0 | 1 | 2 | 3;
export const LEVELS = [0, 1, 2, 3] as const;

/** Three ports, then three trade cities (1.8). */
export type City = 0 | 1 | 2 | 3 | 4 | 5;
export const CITIES = [0, 1, 2, 3, 4, 5] as const;
export const CITY_NAMES = ["barcelona", "lisbon", "london", "troyes", "bruges", "hamburg"] as const;
export type CityName = (typeof CITY_NAMES)[number];
export const PORTS = [0, 1, 2] as const;
export const TRADE_CITIES = [3, 4, 5] as const;
export type Port = (typeof PORTS)[number];
export const CITY_SLOTS = 12;

/** The buildings: three under construction, then the Palazzo Vecchio. */
export type Building = 0 | 1 | 2 | 3;
export type Church = 0 | 1 | 2;
export const BUILDINGS = [0, 1, 2, 3] as const;
export const CHURCHES = [0, 1, 2] as const;
export const PALAZZO = 3;
export const BUILDING_NAMES = ["santaMariaDelFiore", "sanMiniato", "santaCroce", "palazzoVecchio"] as const;
export type BuildingName = (typeof BUILDING_NAMES)[number];
export const CHURCH_NAMES = ["santaMariaDelFiore", "sanMiniato", "santaCroce"] as const;
export type ChurchName = (typeof CHURCH_NAMES)[number];
/** Slots for each single material at a church, 5 + 5 + 5 and so on (1.9). */
export const MATERIAL_SLOTS = [5, 3, 4] as const;
export const ARTWORK_SLOTS = [5, 3, 4, 4] as const;

/** The 15 scoring tiles (1.7). */
export const TILES = [
  ...CITY_NAMES,
  ...CHURCH_NAMES,
  "artworks",
  "portCities",
  "tradeCities",
  "wood",
  "brick",
  "marble",
] as const;
export type TileName = (typeof TILES)[number];
export type Tile = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
export const TILE_INDEX = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
/** The tiles that are neither a city nor a church. */
export const ARTWORKS_TILE = 9;
export const PORT_CITIES_TILE = 10;
export const TRADE_CITIES_TILE = 11;
export const WOOD_TILE = 12;
export const BRICK_TILE = 13;
export const MARBLE_TILE = 14;
/** Seats on the council, in order; each has its tile (1.10). */
export const COUNCIL_SEATS = 15;

/** The 10 scoring cards (1.6). */
export const SCORING_CARDS = [...CITY_NAMES, ...BUILDING_NAMES] as const;
export type ScoringCardName = (typeof SCORING_CARDS)[number];
export type ScoringCard = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** The only scoring card that is not a tile as well. */
export const PALAZZO_CARD = 9;
export const SCORING_CARD_INDEX = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export const CARDS_OF_EACH_ACTION = 5;
export const ACTION_CARDS = 45;
/** Action cards that lie open for the start (2.5). */
export const START_CARDS = [WOOD, BRICK, MARBLE, WEAVE, BUILD] as const;

export const WAREHOUSE = 4;
export const CLOTH_PER_WORKSHOP = 4;
export const WORKSHOPS = 3;
export const WORKSHOP_INDEX = [0, 1, 2] as const;
export const SHIPS = 3;
export const CUBES = 40;
/** Wood, brick and marble for a building (4.3). */
export type Cost = readonly [number, number, number];
export const SHIP_COST = [2, 0, 0] as const satisfies Cost;
export const HOUSE_COST = [0, 2, 0] as const satisfies Cost;
export const WORKSHOP_COST = [1, 1, 0] as const satisfies Cost;

/** Discs per seat by number of seats (1.13). */
export const DISCS = {
  3: { coloured: 12, white: 3 },
  4: { coloured: 10, white: 2 },
  5: { coloured: 8, white: 2 },
} as const;
/** Scoring cards dealt to each seat, and whether one of the rest lies face up (2.4). */
export const SCORING_DEAL = { 3: { each: 3, open: 1 }, 4: { each: 2, open: 1 }, 5: { each: 2, open: 0 } } as const;

/** Points of ranks 1 to 3 on a tile and on a scoring card (5.7, 6.5). */
export const TILE_POINTS = [3, 2, 1, 0, 0] as const;
export const CARD_POINTS = [5, 3, 1, 0, 0] as const;
