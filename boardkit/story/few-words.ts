import type { Gain, Reader, TurnLine } from "../game-ui.ts";
import { gainsInWords, scoresInWords, touchesReader } from "../words/turns.ts";

/**
 * The most words of a line, the name of its seat included; some more for what stays, and for what touches the reader. What
 * the reader gains or loses for good is always said.
 */
const MOST_WORDS = 12;
const MORE_WORDS = 2;
const MORE_OF_YOURS = 6;

const WEIGHTS = ["decides", "stays", "passes"] as const;

/** How many gains a line leaves out, in words: "(and 2 more)". They do not count to its words. */
export type More = (n: number) => string;

/** A name is one word. */
const wordsOf = (text: string, { names }: Pick<Reader, "names">): number =>
  names
    .reduce((left, name) => left.replaceAll(name, "x"), text)
    .split(/\s+/)
    .filter((word) => word !== "").length;

/**
 * What a turn was and brought, without its seat's name: what the reader got and what matters most, in order of time,
 * then how much was left out. What lies between turns says everybody's points.
 */
export function inFewWords(turn: TurnLine, reader: Reader, more: More): string {
  const room = turn.seat === null ? MOST_WORDS : MOST_WORDS - 1;
  const scores = turn.seat === null ? scoresInWords(turn.points, reader) : [];
  if (scores.length > 0) return scored(turn.text, scores, room - 2 * scores.length);
  const title = cut(turn.text, room);
  const under = chosen(turn, reader, room - wordsOf(title, reader));
  const alone = under.isWeighty || title === "" ? under : chosen(turn, reader, room);
  const isAlone = alone !== under && alone.isWeighty;
  const { left } = isAlone ? alone : under;
  const text = isAlone ? alone.text : joined(title, under);
  return left === 0 ? text : `${text} ${more(left)}`;
}

/** What a turn brought, beside its name: what the reader got and what matters most, then how much was left out. */
export function gainsInFewWords(turn: Happened, reader: Reader, more: More): string {
  const { text, left } = chosen(turn, reader, MOST_WORDS - 1 - wordsOf(turn.text, reader));
  return left === 0 ? text : `${text} ${more(left)}`;
}

type Happened = Pick<TurnLine, "seat" | "text" | "gains">;

interface Chosen {
  readonly text: string;
  /** It begins with another name than the owner's. */
  readonly isOthers?: boolean;
  /** Nothing that decides matches or touches the reader was left out. */
  readonly isWeighty: boolean;
  /** How many gains were left out. */
  readonly left: number;
}

/** As many gains as there is room for; what passes only if no room was lacking for what matters more. */
function chosen({ seat: owner, gains }: Happened, reader: Reader, room: number): Chosen {
  const isYours = (gain: Gain): boolean => touchesReader(gain, owner, reader);
  const rank = (gain: Gain): number => WEIGHTS.indexOf(gain.weight) - (isYours(gain) ? WEIGHTS.length : 0);
  const moreFor = (gain: Gain): number => {
    if (isYours(gain)) return gain.weight === "passes" ? MORE_OF_YOURS : Number.POSITIVE_INFINITY;
    return gain.weight === "passes" ? 0 : MORE_WORDS;
  };
  const inOrder = (some: ReadonlySet<Gain>): readonly Gain[] => gains.filter((gain) => some.has(gain));
  const said = (some: ReadonlySet<Gain>): string => gainsInWords(inOrder(some), owner, reader);
  const byRank = [...gains].sort((a, b) => rank(a) - rank(b));
  let kept: ReadonlySet<Gain> = new Set();
  let lacksWeighty = false;
  for (const gain of byRank) {
    const more = new Set([...kept, gain]);
    const mayFollow = !lacksWeighty || gain.weight !== "passes";
    if (mayFollow && wordsOf(said(more), reader) <= room + moreFor(gain)) kept = more;
    else lacksWeighty ||= rank(gain) <= 0;
  }
  const isCut = kept.size === 0;
  const shown = isCut ? new Set(byRank.slice(0, 1)) : kept;
  return {
    text: isCut ? cut(said(shown), room) : said(shown),
    left: gains.length - shown.size,
    isOthers: inOrder(shown)[0]?.seat !== owner,
    isWeighty: gains.every((gain) => kept.has(gain) || rank(gain) > 0),
  };
}

/** "Scoring 3: wood; Ada +3" */
function joined(title: string, { text, isOthers = false }: Pick<Chosen, "text" | "isOthers">): string {
  if (title === "" || text === "") return title + text;
  return `${title}${isOthers || title.includes(": ") ? "; " : ": "}${text}`;
}

/** The points matter more than the end of the title. */
const scored = (title: string, scores: readonly string[], room: number): string =>
  joined(cut(title, Math.max(2, room)), { text: scores.join(", ") });

/** The first so many words. */
export const cut = (text: string, room: number): string => {
  const words = text.split(/\s+/);
  return words.length <= room
    ? text
    : `${words
        .slice(0, Math.max(0, room))
        .join(" ")
        .replace(/[,;:]$/, "")}…`;
};
