/** Answers come in steps of so many milliseconds, so that the time does not tell how long a bot has thought. */
export const STEP_MS = 5;

/**
 * When a bot's answer goes out, in milliseconds after it was asked: at `pause`, or else at the first step after it has
 * thought, and in both cases up to a step later. `chance` is from 0 up to 1.
 */
export function answerTime({ pause, thought, chance }: Record<"pause" | "thought" | "chance", number>): number {
  const steps = Math.ceil(Math.max(0, thought - pause) / STEP_MS);
  return pause + (steps + chance) * STEP_MS;
}
