import { type Player, type State } from "../rules/state.ts";
/** Computes `points` from the board. Called before `prospectsOf` for any seat. */
export declare function lookAtContracts(s: State): void;
/** The worth of the seat's towers and of the best one that it could found next. */
export declare function prospectsOf(s: State, seat: Player): number;
