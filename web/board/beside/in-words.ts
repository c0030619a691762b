import { useMemo } from "preact/hooks";
import {
  broughtInWords,
  type GameEvent,
  type GameUi,
  type LogLine,
  type Reader,
  scoresInWords,
  signed,
  type TurnLine,
} from "#boardkit";
import type { Seat } from "#engine";
import type { Incident, Rewind, ToldEvent } from "#protocol";
import { say } from "../../i18n/language.ts";
import { incidentNote, rewindNote, withNotes } from "./incidents.ts";
import { type Worded, wording } from "./worded.ts";

/** What has happened in a match, as far as it is shown. */
export interface Happened {
  readonly events: readonly ToldEvent[];
  /** Of tentative moves. */
  readonly ahead: readonly GameEvent[];
  readonly incidents: readonly Incident[];
  readonly rewinds: readonly Rewind[] | undefined;
  /** The view after all of it, which the board may not have reached yet. */
  readonly view: unknown;
}

/** The same in words, the incidents of the table among them. */
export type InWords = Worded;

/** Made anew only when something happened or the reader's language has changed: a long match has hundreds of lines. */
export function useWords(ui: GameUi, reader: Reader, { events, ahead, incidents, rewinds, view }: Happened): InWords {
  const word = useMemo(() => wording(ui, reader), [ui, reader]);
  return useMemo(() => {
    const { turns, lines } = word([...events.map(({ event }) => event), ...ahead], view);
    const worded = (some: readonly GameEvent[]) => ui.logLines(some, view, reader);
    const notes = [
      ...incidents.map((incident) => incidentNote(incident, reader.names)),
      ...(rewinds ?? []).map((rewind) => rewindNote(rewind, worded)),
    ];
    return { turns, lines: withNotes(lines, events, notes) };
  }, [events, ahead, incidents, rewinds, view, ui, reader, word]);
}

/** A turn with its lines; those before the first turn come with none. */
export interface Chapter {
  readonly turn: TurnLine | null;
  /** Counts the seats' turns from 1. */
  readonly n: number;
  readonly lines: readonly LogLine[];
}

/** Events by their indexes, from `from` up to the one before `end`. */
export interface Span {
  readonly from: number;
  readonly end: number;
}

/** A chapter with its place in the log; its events end before `end`. */
export interface Placed extends Chapter {
  readonly at: number;
  readonly end: number;
}

export const withEnds = (chapters: readonly Chapter[]): readonly Placed[] =>
  chapters.map((chapter, at) => ({
    ...{ ...chapter, at },
    end: chapters[at + 1]?.turn?.event ?? Number.POSITIVE_INFINITY,
  }));

/** The log cut into turns. */
export function chaptersOf({ turns, lines }: InWords): readonly Chapter[] {
  let n = 0;
  let at = 0;
  const linesUntil = (end: number): readonly LogLine[] => {
    const from = at;
    while (at < lines.length && (lines[at]?.event ?? 0) < end) at++;
    return lines.slice(from, at);
  };
  const before = linesUntil(turns[0]?.event ?? Number.POSITIVE_INFINITY);
  const chapters = turns.map((turn, i) => {
    if (turn.seat !== null) n++;
    return { turn, n, lines: linesUntil(turns[i + 1]?.event ?? Number.POSITIVE_INFINITY) };
  });
  return before.length === 0 ? chapters : [{ turn: null, n: 0, lines: before }, ...chapters];
}

/** What a turn is called, and what it brought. */
export type TurnName = Pick<TurnLine, "seat" | "text" | "brought"> & Partial<Pick<TurnLine, "points" | "gains">>;

/**
 * The last thing of others: a scoring, a turn, or what somebody else does in it: "Clara in Bruno's turn". `null` where
 * the reader's turn is the last and nobody else acts in it.
 */
