import { type Contract } from "../content.ts";
import type { Listener } from "../events.ts";
import { type Player, type State, type TowerSlot } from "../state.ts";
/** By how many floors the tower counts as higher than it is: 0, with the Architect 1 or -1. */
export type Lower = -1 | 0 | 1;
/** 4.5 Does Campanile keep the seat from fulfilling contracts? */
export declare const owesBellTower: (s: State, seat: Player) => boolean;
/** 3.5 Why nobody, or not this seat, can fulfil the contract now, whatever towers it has. */
export type Closed = "contract-done" | "contract-neutral" | "balcony-not-yet" | "no-seals-left" | "bell-tower-first";
export declare function whyClosed(s: State, seat: Player, contract: Contract): Closed | undefined;
/** 3.5 The contract that is open to the seat and wants exactly this tower, or (4.3) one so many floors higher. */
export declare function fittingContract(s: State, seat: Player, slot: TowerSlot, lower?: Lower): Contract | undefined;
export declare const hasBellTower: (s: State, seat: Player, lower: Lower) => boolean;
/** Points of the contract, the balcony's in place of the printed ones. */
export declare function contractPoints(s: State, contract: Contract): number;
/** 3.5 Fulfils a contract: the tower's bricks go to the bag, and points, seal and bonuses follow. */
export declare function fulfil(s: State, contract: Contract, lower: Lower, tell: Listener): void;
/** 4.5 Hands in a bell tower: its bricks go to the bag, a small seal onto Campanile. The last one discards the card. */
export declare function handInBellTower(s: State, lower: Lower, tell: Listener): void;
