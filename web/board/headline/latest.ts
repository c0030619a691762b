import { type GameUi, gainsInFewWords, type Reader, type StoryLine, type TurnLine } from "#boardkit";
import { isToAct, seatBit } from "#engine";
import { say } from "../../i18n/language.ts";
import {
  earnedIn,
  type InWords,
  isAbout,
  isScored,
  lastActing,
  othersSince,
  scoredIn,
  type TurnName,
  turnName,
  turnSentence,
} from "../beside/in-words.ts";
import { forcedLines, othersWithin } from "../pace/forced.ts";
import type { Moment, Source } from "../source.ts";
import { type Shown, shownOf } from "../use-board.ts";
import { pickedFor } from "./aims.ts";
import { endOfOwnTurn } from "./own-turn.ts";
import { statusText } from "./status-text.ts";

/** What the headline and the line below it say of what was done last, and of what is to be done. */

interface Telling {
  readonly moment: Pick<Moment, "toAct" | "view">;
  readonly isNoted: boolean;
  /** The events of the turns, and what was made without asking. */
  readonly shown: Pick<Shown, "source" | "overlay"> & { readonly atHand: { readonly ui: Pick<GameUi, "turnLines"> } };
}

/** What was done last: as the hint tells it, and as the headline names it. */
export function latestIn(words: InWords, told: StoryLine | null, { moment, isNoted, shown }: Telling, reader: Reader) {
  const whole = told?.whole ?? (isNoted ? (words.turns.at(-1) ?? null) : undefined);
  const { decided } = shown.overlay.unasked.value;
  const { you } = reader;
  const isAfter = ({ event }: TurnLine): boolean => (shown.source.events.value[event]?.ply ?? 0) >= decided;
  const others = othersSince(words.turns, you, isAfter);
  // After a turn that was made for the reader, what came before their decision is no news.
  const isUnasked = words.turns.some((turn) => turn.seat === you && isAfter(turn));
  const happened = { turns: words.turns, events: shown.source.events.value, ui: shown.atHand.ui, view: moment.view };
  const before = isUnasked ? [] : endOfOwnTurn(others[0], happened, reader);
  const since = [...before, ...withScored(words.turns, isUnasked ? others.filter(isAfter) : others)];
  // While the reader alone is to act, their last turn goes on.
  const mayBeOlder = you !== null && moment.toAct !== seatBit(you);
  const isOlder = mayBeOlder && words.turns.findLast(({ seat }) => seat !== null)?.seat === you;
  if (whole !== undefined) return { last: whole, done: whole, since, isOlder: false };
  const last = lastShown(words, reader);
  const led = last?.seat === null ? ledTo(words.turns, you) : [];
  const sinceThen = last?.seat !== null ? since : led[0]?.seat === you ? led : [...before, ...led];
  const isNew = lastPly(words.turns, shown.source) >= decided || decided === Number.POSITIVE_INFINITY;
  return { last, done: isNew ? lastActing(words.turns, reader) : null, since: sinceThen, isOlder };
}

/** Of the last turn, or of a scoring after it, the last entry: what was over before the reader decided is not being seen. */
function lastPly(turns: readonly TurnLine[], { events: { value: events } }: Pick<Source, "events">): number {
  const after = turns[turns.findLastIndex(({ seat, points }) => seat !== null || points.some((n) => n !== 0)) + 1];
  return events[(after?.event ?? events.length) - 1]?.ply ?? 0;
}

/**
 * The turns that led to the last scoring: the reader's own where it is the last one, else those of the others since; and
 * the scorings between them.
 */
export function ledTo<T extends TurnName>(turns: readonly T[], you: Reader["you"]): readonly T[] {
  const last = turns.findLast(({ seat }) => seat !== null);
  const led = last !== undefined && last.seat === you ? [last] : othersSince(turns, you);
  return withScored(turns, led, -1);
}

/** These turns, and the scorings from the first of them to the last one, or up to `end`. */
export function withScored<T extends TurnName>(turns: readonly T[], led: readonly T[], end?: number): readonly T[] {
  const [first, last] = [led[0], led.at(-1)];
  if (first === undefined || last === undefined) return [];
  const between = turns.slice(turns.indexOf(first), end ?? turns.indexOf(last) + 1);
  return between.filter((turn) => led.includes(turn) || isScored(turn));
}

/** Whether the last entry told something: a card is chosen before anything is heard of it. */
export const isHeard = ({ events }: Source, { ply }: Moment): boolean => (events.value.at(-1)?.ply ?? 0) >= ply - 1;

