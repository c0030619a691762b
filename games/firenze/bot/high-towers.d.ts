import { type State } from "../rules/state.ts";
/** From so many floors on a tower is a loss to watch. */
export declare const HIGH = 3;
/**
 * 3.4 Whether the move lets a high tower fall to ruin, though a brick for it costs nothing and it can become a contract in a
 * later turn.
 */
export declare function leavesHighTower(s: State, move: number): boolean;
