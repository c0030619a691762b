import {
  type Check,
  type ExerciseStart,
  firstLine,
  gained,
  isMet,
  type Line,
  mostPoints,
  type Progress,
  progressOf,
} from "#engine";
import { type Draft, hiddenClicks, madeSteps } from "../../match/draft/draft.ts";

export type Verdict = "reached" | "missed";

/** The moves of a draft as lines of the exercise, one after each move. */
function linesOf(draft: Draft): readonly Line[] {
  const lines: Line[] = [{ state: draft.base, events: [], moves: [] }];
  for (const { move, state, events } of madeSteps(draft)) {
    const last = lines.at(-1);
    lines.push({ state, events: [...(last?.events ?? []), ...events], moves: [...(last?.moves ?? []), move] });
  }
  return lines;
}

/** The line so far; `null` while clicks wait for others to become a move. */
export const lineOf = (draft: Draft): Line | null =>
  hiddenClicks(draft).length > 0 ? null : (linesOf(draft).at(-1) ?? null);

/** What has come of a try; `null` while it goes on. `isSent`: the turn has been ended. */
export function verdictOf(laid: ExerciseStart, draft: Draft, isSent: boolean): Verdict | null {
  const limit = laid.exercise.limit ?? Number.POSITIVE_INFINITY;
  const lines = linesOf(draft);
  if (lines.some((line) => line.moves.length <= limit && isMet(progressOf(laid, line)))) return "reached";
  return isSent || lines.length > limit ? "missed" : null;
}

const isOfPoints = ({ kind }: Check): boolean => kind === "points" || kind === "source";

/** How far the line came with each demand for points. */
export const countedIn = (laid: ExerciseStart, line: Line): readonly Progress[] =>
  progressOf(laid, line).filter(({ check }) => isOfPoints(check));

/** The most points that the turn could have brought, if the exercise asks for points and the line brought fewer. */
export function mostBeyond(laid: ExerciseStart, line: Line): number | null {
  if (!laid.exercise.goal.some(isOfPoints)) return null;
  const most = mostPoints(laid, firstLine(laid));
  return most > gained(laid, line) ? most : null;
}