/** The sentence that says who must do what. */
export function statusIn({ overlay, atHand: { ui }, reader }: Shown, moment: Moment): string {
  const { view, toAct } = shownOf(overlay, moment);
  const [deciding, possible] = [overlay.deciding.value, overlay.possible.value];
  return statusText({ ui, reader, moment, view, toAct, deciding, possible });
}

/** What can still be taken back, the newest first: in one line, and all of it. */
export interface Undoable {
  readonly newest: string;
  readonly all: string;
  /** The points that others get by it, and a scoring that follows; "" for none. Not part of `all`. */
  readonly given: string;
  /** The moves that followed the last of it by themselves. */
  readonly followed: readonly string[];
}

/** What has happened since the reader's last decision. */
interface News {
  /** What was made for the reader since their last decision, because nothing else was possible. */
  readonly forced: readonly string[];
  /** What others did since then within the reader's turn that goes on. */
  readonly within: readonly string[];
  /** The reader's turn that goes on, once they have done something in it. */
  readonly ownTurn: string | null;
}

interface Rest extends News {
  readonly last: TurnName | null;
  readonly isPast: boolean;
  /** The turns of the others since the reader's, or before it, where it is the last one. */
  readonly since: readonly TurnName[];
  /** The reader has had a turn since. */
  readonly isOlder: boolean;
  readonly undoable: Undoable | null;
  /** What the reader has begun and will bring. */
  readonly begun: string;
  /** Said while nothing else is. */
  readonly idle: string;
}

function withinIn({ lines, turns }: InWords, { source, overlay, reader }: Shown): readonly string[] {
  const { decided } = overlay.unasked.value;
  return othersWithin({ events: source.events.value, lines }, { turn: turns.at(-1), decided }, reader.you);
}

/** The reader's turn that goes on, "" where it has no words yet; `null` until they have done something in it. */
function ownTurnIn(
  { turns }: InWords,
  { source, overlay, reader }: Shown,
  { toAct }: Pick<Moment, "toAct">,
): string | null {
  const { decided } = overlay.unasked.value;
  const { you } = reader;
  const last = turns.at(-1);
  const own = last === undefined || last.seat !== you ? null : last;
  if (you === null || !isToAct(toAct, you)) return null;
  if (decided === Number.POSITIVE_INFINITY) return own === null ? "" : turnSentence(own, reader);
  const first = own === null ? undefined : source.events.value[own.event];
  return own === null || first === undefined || first.ply >= decided ? null : turnSentence(own, reader);
}

const forcedIn = ({ lines }: InWords, { source, overlay, reader }: Shown, ahead: number): readonly string[] =>
  forcedLines({ events: source.events.value, lines, ahead }, overlay.unasked.value, reader);

const NO_NEWS: News = { forced: [], within: [], ownTurn: null };

interface Seen {
  readonly moment: Moment;
  /** Number of tentative events. */
  readonly ahead: number;
  readonly isPast: boolean;
  /** All that is told has been seen. */
  readonly isSeen: boolean;
}

/** While the past is shown, what happened since does not matter; after the end, nothing is made for the reader. */
export function newsIn(words: InWords, shown: Shown, { moment, ahead, isPast, isSeen }: Seen): News {
  if (isPast) return NO_NEWS;
  return {
    forced: moment.standings === null ? forcedIn(words, shown, ahead) : [],
    within: withinIn(words, shown),
    ownTurn: isSeen ? ownTurnIn(words, shown, moment) : null,
  };
}

/**
 * The hint while no move is previewed: a note, or what the focused part is picked for, else what was done last, and all
 * that may be told of it.
 */
export function restOf(
  { overlay, atHand: { ui }, reader }: Shown,
  asked: string | null,
  note: string | undefined,
  told: Rest & { readonly view: unknown },
): { readonly rest: string; readonly more: readonly string[] } {
  const said = note ?? (asked === null ? "" : pickedFor(asked, overlay, ui, { view: told.view, reader }));
  if (note !== undefined || said !== "") return { rest: said, more: [] };
  const { last, isPast, since, within, undoable, begun, ownTurn } = told;
  const made = madeIn(told, overlay.unasked.value.decided);
  const own = [made, begun, undoable?.all ?? ownTurn ?? "", undoable?.given ?? ""].filter((part) => part !== "");
  const rest = lineOf(told, made, reader);
  const others = last !== null && last.seat === null ? [...since, last] : since;
  const past = last === null ? [] : [broughtBy(last, reader)].filter((part) => part !== "");
  const turns = within.length > 0 ? within : isPast ? past : others.map((turn) => turnSentence(turn, reader));
  return { rest: rest === "" ? told.idle : rest, more: [...own, ...turns] };
}

