import { type State } from "../rules/state.ts";
/** Whether a legal move can never help its player. Bots do not consider it. */
export declare function isPointless(s: State, move: number): boolean;
