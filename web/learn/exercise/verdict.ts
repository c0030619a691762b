import {
  CHANCE,
  type Check,
  type ExerciseStart,
  firstLine,
  isMet,
  isToAct,
  type Lack,
  type Line,
  lacksOf,
  lastHope,
  mostFound,
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

const limitOf = ({ exercise }: ExerciseStart): number => exercise.limit ?? Number.POSITIVE_INFINITY;

/** What has come of a try; `null` while it goes on. `isSent`: the turn has been ended. */
export function verdictOf(laid: ExerciseStart, draft: Draft, isSent: boolean): Verdict | null {
  const limit = limitOf(laid);
  const lines = linesOf(draft);
  if (lines.some((line) => line.moves.length <= limit && isMet(progressOf(laid, line)))) return "reached";
  return isSent || lines.length > limit ? "missed" : null;
}

const isOfPoints = ({ kind }: Check): boolean => kind === "points" || kind === "source";

/** Where the goal slipped away: with a move, on the position before it, or when the turn was ended too early. */
export type Lost = { readonly move: number; readonly before: Line["state"] } | "ended";

/** What a line that does not reach the goal has come to. */
interface Missed {
  /** How far it came with each demand for points. */
  readonly counted: readonly Progress[];
  /** What it lacks of each other demand. */
  readonly lacks: readonly Lack[];
  /** It ended because something is to be drawn next: what comes after the draw is neither seen nor counted. */
  readonly isDrawn: boolean;
}

export function missedIn(laid: ExerciseStart, draft: Draft): Missed {
  const line = linesOf(draft).at(-1) ?? firstLine(laid);
  const counted = progressOf(laid, line).filter(({ check, found, wanted }) => isOfPoints(check) && found < wanted);
  const isDrawn = laid.open.toAct(line.state) === CHANCE && line.moves.length < limitOf(laid);
  return { counted, lacks: lacksOf(laid, line), isDrawn };
}

/** What could have been. It is searched for, which may take a second. */
export interface Beyond {
  /** The most points of those that the line brought too few of, where there are more to be had than are asked for. */
  readonly most: number | null;
  /** `null` where there was nothing to choose but one move. */
  readonly lost: Lost | null;
}

export function beyond(laid: ExerciseStart, draft: Draft): Beyond {
  const lines = linesOf(draft);
  const progress = progressOf(laid, lines.at(-1) ?? firstLine(laid));
  const at = progress.findIndex(({ check, found, wanted }) => isOfPoints(check) && found < wanted);
  const most = at < 0 ? 0 : mostFound(laid, firstLine(laid), at);
  return { most: most > (progress[at]?.wanted ?? 0) ? most : null, lost: lostBy(laid, lines) };
}

function lostBy(laid: ExerciseStart, lines: readonly Line[]): Lost | null {
  const hope = lastHope(laid, lines);
  const [before, after] = [lines[hope], lines[hope + 1]];
  if (before === undefined || after === undefined) return "ended";
  if (lines.length <= 2) return null;
  const move = after.moves[hope] ?? 0;
  const toAct = laid.open.toAct(after.state);
  const isEnd = laid.open.names(before.state, move).length === 0 && toAct !== CHANCE && !isToAct(toAct, laid.seat);
  return isEnd ? "ended" : { move, before: before.state };
}
