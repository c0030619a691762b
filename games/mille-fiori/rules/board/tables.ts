import type { Bytes } from "#engine";

/** 0 | 1 | ... | N - 1 */
export type Below<N extends number, Found extends readonly number[] = []> = Found["length"] extends N
  ? Found[number]
  : Below<N, readonly [...Found, Found["length"]]>;

/** The indices of n things, ascending. */
export const below = <const N extends number>(n: N): readonly Below<N>[] =>
  Array.from({ length: n }, (_, i) => i as Below<N>);

/** A figure for each index, fast to read: never changed. */
export const tableOf = <I extends number>(index: readonly I[], figure: (i: I) => number): Readonly<Bytes<I>> =>
  Int32Array.from(index, figure) as Bytes<number> as Bytes<I>;

/** How many bits of the mask are set. */
export function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The place of the lowest bit that is set. */
export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);
