/**
 * Sorts targets by kind (the text before the first colon) in the given order of kinds, then by their place. Targets
 * with the same place keep their order.
 */
export const inOrder = (
  targets: readonly string[],
  kinds: readonly string[],
  placeOf: (target: string) => readonly number[],
): readonly string[] =>
  targets
    .map((target) => ({ target, at: [kinds.indexOf(target.split(":")[0] ?? ""), ...placeOf(target)] }))
    .sort((a, b) => compare(a.at, b.at))
    .map(({ target }) => target);

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, n] of a.entries()) {
    const difference = n - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
