import { type Slot } from "../content.ts";
import type { Listener } from "../events.ts";
import { type Player, type State } from "../state.ts";
export declare function rowSize(s: State): number;
/** 3 Begins a turn. With an empty row there is no card to choose, and phase 1 ends with the refill. */
export declare function startTurn(s: State, seat: Player, tell: Listener): void;
/** 3.1 Refills the row card by card until it is full or no card is left. Phase 2 follows. */
export declare function refill(s: State, tell: Listener): void;
/** Begins to draw up to `n` bricks from the bag onto a row card. Returns false when there is nothing to draw. */
export declare function drawOnto(s: State, slot: Slot, n: number, tell: Listener): boolean;
/** 3.6 */
export declare const storageLimit: (s: State, seat: Player) => number;
/** How many of a kind that phase 6 may discard a seat has. */
export declare function discardable(s: State, seat: Player, i: number): number;
/** 3.6, 4.13 Cards to discard: feasts count, but stay. */
export declare function cardExcess(s: State, seat: Player): number;
/** 3.6 Bricks first, then cards; the phase ends at once when both limits are kept. */
export declare function enterLimits(s: State, tell: Listener): void;
