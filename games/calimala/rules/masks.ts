/** Sets of small numbers as masks: bit n is set for the number n. */

export const maskOf = (...numbers: readonly number[]): number => numbers.reduce((mask, n) => mask | (1 << n), 0);

/** The lowest number in a set that is not empty. */
export const lowestIn = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The set without its lowest number. */
export const withoutLowest = (mask: number): number => mask & (mask - 1);
