import { type ScoredNow } from "#engine";
import { type Colour, type HandKind } from "../content.ts";
import type { Listener } from "../events.ts";
import { type Player, type State } from "../state.ts";
import type { Target } from "../targets.ts";
export declare const pointsOf: (s: State, seat: Player) => number;
/** Seals of the seat on a tower of the board, and its highest one as a fraction: the larger number has the majority. */
export declare function majorityKey(s: State, seat: Player, colour: Colour): number;
/**
 * 5.2 The seat with most seals on the tower, balconies included; of tied seats the one with the highest seal. Undefined
 * without a seal of a seat.
 */
export declare function majorityOf(s: State, colour: Colour): Player | undefined;
/** 5.2 The majority of a contract's tower if it were scored now; undefined for other targets. */
export declare function scoredNow(s: State, target: Target): ScoredNow | undefined;
/** 4.2, 4.8, 4.17, 4.21, 4.24 Points that one feast card is worth to the seat as things stand. */
export declare function feastPoints(s: State, seat: Player, kind: HandKind): number;
/** 5.2, 5.3 Majorities, then feasts. */
export declare function scoreEnd(s: State, tell: Listener): void;
