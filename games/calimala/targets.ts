import type {
  ActionName,
  BuildingName,
  Cell,
  ChurchName,
  CityName,
  Level,
  MaterialName,
  ScoringCardName,
  Street,
} from "./content.ts";

/** Everything at the table that can be pointed at. The board puts these ids on its elements. */
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
  | `tile:${number}`;
