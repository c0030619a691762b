import type { GameEvent, GameUi, LogLine, Reader, TurnLine } from "#boardkit";
import type { Seat } from "#engine";
import type { ToldEvent } from "#protocol";
import type { Unasked } from "../overlay.ts";
import { WORDLESS } from "../reader.ts";
import type { Shown } from "./paced.ts";

const isOf = (event: GameEvent, you: Seat): boolean => "seat" in event && event.seat === you;

/**
 * Whether the event tells a move of the reader, and not what the rules then did: a scoring, or a seat that the reader
 * gained by a move of somebody else. The first event of an entry is of the seat that made it.
 */
const isOwnMove = ({ ply, event }: ToldEvent, events: readonly ToldEvent[], you: Seat): boolean => {
  const first = events.find((each) => each.ply === ply);
  return isOf(event, you) && first !== undefined && isOf(first.event, you);
};

/** Of more steps the last ones are seen. */
const MOST = 12;

/**
 * Where a turn begins after another one that moved something: a seat whose piece acts last in the turn of somebody else
 * goes on with its own, and the words of both would be ahead of the pieces.
 */
function begunIn(
  news: readonly ToldEvent[],
  turns: readonly Pick<TurnLine, "seat" | "event">[],
  moves: (told: ToldEvent) => boolean,
): readonly number[] {
  return turns.flatMap(({ seat, event }) => {
    const [last, first] = [news[event - 1], news[event]];
    if (seat === null || last === undefined || first === undefined || first.ply === last.ply) return [];
    const before = news.slice(0, event);
    const acted = before.findLast((each) => "seat" in each.event && each.event.seat !== null)?.event;
    const goesOn = acted !== undefined && "seat" in acted && acted.seat === seat;
    return goesOn && before.some(moves) ? [first.ply] : [];
  });
}

/**
 * The positions that the reader is to see between two moments, by their numbers of entries: before the first move that
 * was made for them, because nothing else was possible, and that moved something, around each step of a turn, and
 * between two turns.
 */
export const seenBetween =
  (ui: Pick<GameUi, "touched" | "isStep" | "turnLines">) =>
  (before: Shown, now: Shown): readonly number[] => {
    const { seat, view } = now.moment;
    const news = now.events.filter(({ ply }) => ply >= before.moment.ply);
    const moves = ({ event }: ToldEvent): boolean => ui.touched([event], view, []).length > 0;
    const isForced = (told: ToldEvent): boolean =>
      seat !== null && told.auto === true && isOwnMove(told, news, seat) && moves(told);
    const forced = news.find(isForced);
    // After the last step nothing more may be seen.
    const last = news.findLast(moves)?.ply ?? 0;
    const steps = news
      .flatMap(({ ply, event }) => (ui.isStep?.(event) === true ? [ply, ply + 1] : []))
      .filter((ply) => ply <= last);
    const told = news.map(({ event }) => event);
    const begun = begunIn(news, ui.turnLines(told, view, WORDLESS), moves).filter((ply) => ply <= last);
    const plies = new Set([
      ...(forced === undefined ? [] : [forced.ply]),
      ...begun.slice(-MOST),
      ...steps.slice(-MOST),
    ]);
    return [...plies].filter((ply) => ply > before.moment.ply && ply < now.moment.ply).sort((a, b) => a - b);
  };

interface Told {
  readonly events: readonly ToldEvent[];
  /** The log's lines of these events, and of the tentative ones after them. */
  readonly lines: readonly LogLine[];
  /** Number of the tentative ones. */
  readonly ahead: number;
}

/**
 * The lines of what was made for the reader since their last decision, because nothing else was possible. They are told
 * to the reader: their name stands at the beginning of the first line only.
 */
export function forcedLines(
  { events, lines, ahead }: Told,
  unasked: Unasked,
  { you, names }: Pick<Reader, "you" | "names">,
): readonly string[] {
  if (you === null) return [];
  const name = names[you] ?? "";
  const isForced = (at: number): boolean => {
    const event = events[at];
    if (event === undefined) return at >= events.length + ahead - unasked.ahead;
    const isUnasked = event.auto === true || unasked.made.has(event.ply);
    return event.ply >= unasked.decided && isUnasked && isOwnMove(event, events, you);
  };
  const [first, ...others] = lines.filter(({ event, seat }) => seat === you && isForced(event)).map(({ text }) => text);
  return first === undefined ? [] : [first, ...others.map((text) => bare(text, name))];
}

const bare = (text: string, name: string): string =>
  text.startsWith(name) ? text.slice(name.length).replace(/^:? /, "") : text;

interface Going {
  readonly turn: Pick<TurnLine, "seat" | "event"> | undefined;
  /** Number of entries up to the reader's last decision. */
  readonly decided: number;
}

/**
 * The lines of what others have done in the reader's turn that goes on, since the reader's last decision: their pieces
 * may act in it.
 */
export function othersWithin(
  { events, lines }: Pick<Told, "events" | "lines">,
  { turn, decided }: Going,
  you: Seat | null,
): readonly string[] {
  if (you === null || turn?.seat !== you) return [];
  const isSince = (at: number): boolean => at >= turn.event && (events[at]?.ply ?? -1) >= decided;
  const isTold = ({ event, seat, kind }: LogLine): boolean =>
    isSince(event) && seat != null && seat !== you && kind !== "heading";
  return lines.filter(isTold).map(({ text }) => text);
}
