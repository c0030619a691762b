import { FastChance } from "#engine";

/** The generator of match `m` of a run: neighbouring seeds and matches share nothing. */
export function matchSource(seed: number, m: number): FastChance {
  let x = (seed + Math.imul(m + 1, 0x9e3779b9)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return new FastChance(x ^ (x >>> 16));
}
