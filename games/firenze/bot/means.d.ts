import { type Player, type State } from "../rules/state.ts";
/** The worth of the seat's bricks, persons and buildings for later points, less what it owes in this turn. */
export declare function meansOf(s: State, seat: Player): number;
