import {
  ACTIONS,
  type ActionName,
  BUILDING_NAMES,
  type BuildingName,
  CELLS,
  type Cell,
  CHURCH_NAMES,
  type ChurchName,
  CITY_NAMES,
  type CityName,
  type Level,
  MATERIAL_NAMES,
  type MaterialName,
  SCORING_CARDS,
  type ScoringCardName,
  START_CARDS,
  STREETS,
  type Street,
  TILE_INDEX,
} from "./content.ts";

/** Ids of everything on the table that can be pointed at. The board puts them on its elements. */
export type Target =
  | `street:${Street}`
  | `disc:coloured`
  | `disc:white`
  | `cell:${Cell}`
  | `stack:${Street}:${Level}`
  | `city:${CityName}`
  | `niche:${BuildingName}`
  | `slot:${ChurchName}:${MaterialName}`
  | `card:${ActionName}`
  | `start:${ActionName}`
  | `scoring:${ScoringCardName}`
  | `plot:ship`
  | `plot:workshop`
  | `plot:house`
  | `workshops`
  /** No move names it: what lies there goes to the place that is pressed. */
  | `warehouse:${MaterialName}`
  | `tile:${number}`;

export const TARGETS: readonly Target[] = [
  ...STREETS.map((street): Target => `street:${street}`),
  "disc:coloured",
  "disc:white",
  ...CELLS.map((cell): Target => `cell:${cell}`),
  ...STREETS.flatMap((street) => ([0, 1, 2] as const).map((level): Target => `stack:${street}:${level}`)),
  ...CITY_NAMES.map((city): Target => `city:${city}`),
  ...BUILDING_NAMES.map((building): Target => `niche:${building}`),
  ...CHURCH_NAMES.flatMap((church) => MATERIAL_NAMES.map((material): Target => `slot:${church}:${material}`)),
  ...ACTIONS.map((action): Target => `card:${action}`),
  ...START_CARDS.map((a): Target => `start:${ACTIONS[a]}`),
  ...SCORING_CARDS.map((card): Target => `scoring:${card}`),
  "plot:ship",
  "plot:workshop",
  "plot:house",
  "workshops",
  ...TILE_INDEX.map((k): Target => `tile:${k + 1}`),
];
