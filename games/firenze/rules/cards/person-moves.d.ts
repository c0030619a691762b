import { type MoveBuffer } from "#engine";
import { type HandKind } from "../content.ts";
import { type Player, type State } from "../state.ts";
/** 3 Adds the persons that may be played between steps of this phase to a list of moves; returns its length. */
export declare function persons(s: State, seat: Player, out: MoveBuffer, from: number): number;
/**
 * 3, 9.3 Could a person be played in phase 6 after one more brick, or this card of the hand, has been given? While more
 * bricks are due the giver has another one, and the given one is in the bag.
 */
export declare function canPersonFollow(s: State, seat: Player, gone?: HandKind): boolean;
