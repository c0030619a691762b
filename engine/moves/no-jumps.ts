/**
 * Comparisons that return 0 or 1 without a branch, for numbers from 0 to 2^30. The legality of a move in a random
 * position is unpredictable, and a mispredicted branch costs as much as twenty instructions.
 */

/** 1 when x is above 0. */
export const any = (x: number): 0 | 1 => (-x >>> 31) as 0 | 1;

/** 1 when x is below y. */
export const below = (x: number, y: number): 0 | 1 => ((x - y) >>> 31) as 0 | 1;

/** 1 when both are equal. */
export const same = (x: number, y: number): 0 | 1 => (((x ^ y) - 1) >>> 31) as 0 | 1;
