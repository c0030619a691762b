import type { Cell, Level, Street } from "./content.ts";
import {
  ACTIONS,
  type Action,
  BUILDING_NAMES,
  CELLS,
  CHURCH_NAMES,
  CITY_NAMES,
  MATERIAL_NAMES,
  SCORING_CARDS,
  START_CARDS,
  STREETS,
  TILE_INDEX,
} from "./content.ts";
import { MOVES } from "./move-table.ts";
import type { State } from "./state.ts";
import type { Target } from "./targets.ts";

/** Everything on the table that can be pointed at. */
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
  ...TILE_INDEX.map((k): Target => `tile:${k}`),
];

/** The cell where an action lies. */
const cellOf = (s: State, action: Action): Cell => CELLS.find((cell) => s.cells[cell] === action + 1) ?? 4;

/** The things by which a person makes this move. Declining, delivering no more and ending have no place. */
export function names(s: State, index: number): readonly Target[] {
  const move = MOVES[index];
  if (move === undefined) return [];
  switch (move.type) {
    case "keep":
      return [`scoring:${move.card}`];
    case "take":
      return [`start:${move.action}`];
    case "place":
      return [`street:${move.street}`, `disc:${move.disc}`];
    case "use":
      return [`cell:${cellOf(s, ACTIONS.indexOf(move.action) as Action)}`];
    case "card":
      return [`card:${move.action}`];
    case "buildShip":
      return ["plot:ship"];
    case "buildWorkshop":
      return ["plot:workshop"];
    case "buildHouse":
    case "ship":
    case "transport":
      return [`city:${move.city}`];
    case "artwork":
      return [`niche:${move.building}`];
    case "contribute":
      return [`slot:${move.building}:${move.material}`];
    case "seatDisc":
      return [`stack:${move.street as Street}:${move.level as Level}`];
    case "decline":
    case "deliverNoMore":
    case "end":
      return [];
  }
}
