import type { Guide, GuideMoment, Situation } from "#boardkit";

/** What the guide has said in a match. Plain data, kept on this device. */
export interface Spoken {
  /** How often each situation has spoken, by id; 0: it was gone before it could be read, and keeps its place. */
  readonly times: Readonly<Record<string, number>>;
  /** The situation that speaks, and the moment at which it began; `null` while the guide is silent. */
  readonly now: { readonly id: string; readonly key: string; readonly isShort?: true } | null;
  /** What has spoken at the latest moment: nothing speaks twice at one. */
  readonly at: { readonly key: string; readonly ids: readonly string[] };
  readonly isLeft: boolean;
  /** The moment at which the reader has hidden what was proposed: nothing else is said there. */
  readonly hidden?: string;
}

export const NOTHING_SPOKEN: Spoken = { times: {}, now: null, at: { key: "", ids: [] }, isLeft: false };

/** A moment with its name, which changes with every move. */
export interface Named {
  readonly key: string;
  readonly at: GuideMoment;
  /** A choice of several presses has been begun: only what finishes it is told before it is made. */
  readonly isMidway?: boolean;
}

/** How often a situation speaks: the first time in full, the second time with its proposal alone. */
const MOST = 2;

/** How many situations speak at one moment; the others wait for the next one. */
export const MOST_AT_ONCE = 4;

/** How many of them are only read: then comes what can be done. */
const MOST_READ = 2;

const timesOf = ({ times }: Spoken, id: string): number => times[id] ?? 0;

/** Whether only the proposal is said. */
export const isQuiet = ({ now }: Spoken): boolean => now?.isShort === true;

/** The place of what is said in the order in which it was heard. */
export const placeOf = ({ times }: Spoken, id: string): number => Object.keys(times).indexOf(id) + 1;

export const seenOf = (guide: Guide, { times }: Spoken, known: ReadonlySet<string>): number =>
  guide.situations.filter(({ id }) => id in times || known.has(id)).length;

/** What the guide says now: it goes on with what it says while the moment is the same, else begins with the next. */
export function speak(guide: Guide, spoken: Spoken, { key, at, isMidway }: Named, known: ReadonlySet<string>): Spoken {
  if (spoken.isLeft || spoken.now?.key === key) return spoken;
  if (spoken.hidden === key) return spoken.now === null ? spoken : { ...spoken, now: null };
  const said = spoken.at.key === key ? spoken.at.ids : [];
  const silent = new Set([
    ...known,
    ...said,
    ...(isMidway === true ? othersThan(guide, spoken) : []),
    ...readEnough(guide, said),
  ]);
  const next = said.length < MOST_AT_ONCE ? nextOf(guide, spoken, at, silent) : undefined;
  if (next === undefined) return spoken.now === null ? spoken : { ...spoken, now: null };
  const { id } = next;
  const times = timesOf(spoken, id);
  const isMore = isGoingOn(spoken, id);
  return {
    ...spoken,
    times: { ...spoken.times, [id]: isMore ? times : times + 1 },
    now: { id, key, ...(times > 0 ? { isShort: true } : {}) },
    at: { key, ids: [...said, id] },
  };
}

/** Whether the situation spoke last: it counts once for a row of like moments, as for several bricks placed one after the other. */
const isGoingOn = ({ at }: Spoken, id: string): boolean => at.ids.at(-1) === id;

/** All that is only read, once enough of it has been said. */
function readEnough({ situations }: Guide, said: readonly string[]): readonly string[] {
  const read = situations.flatMap(({ id, propose }) => (propose === undefined ? [id] : []));
  return read.filter((id) => said.includes(id)).length < MOST_READ ? [] : read;
}

const othersThan = ({ situations }: Guide, spoken: Spoken): readonly string[] =>
  situations.flatMap(({ id, isFinishing }) => (isFinishing === true || isGoingOn(spoken, id) ? [] : [id]));

/**
 * The next situation to speak: news that was never told, the one that spoke last, then those that never spoke, then those
 * that spoke once.
 */
function nextOf(guide: Guide, spoken: Spoken, at: GuideMoment, silent: ReadonlySet<string>): Situation | undefined {
  const isLeft = (id: string): boolean => timesOf(spoken, id) < MOST || isGoingOn(spoken, id);
  const open = guide.situations.filter(({ id }) => !silent.has(id) && isLeft(id));
  const there = (situation: Situation): boolean => situation.when(at) !== null;
  const isNew = ({ id }: Situation): boolean => timesOf(spoken, id) === 0;
  return (
    open.find((each) => each.isNews === true && isNew(each) && there(each)) ??
    open.find((each) => each.propose !== undefined && isGoingOn(spoken, each.id) && there(each)) ??
    open.find((each) => isNew(each) && there(each)) ??
    open.find((each) => timesOf(spoken, each.id) > 0 && each.propose !== undefined && there(each))
  );
}

/** The reader has read it. */
export const goOn = (spoken: Spoken): Spoken => ({ ...spoken, now: null });

/** What was gone before it could be read has not been said: it is told again at its place, and no other gets that. */
export function unsaid({ now, ...spoken }: Spoken): Spoken {
  if (now === null) return { ...spoken, now };
  const { [now.id]: n = 1 } = spoken.times;
  const at = { ...spoken.at, ids: spoken.at.ids.filter((id) => id !== now.id) };
  return { ...spoken, at, now: null, times: { ...spoken.times, [now.id]: n - 1 } };
}

/** The reader wants to decide without it. */
export const hide = ({ now, ...spoken }: Spoken): Spoken => ({
  ...spoken,
  now: null,
  ...(now === null ? {} : { hidden: now.key }),
});

/** The guide is silent until it is called; what it was saying then is said again. */
export const leave = (spoken: Spoken): Spoken => ({ ...unsaid(spoken), isLeft: true });

export const comeBack = (spoken: Spoken): Spoken => ({ ...spoken, isLeft: false });

/** Speaks again at the same moment: the last situation, else one that proposes a move, else any that fits. */
export function sayAgain(guide: Guide, spoken: Spoken, { key, at }: Named): Spoken {
  const there = guide.situations.filter((each) => each.when(at) !== null);
  const latest = there.find(({ id }) => spoken.at.key === key && id === spoken.at.ids.at(-1));
  const again = latest ?? there.find(({ propose }) => propose !== undefined) ?? there[0];
  if (again === undefined) return spoken;
  return { ...spoken, now: { id: again.id, key }, times: { ...spoken.times, [again.id]: 1 } };
}

/** Back to what was said before at this moment. */
export function back(spoken: Spoken): Spoken {
  const { at, now } = spoken;
  const here = now === null ? at.ids.length : at.ids.indexOf(now.id);
  const id = at.ids[here - 1];
  return id === undefined ? spoken : { ...spoken, now: { id, key: at.key } };
}

export const canGoBack = ({ at, now }: Spoken): boolean => now !== null && at.ids.indexOf(now.id) > 0;
