import { type ChanceBuffer, type Tell } from "#engine";
import { type Contract, type Slot } from "./content.ts";
import type { Event, Listener } from "./events.ts";
import { type Player, type Rules, type State } from "./state.ts";
/** 2 The state before the first draw: everything that needs no chance is laid out. */
export declare function setup(rules: Rules): State;
/** Lists the outcomes possible now, each with its weight, and returns how many. */
export declare function chance(s: State, out: ChanceBuffer): number;
/** 2.3 A contract without a tile. */
export declare const isBare: (s: State, contract: Contract) => boolean;
export declare function resolve(s: State, outcome: number, tell?: Tell<Event>): void;
/** 2.3 By chance, or by the start player. */
export declare function layNeutral(s: State, contract: Contract, seat: Player | null, tell: Listener): void;
/** 4.11 All bricks of a row card into the bag, and as many back. */
export declare function redraw(s: State, slot: Slot, tell: Listener): void;
