/** Stands out in any text: no number of a game comes near it. */
const MARK = 76_543_000;

/** Matches a stained number, or a sum of some, in a text. */
export const MARKED = /7654[23]\d{3}/;

/**
 * Hidden counts, replaced by marks of the same sum: the total is often public. They replace the state's own numbers,
 * which hold no more than a byte: `Object.assign(state, { deck: stained(state.deck) })`.
 */
export function stained(counts: ArrayLike<number>): Int32Array {
  const last = counts.length - 1;
  return Int32Array.from(counts, (n, i) => (i === last ? n - MARK * last : n + MARK));
}
