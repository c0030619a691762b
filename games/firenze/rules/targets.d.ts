import { type BuildingName, type ColourName, type Floors, type HandName, type Slot } from "./content.ts";
import { type Player, type TowerSlot } from "./state.ts";
/** Everything at the table that can be pointed at. The board puts these ids on its elements. */
export type Target = `contract:${ColourName}:${Floors}` | `slot:${Slot}` | `brick:${Slot}:${ColourName}` | `bag:${ColourName}` | `storage:${Player}:${ColourName}` | `tower:${Player}:${TowerSlot}`
/** Where a new tower of one's own begins. */
 | `site:${ColourName}` | `hand:${HandName}` | `building:${BuildingName}` | "church:campanile";
export declare const TARGETS: readonly Target[];
