import type { Foresight, Seat } from "#engine";

/** Nothing is left to foresee at the end of a match. */
const AT_END = { all: 0, mover: 0, lead: 1 } as const;

/**
 * Points at the end by seat, from those that a search or `values` expect after a move of `seat` when this share of the match
 * is done.
 */
export function foresee(
  expected: readonly number[],
  foresight: Foresight | undefined,
  { seat, progress }: { readonly seat: Seat; readonly progress: number },
): readonly number[] {
  if (foresight === undefined || expected.length === 1) return expected;
  const by = (key: keyof Foresight) => between(foresight[key], AT_END[key], progress);
  const [all, mover, lead] = [by("all"), by("mover"), by("lead")];
  const mean = expected.reduce((sum, n) => sum + n, 0) / expected.length;
  return expected.map((n, each) => {
    const moved = each === seat ? mover : -mover / (expected.length - 1);
    return mean + all + lead * (n - mean) + moved;
  });
}

/** The number at this share of the match: those given hold in the middle of equal parts of it, `last` at its end. */
function between(parts: readonly number[], last: number, progress: number): number {
  const at = progress * parts.length - 0.5;
  const k = Math.max(0, Math.floor(at));
  const from = parts[k] ?? last;
  if (at <= 0) return from;
  const isLast = k === parts.length - 1;
  return from + ((parts[k + 1] ?? last) - from) * (at - k) * (isLast ? 2 : 1);
}
