import type { Seat } from "#engine";
import type { GameEvent, GameUi, Reader, TurnLine } from "../game-ui.ts";
import { inFewWords, type More } from "./few-words.ts";
import { folded } from "./folded.ts";
import { withScorings } from "./with-scorings.ts";

/** An event as a reader was told it, and the entry that brought it about. */
export interface Told {
  readonly ply: number;
  /** The entry was a forced move. */
  readonly auto?: true;
  readonly event: GameEvent;
}

/** One line of a story: a turn, or several turns of long ago. */
export interface StoryLine {
  /** Whose turn; `null` between turns and for several turns. */
  readonly seat: Seat | null;
  /** What it was and brought in few words, after the seat's name. */
  readonly text: string;
  /** The same as the log has it. */
  readonly whole: Pick<TurnLine, "seat" | "text" | "brought">;
  /** Points by seat. */
  readonly points: readonly number[];
  /** It gave the reader's seat something, took something from it, or was made in its name, but not by the reader. */
  readonly isAboutYou: boolean;
  /** Its events: indexes from `from` up to the one before `end`. */
  readonly from: number;
  readonly end: number;
  /** The seats' turns in it; none in a line between turns. */
  readonly turns: number;
}

interface Telling {
  readonly ui: Pick<GameUi, "turnLines" | "concerns">;
  readonly view: unknown;
  readonly reader: Reader;
  /** All events in turns, as the log has them. */
  readonly turns: readonly TurnLine[];
  /** Number of entries up to the last one that the reader decided. */
  readonly decided: number;
  /** Several turns in a few words. */
  readonly several: (n: number, seats: readonly Seat[]) => string;
  readonly more: More;
}

/**
 * What has happened from entry `since` on, and the scoring that the entry before it brought about, in at most twenty lines
 * of at most twelve words: one line a turn, forced steps and the scoring at its end folded into it, what touched the
 * reader first, and the rest in order of time. The lines share out all of these events and no others. Pure: the same for
 * the page, a screen reader and a letter.
 */
export function storyOf(events: readonly Told[], since: number, telling: Telling): readonly StoryLine[] {
  const from = firstFrom(events, since);
  const isOwn = telling.reader.you !== null;
  const first = isOwn ? withLastScorings(from, events, { since, turns: telling.turns }) : from;
  if (first === events.length) return [];
  const turns = withoutIdle(turnsFrom(events, first, telling));
  const lines = folded(withScorings(turns, events, telling.reader), telling.several);
  return [...lines.filter(({ isAboutYou }) => isAboutYou), ...lines.filter(({ isAboutYou }) => !isAboutYou)];
}

/** Index of the first event of entry `ply` or a later one. */
export function firstFrom(events: readonly Told[], ply: number): number {
  let first = events.length;
  while (first > 0 && (events[first - 1]?.ply ?? 0) >= ply) first--;
  return first;
}

/** The same, or the first scoring that the entry before it brought about: nobody has told the reader who made it what it gave. */
function withLastScorings(
  first: number,
  events: readonly Told[],
  { since, turns }: { readonly since: number; readonly turns: readonly TurnLine[] },
): number {
  const last = turns.filter(({ event }) => event < first).reverse();
  const isScored = ({ seat, points, event }: TurnLine): boolean =>
    seat === null && points.some((n) => n !== 0) && events[event]?.ply === since - 1;
  const others = last.findIndex((line) => !isScored(line));
  return last.slice(0, others < 0 ? last.length : others).at(-1)?.event ?? first;
}

/** A line that has not been folded yet. */
interface PlainLine extends StoryLine {
  /** Nothing in it had to be decided, or it says nothing but its name. */
  readonly isIdle: boolean;
}

/** A line for each turn; of a turn that was under way, only what came of it later. */
function turnsFrom(
  events: readonly Told[],
  first: number,
  { ui, view, reader, turns, decided, more }: Telling,
): PlainLine[] {
  const news = events.slice(first);
  const told = ui.turnLines(
    news.map(({ event }) => event),
    view,
    reader,
  );
  const underWay = turns.findLast(({ event }) => event <= first);
  return told.map((line, at) => {
    const isUnderWay = at === 0 && underWay !== undefined;
    const turn = isUnderWay ? { ...line, seat: underWay.seat, text: underWay.text } : line;
    const from = first + line.event;
    const end = first + (told[at + 1]?.event ?? news.length);
    const own = events.slice(from, end);
    const { you } = reader;
    const isOwn = turn.seat === you && ((events[from]?.ply ?? 0) < decided || (isUnderWay && underWay.event < first));
    const isAboutYou =
      you !== null && !isOwn && (turn.seat === you || own.some(({ event }) => ui.concerns(event, you)));
    return {
      ...{ seat: turn.seat, points: turn.points, isAboutYou, from, end, turns: turn.seat === null ? 0 : 1 },
      text: inFewWords(turn, reader, more),
      whole: turn,
      isIdle: !isAboutYou && isIdle(turn, own),
    };
  });
}

const isIdle = ({ seat, brought, points }: TurnLine, events: readonly Told[]): boolean =>
  brought === "" && points.every((n) => n === 0) && (seat === null || events.every(({ auto }) => auto === true));

/** Gives the events of idle lines to the line before, at the beginning to the one after. */
function withoutIdle(lines: readonly PlainLine[]): readonly StoryLine[] {
  const kept: StoryLine[] = [];
  let { from } = lines[0] ?? { from: 0 };
  for (const [at, { isIdle: idle, ...line }] of lines.entries()) {
    const last = kept.at(-1);
    const isOnly = kept.length === 0 && at === lines.length - 1;
    if (idle && last !== undefined) kept[kept.length - 1] = { ...last, end: line.end };
    else if (!idle || isOnly) kept.push({ ...line, from: kept.length === 0 ? from : line.from });
    from = line.end;
  }
  const [first] = kept;
  if (first !== undefined) kept[0] = { ...first, from: lines[0]?.from ?? first.from };
  return kept;
}
