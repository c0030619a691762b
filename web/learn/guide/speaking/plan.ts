/** The moves of a turn as they were foreseen, from the entry after which it began. */
export interface Plan {
  readonly ply: number;
  readonly moves: readonly string[];
}

/** What the plan says next; undefined where something else has been done than it foresaw. */
export function nextIn({ ply, moves }: Plan, now: Plan): string | undefined {
  const isAsForeseen = ply === now.ply && now.moves.every((move, k) => move === moves[k]);
  return isAsForeseen ? moves[now.moves.length] : undefined;
}
