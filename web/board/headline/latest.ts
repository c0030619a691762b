import type { Reader, StoryLine, TurnLine } from "#boardkit";
import { seatBit } from "#engine";
import { say } from "../../i18n/language.ts";
import {
  earnedIn,
  type InWords,
  isAbout,
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
import { statusText } from "./status-text.ts";

/** What the headline and the line below it say of what was done last, and of what is to be done. */

interface Telling {
  readonly moment: Pick<Moment, "toAct">;
  readonly isNoted: boolean;
}

/** What was done last: as the hint tells it, and as the headline names it. */
export function latestIn(words: InWords, told: StoryLine | null, { moment, isNoted }: Telling, reader: Reader) {
  const whole = told?.whole ?? (isNoted ? (words.turns.at(-1) ?? null) : undefined);
  const since = othersSince(words.turns, reader.you);
  const { you } = reader;
  // While the reader alone is to act, their last turn goes on.
  const mayBeOlder = you !== null && moment.toAct !== seatBit(you);
  const isOlder = mayBeOlder && words.turns.findLast(({ seat }) => seat !== null)?.seat === you;
  return whole === undefined
    ? { last: lastShown(words, reader), done: lastActing(words.turns, reader), since, isOlder }
    : { last: whole, done: whole, since, isOlder: false };
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
}

interface Rest {
  readonly last: TurnName | null;
  readonly isPast: boolean;
  /** The turns of the others since the reader's, or before it, where it is the last one. */
  readonly since: readonly TurnName[];
  /** The reader has had a turn since. */
  readonly isOlder: boolean;
  readonly view: unknown;
  /** What was made for the reader since their last decision, because nothing else was possible. */
  readonly forced: readonly string[];
  /** What others did within the reader's turn that goes on. */
  readonly within: readonly string[];
  readonly undoable: Undoable | null;
  /** What the reader has begun and will bring. */
  readonly begun: string;
  /** Said while nothing else is. */
  readonly idle: string;
}

export const withinIn = ({ lines, turns }: InWords, { source, reader }: Shown): readonly string[] =>
  othersWithin({ events: source.events.value, lines }, turns.at(-1), reader.you);

export const forcedIn = ({ lines }: InWords, { source, overlay, reader }: Shown, ahead: number): readonly string[] =>
  forcedLines({ events: source.events.value, lines, ahead }, overlay.unasked.value, reader);

/**
 * The hint while no move is previewed: a note, what the focused part is picked for, or why not, else what somebody else
 * did last, and all that the others have done.
 */
export function restOf(
  { overlay, atHand: { ui }, reader }: Shown,
  asked: string | null,
  note: string | undefined,
  { last, isPast, since, isOlder, view, forced, within, undoable, begun, idle }: Rest,
): { readonly rest: string; readonly more: readonly string[] } {
  const said = note ?? (asked === null ? "" : pickedFor(asked, overlay, ui, { view, reader }));
  if (note !== undefined || said !== "") return { rest: said, more: [] };
  const isOwn = overlay.unasked.value.decided === Number.POSITIVE_INFINITY;
  const made = forced.length === 0 ? "" : say(isOwn ? "followed" : "forced", { what: forced.join("; ") });
  const others =
    begun !== "" ? begun : within.length > 0 ? within.join("; ") : lastIn(last, { isPast, since, isOlder }, reader);
  const own = [made, undoable?.all ?? ""].filter((part) => part !== "");
  const rest = [undoable?.newest ?? others, made].filter((part) => part !== "").join(" · ");
  const told = last !== null && last.seat === null ? [...since, last] : since;
  const turns = within.length > 0 ? within : isPast ? [] : told.map((turn) => turnSentence(turn, reader));
  return { rest: rest === "" ? idle : rest, more: [...own, ...turns] };
}

/** What somebody else did last; before a scoring, whose turns led there. */
export function lastIn(
  last: TurnName | null,
  { isPast, since, isOlder }: Pick<Rest, "isPast" | "since" | "isOlder">,
  reader: Reader,
): string {
  if (last === null) return "";
  if (isPast) {
    return scoredIn(last, reader) || [earnedIn(last, reader), last.brought].filter((part) => part !== "").join("; ");
  }
  if (last.seat === null)
    return [...since.map((turn) => turnName(turn, reader)), turnSentence(last, reader)].join("; ");
  const others = since.slice(0, -1);
  const about = others.filter((turn) => isAbout(turn, reader));
  const before = others.filter((turn) => !about.includes(turn)).map((turn) => shortly(turn, reader));
  // In case the line is cut, what touched the reader comes first, then the newest.
  const turn = [...about, last].map((each) => turnSentence(each, reader)).join(" · ");
  const text = before.length === 0 ? turn : say("after", { turn, before: before.join("; ") });
  return isOlder ? say("earlier", { turn: text }) : text;
}

/** "Marion (+3)" */
function shortly(turn: TurnName, reader: Reader): string {
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
