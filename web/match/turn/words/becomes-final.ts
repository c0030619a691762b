import { type GameUi, gainsInWords, phraseOf, type Reader, signed } from "#boardkit";
import { scoredIn, turnSentence } from "../../../board/beside/in-words.ts";
import { asYou } from "../../../board/headline/effect-of.ts";
import type { Undoable } from "../../../board/headline/latest.ts";
import { isLong, list, say, shortList } from "../../../i18n/language.ts";
import {
  type Draft,
  doneMoves,
  draftEvents,
  followedMoves,
  isHandOver,
  leadsTo,
  make,
  undoAll,
} from "../../draft/draft.ts";
import { isUndoable } from "../acting.ts";
import type { Offer } from "../picking.ts";
import type { Turn } from "../take-turns.ts";

type Labels = Pick<GameUi, "moveLabel" | "movePhrase">;
type Words = Labels & Pick<GameUi, "turnLines">;

const WEIGHTS = ["decides", "stays", "passes"] as const;

/** More moves that are passed by are not named: they glow. */
const MOST_NAMED = 3;

/** What the reader has done and can still take back, as its buttons name it, in the order in which it was done. */
const doneIn = (draft: Draft, ui: Labels, reader: Reader): readonly string[] =>
  namedIn(draft, doneMoves(draft), ui, reader);

function namedIn(
  { open, seat }: Draft,
  moves: ReturnType<typeof doneMoves>,
  ui: Labels,
  reader: Reader,
): readonly string[] {
  return saidOnce(moves.map(({ move, before }) => phraseOf(ui, open.printMove(move), open.view(before, seat), reader)));
}

/** What was done several times in a row is said once, with its number. */
function saidOnce(named: readonly string[]): readonly string[] {
  const starts = named.flatMap((text, at) => (at > 0 && named[at - 1] === text ? [] : [at]));
  return starts.map((at, i) => {
    const n = (starts[i + 1] ?? named.length) - at;
    return n === 1 ? (named[at] ?? "") : `${named[at]} ×${n}`;
  });
}

/**
 * The points that others get by what can be taken back: "Ada +6, Bruno +1"; and a scoring that follows, for everybody;
 * "" for none.
 */
function givenAway(draft: Draft, ui: Words, reader: Reader): string {
  const { open, state, seat } = draft;
  // What was made for the reader before they did anything stays.
  const staying = draftEvents(undoAll(draft));
  const linesOf = (events: typeof staying) => ui.turnLines(events, open.view(state, seat), reader);
  const byTurns = (told: ReturnType<typeof linesOf>, each: number): number =>
    told.reduce((sum, { seat: by, points }) => sum + (by === null ? 0 : (points[each] ?? 0)), 0);
  const [lines, before] = [linesOf(draftEvents(draft)), staying.length === 0 ? [] : linesOf(staying)];
  const given = reader.names
    .flatMap((name, each) => {
      const n = byTurns(lines, each) - byTurns(before, each);
      return each === seat || n <= 0 ? [] : [`${name} ${signed(n)}`];
    })
    .join(", ");
  const after = lines.filter((line) => line.event >= staying.length && scoredIn(line, reader) !== "");
  const scorings = after.map((line) => turnSentence(line, reader));
  return [given, ...scorings].filter((part) => part !== "").join(" · ");
}

/** The same in short; "" for nothing. Of many moves what they brought is said instead, first what decides. */
export function stillOpen(draft: Draft, ui: Words, reader: Reader): string {
  const done = doneIn(draft, ui, reader);
  const { open, state, seat } = draft;
  const turns = isLong(done) ? ui.turnLines(draftEvents(draft), open.view(state, seat), reader) : [];
  const gains = turns.flatMap((turn) => turn.gains);
  if (gains.length === 0) return shortList(done);
  const sorted = WEIGHTS.flatMap((weight) => gains.filter((gain) => gain.weight === weight));
  const earned = turns.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
  return [gainsInWords(sorted, seat, reader), earned === 0 ? "" : signed(earned)]
    .filter((part) => part !== "")
    .join(", ");
}

/** The scorings that follow at once where the button hands over by a move. Points come first: a long text is cut. */
function scoredBy(draft: Draft, offers: readonly Offer[], ui: Words, reader: Reader): readonly string[] {
  const { open, seat, edge } = draft;
  const ending = edge === "own" ? offers.find(({ move }) => isHandOver(draft, move)) : undefined;
  if (ending === undefined) return [];
  const ended = make(draft, ending.move);
  const known = draftEvents(draft).length;
  return ui
    .turnLines(draftEvents(ended), open.view(ended.state, seat), reader)
    .filter((line) => line.event >= known && scoredIn(line, reader) !== "")
    .map((line) => turnSentence(line, asYou(reader)));
}

/** What a press of the button that hands over makes final, what is scored by it, and what it passes by. */
export function endingText(draft: Draft, offers: readonly Offer[], ui: Words, reader: Reader): string {
  const { open, seat, state } = draft;
  const what = stillOpen(draft, ui, reader);
  const left = offers.filter(({ move }) => !isHandOver(draft, move));
  const view = open.view(state, seat);
  const named = new Set(left.map(({ move }) => phraseOf(ui, open.printMove(move), view, reader)));
  const passed = named.size > MOST_NAMED ? say("end.passed-many") : say("end.passed", { what: list([...named]) });
  const scored = scoredBy(draft, offers, ui, reader).map((scoring) => `${scoring}.`);
  return [...scored, what === "" ? say("end.nothing") : say("end.final", { what }), named.size === 0 ? "" : passed]
    .filter((part) => part !== "")
    .join(" ");
}

/** What a press of another button makes final. */
export const becomesFinal = (draft: Draft, move: number, ui: Words, reader: Reader): string => {
  if (leadsTo(draft, move) === "own") return say("end.not-yet");
  const what = stillOpen(draft, ui, reader);
  return what === "" ? "" : say("end.final", { what });
};

/** What the reader has done and can still take back, what followed it, and what others get by it; `null` for nothing. */
export function openNow({ state: { value: state } }: Pick<Turn, "state">, ui: Words, reader: Reader): Undoable | null {
  const { draft, question } = state;
  if (draft === null || question !== null || !isUndoable(state)) return null;
  const given = givenAway(draft, ui, reader);
  const said = (what: string): string => say("end.open", { what });
  const newest = [...doneIn(draft, ui, reader)].reverse();
  const followed = namedIn(draft, followedMoves(draft), ui, reader);
  const brings = given === "" ? [] : [say("end.with", { what: given })];
  return { newest: [said(shortList(newest)), ...brings].join(" · "), all: said(list(newest)), given, followed };
}
