/** Top to bottom, where the niches and the courses of wood, brick and marble begin, and where the last one ends. */
const EDGES = [42.5, 65, 85, 105, 125] as const;

/** A row of the close-up on a phone is half as high as a thumb: what can be pressed reaches so far over what cannot. */
export const REACH = 8;

/**
 * Where a press meets the row: from `top` to `bottom`. Rows do not overlap. `legal`: which rows can be pressed now;
 * `over`: how far they reach over those that cannot. At the ends of the front no other row lies.
 */
export function bandOf(
  row: number,
  legal: readonly boolean[],
  over: number,
): { readonly top: number; readonly bottom: number } {
  const edge = (k: number): number => {
    const reach = k === 0 || k === legal.length ? REACH : over;
    return (EDGES[k] ?? 0) + reach * (Number(legal[k - 1] === true) - Number(legal[k] === true));
  };
  return { top: edge(row), bottom: edge(row + 1) };
}
