import { type Colour, type Slot } from "../content.ts";
import type { Listener } from "../events.ts";
import { type Player, type State } from "../state.ts";
/** 3.2, 4.12 How many bricks an exchange costs the seat. */
export declare const exchangeCost: (s: State, seat: Player) => number;
/** 3.2 May the seat exchange? Once a turn, if it can pay. */
export declare const canExchange: (s: State, seat: Player) => boolean;
/** 3.2 Begins an exchange for a brick on a card of the row. The bricks given go onto that card. */
export declare function beginExchange(s: State, slot: Slot, colour: Colour): void;
export declare function giveBrick(s: State, colour: Colour, tell: Listener): void;
/**
 * 3.6, 9.3 May this kind be discarded next? Persons come first, then buildings, in one order, and enough must be left
 * unless a person can still be played.
 */
export declare function canDiscard(s: State, seat: Player, i: number): boolean;
export declare function discardCard(s: State, i: number, tell: Listener): void;
