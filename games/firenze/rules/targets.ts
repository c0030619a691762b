import {
  BUILDINGS,
  type BuildingName,
  CARDS,
  COLOURS,
  type ColourName,
  FLOORS,
  type Floors,
  HAND_KINDS,
  type HandName,
  SLOTS,
  type Slot,
} from "./content.ts";
import { PLAYERS, type Player, TOWER_SLOTS, type TowerSlot } from "./state.ts";

/** Everything at the table that can be pointed at. The board puts these ids on its elements. */
export type Target =
  | `contract:${ColourName}:${Floors}`
  | `slot:${Slot}`
  | `brick:${Slot}:${ColourName}`
  | `bag:${ColourName}`
  | `storage:${Player}:${ColourName}`
  | `tower:${Player}:${TowerSlot}`
  /** Where a new tower of one's own begins. */
  | `site:${ColourName}`
  | `hand:${HandName}`
  | `building:${BuildingName}`
  | "church:campanile";

export const TARGETS: readonly Target[] = [
  ...COLOURS.flatMap((colour) => FLOORS.map((floors): Target => `contract:${colour}:${floors}`)),
  ...SLOTS.map((slot): Target => `slot:${slot}`),
  ...SLOTS.flatMap((slot) => COLOURS.map((colour): Target => `brick:${slot}:${colour}`)),
  ...COLOURS.map((colour): Target => `bag:${colour}`),
  ...PLAYERS.flatMap((seat) => COLOURS.map((colour): Target => `storage:${seat}:${colour}`)),
  ...PLAYERS.flatMap((seat) => TOWER_SLOTS.map((slot): Target => `tower:${seat}:${slot}`)),
  ...COLOURS.map((colour): Target => `site:${colour}`),
  ...HAND_KINDS.map((kind): Target => `hand:${CARDS[kind]}`),
  ...BUILDINGS.map((building): Target => `building:${building}`),
  "church:campanile",
];
