/**
 * Answers as 0 or 1 without a jump, for numbers from 0 to 2^30. What is legal in a random position cannot be foreseen, and a jump that
 * is guessed wrong costs as much as twenty steps.
 */

/** Is x above 0? */
export const any = (x: number): 0 | 1 => (-x >>> 31) as 0 | 1;

/** Is x below y? */
export const below = (x: number, y: number): 0 | 1 => ((x - y) >>> 31) as 0 | 1;

/** Are both the same? */
export const same = (x: number, y: number): 0 | 1 => (((x ^ y) - 1) >>> 31) as 0 | 1;