/** Whether the line says all of it already. */
export const isSaid = (line: string, more: readonly string[]): boolean => more.every((each) => line.includes(each));

/** What was made without asking the reader, of their own moves where they can still be taken back. */
function madeIn({ forced, undoable }: Pick<Rest, "forced" | "undoable">, decided: number): string {
  const isOwn = decided === Number.POSITIVE_INFINITY;
  const made = forced.length > 0 ? forced.join("; ") : (undoable?.followed ?? []).join("; ");
  return made === "" ? "" : say(isOwn ? "followed" : "forced", { what: made });
}

/**
 * What happened since the reader's last decision. Once they have done something in the turn that goes on, what they
 * did stands there if nothing followed it; until then, what others did before the turn.
 */
function lineOf(rest: Rest, made: string, reader: Reader): string {
  const { last, within, undoable, begun, ownTurn, idle } = rest;
  const news = [made, within.join("; ")].filter((part) => part !== "");
  const before = within.length > 0 || begun !== "" ? "" : lastIn(last, rest, reader);
  const done = undoable?.newest ?? (idle === "" ? ownTurn : null) ?? "";
  const own = news.length > 0 ? (undoable?.given ?? "") : done;
  return [...news, begun, ownTurn === null ? before : own].filter((part) => part !== "").join(" · ");
}

/** What somebody else did last, then what came before it: of a scoring, whose turns led there. */
export function lastIn(
  last: TurnName | null,
  { isPast, since, isOlder }: Pick<Rest, "isPast" | "since" | "isOlder">,
  reader: Reader,
): string {
  if (last === null) return "";
  if (isPast) return broughtBy(inShort(last, reader), reader);
  // A line that is cut still says all of what came last.
  if (last.seat === null) {
    const led = since.map((turn) => (turn.seat === null ? turnSentence(turn, reader) : turnName(turn, reader)));
    return withBefore(turnSentence(last, reader), led);
  }
  const others = since.slice(0, -1);
  const about = others.filter((turn) => isAbout(turn, reader));
  const before = others.filter((turn) => !about.includes(turn)).map((turn) => shortly(turn, reader));
  const text = withBefore(
    [last, ...about].map((turn) => turnSentence(inShort(turn, reader), reader)).join(" · "),
    before,
  );
  return isOlder ? say("earlier", { turn: text }) : text;
}

const withBefore = (turn: string, before: readonly string[]): string =>
  before.length === 0 ? turn : say("after", { turn, before: before.join("; ") });

/** So many letters are whole in the two lines of a phone. */
const ROOM = 95;

/** The turn with what it brought, in few words where there is no room for all of them. */
function inShort(turn: TurnName, reader: Reader): TurnName {
  const { seat, text, gains } = turn;
  if (gains === undefined || turnSentence(turn, reader).length <= ROOM) return turn;
  return { ...turn, brought: gainsInFewWords({ seat, text, gains }, reader, (n) => say("andMoreGains", { n })) };
}

/** Below a headline that names it: what a scoring gave everybody, what a turn brought. */
const broughtBy = (turn: TurnName, reader: Reader): string =>
  scoredIn(turn, reader) || [earnedIn(turn, reader), turn.brought].filter((part) => part !== "").join("; ");

/** "Marion (+3)", or a scoring with what it gave everybody. */
function shortly(turn: TurnName, reader: Reader): string {
  if (turn.seat === null) return turnSentence(turn, reader);
  const earned = earnedIn(turn, reader);
  return `${reader.names[turn.seat ?? -1] ?? ""}${earned === "" ? "" : ` (${earned})`}`;
}

/** A turn of the past, numbered where the log leads to all of them. */
export function pastName(
  words: InWords,
  last: TurnName,
  { past, reader }: { readonly past: object | null; readonly reader: Reader },
): string {
  const what = turnName(last, reader);
  if (past === null || last.seat === null) return what;
  return say("course-turn", { n: words.turns.filter(({ seat }) => seat !== null).length, what });
}

/** The scoring that came last, else the last turn of somebody else, also one that goes on. */
function lastShown({ turns }: InWords, reader: Reader): TurnLine | null {
  const last = turns.at(-1);
  if (last !== undefined && scoredIn(last, reader) !== "") return last;
  return turns.findLast(({ seat }) => seat !== null && seat !== reader.you) ?? null;
}