export function lastActing(turns: readonly TurnLine[], reader: Reader): TurnName | null {
  const last = turns.at(-1);
  if (last !== undefined && scoredIn(last, reader) !== "") return last;
  const turn = turns.findLast(({ seat }) => seat !== null);
  if (turn === undefined || (turn.acting === undefined && turn.seat === reader.you)) return null;
  if (turn.acting === undefined) return turn;
  const { acting, gains } = turn;
  const text = within(turn, reader);
  const own = gains.slice(gains.findLastIndex(({ seat }) => seat !== acting) + 1);
  return { seat: acting, text, brought: broughtInWords(own, acting, reader), gains: own };
}

/** "in Marion's turn" */
export const within = ({ seat }: TurnLine, { you, names }: Reader): string =>
  seat === you ? say("in-your-turn") : say("in-turn-of", { name: names[seat ?? -1] ?? "" });

/**
 * The turns that the others have had since the last one in which the reader decided something, the last one included;
 * none for a spectator. `isUnasked`: nobody was asked for anything in it.
 */
export function othersSince<T extends Pick<TurnLine, "seat">>(
  turns: readonly T[],
  you: Seat | null,
  isUnasked: (turn: T) => boolean = () => false,
): readonly T[] {
  const ofSeats = turns.filter(({ seat }) => seat !== null);
  const last = ofSeats.findLastIndex(({ seat }) => seat !== you);
  const own = ofSeats.slice(0, last + 1).findLastIndex((turn) => turn.seat === you && !isUnasked(turn));
  return you === null ? [] : ofSeats.slice(own + 1, last + 1).filter(({ seat }) => seat !== you);
}

/** "Marion on brick and wood" */
export const turnName = ({ seat, text }: TurnName, { names }: Reader): string =>
  seat === null ? text : `${names[seat] ?? ""} ${text}`.trim();

/** "Marion on brick and wood: +3; 1 brick, 1 wood". Points come first: a long line is cut. */
export function turnSentence(turn: TurnName, reader: Reader): string {
  if (turn.seat === null) return [turn.text, scoredIn(turn, reader)].filter((each) => each !== "").join("; ");
  const what = [earnedIn(turn, reader), turn.brought].filter((each) => each !== "").join("; ");
  return what === "" ? turnName(turn, reader) : `${turnName(turn, reader)}${jointBefore(what, reader)}${what}`;
}

/** What stands between a turn's name and what it brought: "with Tribute; Marion: 1 red". One colon is enough. */
export const jointBefore = (what: string, { names }: Pick<Reader, "names">): ": " | "; " =>
  names.some((name) => name !== "" && what.startsWith(`${name}: `)) ? "; " : ": ";

/** Points of a turn: its seat's, and the reader's in the turn of somebody else: "+3, you +2". */
export function earnedIn({ seat, points = [] }: TurnName, { you }: Reader): string {
  const earned = seat === null ? 0 : (points[seat] ?? 0);
  const own = you === null || you === seat ? 0 : (points[you] ?? 0);
  return [earned === 0 ? "" : signed(earned), own === 0 ? "" : `${say("you-word")} ${signed(own)}`]
    .filter((each) => each !== "")
    .join(", ");
}

/** Whether a turn of somebody else names the reader: it took or brought them something. */
export function isAbout(
  { brought }: Pick<TurnName, "brought">,
  { you, names }: Pick<Reader, "you" | "names">,
): boolean {
  const name = you === null ? "" : (names[you] ?? "");
  return name !== "" && ` ${brought} `.replace(/[,;:.()]/g, " ").includes(` ${name} `);
}

/** Whether it is a scoring between turns that gave somebody points. */
export const isScored = ({ seat, points = [] }: TurnName): boolean => seat === null && points.some((n) => n !== 0);

/** What a scoring between turns gave everybody: "Marion: +3, Tanja: +2"; empty for a turn. */
export const scoredIn = ({ seat, points = [] }: TurnName, reader: Reader): string =>
  seat === null ? scoresInWords(points, reader).join(", ") : "";
