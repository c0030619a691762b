import type { GameEvent, GuideMoment } from "#boardkit";

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

/** The moves that follow draws to come, all that has been told before these, and the entry after which it was foreseen. */
export interface Foreseen extends Plan {
  readonly told: readonly GameEvent[];
}

/** Whether that is what has happened since, and what comes now. */
export const isForeseen = ({ told, moves }: Foreseen, at: Pick<GuideMoment, "events" | "moves">): boolean =>
  at.events.length > told.length &&
  at.moves.some(({ text }) => text === moves[0]) &&
  JSON.stringify(at.events.slice(0, told.length)) === JSON.stringify(told);
