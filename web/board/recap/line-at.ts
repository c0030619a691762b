import type { StoryLine } from "#boardkit";

/** The lines in the order in which they happened. */
export const inTime = (lines: readonly StoryLine[]): readonly StoryLine[] => [...lines].sort((a, b) => a.from - b.from);

/**
 * The line that the board shows the end of, or the middle, after so many entries. Entries that tell nothing belong to
 * what comes after them: a card is chosen before anything is heard of it.
 */
export function lineAt(lines: readonly StoryLine[], plyOf: (event: number) => number, ply: number): StoryLine | null {
  const ordered = inTime(lines);
  const beginOf = ({ from }: StoryLine): number => (from === 0 ? 0 : plyOf(from - 1) + 1);
  return ordered.findLast((line) => beginOf(line) < ply) ?? ordered[0] ?? null;
}
