/** Stands out in any text: no number of a game comes near it. */
const MARK = 76_543_000;

/** What a stained number, or the sum of some, looks like in a text. */
export const MARKED = /7654[23]\d{3}/;

/**
 * Counts that are told nobody, as marks of the same sum: how many there are in all is often public. In place of the
 * state's own numbers, which hold no more than a byte: `Object.assign(state, { deck: stained(state.deck) })`.
 */
export function stained(counts: ArrayLike<number>): Int32Array {
  const last = counts.length - 1;
  return Int32Array.from(counts, (n, i) => (i === last ? n - MARK * last : n + MARK));
}
