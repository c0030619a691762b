/** The moves of a turn as they were foreseen, from the entry after which it began. */
export interface Plan {
  readonly ply: number;
  readonly moves: readonly string[];
}

/** What is left of the plan; nothing where something else has been done than it foresaw. */
export function restOf({ ply, moves }: Plan, now: Plan): readonly string[] {
  const isAsForeseen = ply === now.ply && now.moves.every((move, k) => move === moves[k]);
  return isAsForeseen ? moves.slice(now.moves.length) : [];
}
