/** What the reader has done of a game's exercises, kept on this device. */

/** Of one exercise. */
export interface Done {
  readonly tries: number;
  /** Hints looked at in the try that reached the goal; in all tries before one has. */
  readonly hints: number;
  readonly isReached: boolean;
  /** Missed, and to be offered again: when, and how many times it has been reached since. */
  readonly again?: { readonly at: number; readonly step: number };
}

/** By id. */
export type Progress = Readonly<Record<string, Done>>;

export interface Kept {
  readonly progress: Progress;
  /** Something was kept in a form that is not read any more. */
  readonly isForgotten: boolean;
}

/** A try that has come to its end. */
export interface Tried {
  readonly isReached: boolean;
  readonly hints: number;
  readonly now: number;
}

const VERSION = 1;
const DAY = 24 * 60 * 60 * 1000;
/** What was missed comes again after so many days, each time after it was reached; then it counts as known. */
const DAYS = [1, 4, 10] as const;
/** No more than this are offered again at a time. */
const MOST_AGAIN = 3;

const keyOf = (game: string): string => `fiorino.exercises.${game}`;
const NOTHING: Kept = { progress: {}, isForgotten: false };

/** The progress after a try. */
export function afterTry(progress: Progress, id: string, tried: Tried): Progress {
  const before = progress[id] ?? { tries: 0, hints: 0, isReached: false };
  const again = againAfter(before.again, tried);
  const done: Done = {
    tries: before.tries + 1,
    hints: before.isReached ? before.hints : tried.isReached ? tried.hints : before.hints + tried.hints,
    isReached: before.isReached || tried.isReached,
    ...(again === undefined ? {} : { again }),
  };
  return { ...progress, [id]: done };
}

/** What is reached before its day keeps its day: knowing it a minute later proves little. */
function againAfter(again: Done["again"], { isReached, now }: Tried): Done["again"] {
  if (!isReached) return { at: now + DAYS[0] * DAY, step: 0 };
  if (again === undefined || now < again.at) return again;
  const days = DAYS[again.step + 1];
  return days === undefined ? undefined : { at: now + days * DAY, step: again.step + 1 };
}

/** The exercises to be offered again now, the longest due first. */
export function againNow(progress: Progress, now: number): readonly string[] {
  return Object.entries(progress)
    .flatMap(([id, { again }]) => (again === undefined || again.at > now ? [] : [{ id, at: again.at }]))
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST_AGAIN)
    .map(({ id }) => id);
}

/** What this device has kept; nothing where it keeps nothing, or keeps it in another form. */
export function keptProgress(game: string): Kept {
  try {
    const text = localStorage.getItem(keyOf(game));
    return text === null ? NOTHING : readKept(text);
  } catch {
    return NOTHING;
  }
}

/** Progress of another version is forgotten, and what cannot be read, too. */
export function readKept(text: string): Kept {
  try {
    const kept: unknown = JSON.parse(text);
    return isOfNow(kept) ? { progress: kept.progress, isForgotten: false } : { progress: {}, isForgotten: true };
  } catch {
    return { progress: {}, isForgotten: true };
  }
}

/** Returns whether this device keeps it. */
export function keepProgress(game: string, progress: Progress): boolean {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ version: VERSION, progress }));
    return true;
  } catch {
    return false;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isOfNow = (kept: unknown): kept is { readonly progress: Progress } =>
  isRecord(kept) &&
  kept["version"] === VERSION &&
  isRecord(kept["progress"]) &&
  Object.values(kept["progress"]).every(isDone);

const isDone = (done: unknown): boolean =>
  isRecord(done) &&
  typeof done["tries"] === "number" &&
  typeof done["hints"] === "number" &&
  typeof done["isReached"] === "boolean" &&
  (done["again"] === undefined || isAgain(done["again"]));

const isAgain = (again: unknown): boolean =>
  isRecord(again) && typeof again["at"] === "number" && typeof again["step"] === "number";
