import { type Player, type State } from "../rules/state.ts";
/** The part of its turn that a seat is in, as far as it matters to its towers. */
export declare const ELSEWHERE = 0;
export declare const BEFORE_CARD = 1;
export declare const BEFORE_BUILT = 2;
export declare const PAYING = 3;
export declare const FULFILLING = 4;
export declare const DONE = 5;
/** What many estimates read about one seat. `lookAt` writes them. */
export declare const outlook: {
    /** Turns that the seat may expect after the one under way, and the share of their worth that bricks and cards have. */
    ahead: number;
    use: number;
    phase: number;
    /** Bricks in storage by colour, with those that an exchange, a swap or the card under way brings. */
    held: Uint8Array<ArrayBuffer>;
    allHeld: number;
};
export declare function lookAt(s: State, seat: Player): void;
/**
 * 5.1 Turns that the seat may expect after the one under way. Once a last seal is placed everybody else has one more;
 * before that the number is estimated from the fewest seals left.
 */
export declare function turnsAhead(s: State, seat: Player): number;
