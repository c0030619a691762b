import { type Colour } from "../content.ts";
import type { Listener } from "../events.ts";
import { type Player, type State, type TowerSlot } from "../state.ts";
/** 3.3 Phase 3 has begun with the first brick or a Mason. */
export declare const isPhase3: (s: State) => boolean;
/** 3.3, 4.19, 4.26 What building so many bricks costs the active player now. */
export declare function buildCost(s: State, bricks: number): number;
/** 3.3 Can one brick more be built and paid for? */
export declare const canBuildMore: (s: State, seat: Player) => boolean;
/**
 * 3.3, 9.2 The lowest colour that may be founded next: equal orders are merged, so towers founded one after the other
 * ascend by colour.
 */
export declare function lowestFounded(s: State, seat: Player): number;
/**
 * 3.3 May the next brick go onto this tower? Of towers that were alike a later one never gets more bricks than the one
 * before.
 */
export declare function canRaise(s: State, seat: Player, slot: TowerSlot): boolean;
export declare function build(s: State, slot: TowerSlot, colour: Colour, tell: Listener): void;
/** 3.3 Ends building. The cost of the whole phase is paid at once. */
export declare function endBuilding(s: State, tell: Listener): void;
/** 3.4 Ruins come down, then phase 5 begins. */
export declare function afterBuilding(s: State, tell: Listener): void;
