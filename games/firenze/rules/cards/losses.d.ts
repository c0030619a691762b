import type { Listener } from "../events.ts";
import { type Player, type State, type TowerSlot } from "../state.ts";
/** The event is done: its card is discarded, bricks held aside go to storage, the row is refilled. */
export declare function finishEvent(s: State, tell: Listener): void;
/** 4.20 Cancels the event. Both cards are discarded, its bricks are kept. */
export declare function cancelEvent(s: State, tell: Listener): void;
/** 4.30 Everybody loses, in turn order from the active player. */
export declare function beginLosses(s: State, tell: Listener): void;
/** 4.30 The seat has decided: its unpaid towers come down, and it is the next one's turn. */
declare function nextLoser(s: State, tell: Listener): void;
/**
 * 4.30, 9.4 May this tower be kept next? Towers are named in ascending order, of towers alike the first one, and enough
 * must be left after it.
 */
export declare function canKeep(s: State, slot: number): boolean;
export declare function keepTower(s: State, slot: TowerSlot, tell: Listener): void;
/** The seat has given what it owes. */
export declare const lossPaid: typeof nextLoser;
/** 4.10, 9.5 Fire takes the whole storage when it holds no more than Fire asks for. */
export declare function loseAll(s: State, seat: Player, tell: Listener): void;
export {};
