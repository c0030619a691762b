import { computed, type ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { GameUi, Reader } from "#boardkit";
import { asYou } from "../../board/headline/effect-of.ts";
import type { Overlay, Preview } from "../../board/overlay.ts";
import { say } from "../../i18n/language.ts";
import { type Draft, draftMoves, hiddenClicks, isHandOver, leadsTo, make, possible } from "../draft/draft.ts";
import { isChoice } from "../turn/acting.ts";
import { offersOf, partnersOf } from "../turn/picking.ts";
import { previewOf } from "../turn/preview.ts";
import type { Turn } from "../turn/take-turns.ts";
import { type Position, usualPicks } from "../turn/turn-state.ts";
import { endName } from "../turn/words/end-name.ts";

/** What the match screen shows of an advised move: its preview on the board, and the panel in the place of the log. */
export interface Advised {
  readonly overlay: Overlay;
  /** The part of the board that the move is made by; `null` where it has none. */
  readonly pointed: string | null;
  readonly panel: ComponentChildren;
}

/** Whether a good move can be found: the position shows all that has been done, and everything legal there goes on with it. */
export const isAdvisable = (draft: Draft): boolean => draft.edge === "own" && hiddenClicks(draft).length === 0;

/** The parts of the board that the line's next move names, and its preview. */
export interface NextMove {
  readonly targets: readonly string[];
  /** Those that are picked for it beside the first. */
  readonly picks: readonly string[];
  readonly preview: Preview | null;
  /** It reveals something or hands over: a press of *Play it* makes it for good. */
  readonly isFinal: boolean;
}

/** The draft that a move is for, and what is known of the choices of others. */
interface Asked {
  readonly draft: Draft;
  readonly position: Position | null;
}

export function nextMoveOf({ draft, position }: Asked, ui: GameUi, text: string): NextMove {
  const move = draft.open.parseMove(text);
  if (!possible(draft).includes(move)) return { targets: [], picks: [], preview: null, isFinal: false };
  const { open } = draft;
  return {
    targets: open.names(draft.state, move),
    picks: partnersOf(offersOf(draft), usualPicks({ open, ui }, draft), move),
    preview: previewOf({ open, ui }, draft, move, position),
    isFinal: isFinal(draft, move),
  };
}

/** Whether making the move sends it: the last click of a group waits to be confirmed. */
const isFinal = (draft: Draft, move: number): boolean =>
  make(draft, move).clicks.length === 0 &&
  (isChoice(draft) || isHandOver(draft, move) || leadsTo(draft, move) === "chance");

/** The overlay of a turn with an advised move previewed, as if its part were under the pointer. */
export function withPreview(overlay: Overlay, { targets, picks, preview }: NextMove): Overlay {
  const [pointed] = targets;
  if (pointed === undefined || preview === null) return overlay;
  const isLone = (asked: readonly string[]): boolean => asked.length === 1 && asked[0] === pointed;
  const picked: ReadonlySignal<readonly string[]> = computed(() =>
    overlay.question.value === null && picks.length > 0 ? picks : overlay.picked.value,
  );
  return {
    ...overlay,
    picked,
    previewAt: (target) => (target === pointed ? preview : overlay.previewAt(target)),
    viewAfter: (asked) => (isLone(asked) ? preview.after : overlay.viewAfter(asked)),
  };
}

/** The beginning of a stretch that its next decision is about: up to the end of what acts, or of the turn of anybody. */
export function untilEnd(start: Draft, moves: readonly string[]): readonly string[] {
  const turnsIn = ({ open, state }: Draft): number | undefined => open.game.insight?.turns(state);
  let draft = start;
  for (const [at, text] of moves.entries()) {
    if (movesSince(start, draft) > at) continue;
    const next = played(draft, text);
    if (next === null || start.ends?.(text) === true || turnsIn(next) !== turnsIn(start)) return moves.slice(0, at + 1);
    draft = next;
  }
  return moves;
}

/** How many moves of a line a press of *Play it* makes: those before the next one that cannot be taken back, or that one if it comes first. */
export function madeAtOnce(start: Draft, moves: readonly string[]): number {
  let draft = start;
  for (const [at, text] of moves.entries()) {
    if (movesSince(start, draft) > at) continue;
    const next = at > 0 && isFinal(draft, draft.open.parseMove(text)) ? null : played(draft, text);
    if (next === null) return at;
    draft = next;
  }
  return moves.length;
}

/** A move in words, and what it brings by itself; "" where nothing. */
export interface AdvisedStep {
  readonly label: string;
  readonly brings: string;
}

/** "Ship to London (cloth −1)" */
export const inWords = ({ label, brings }: AdvisedStep): string => (brings === "" ? label : `${label} (${brings})`);

/** The names of moves; those of one name come with what they bring, where that differs. */
export const namesApart = (steps: readonly AdvisedStep[]): readonly string[] =>
  steps.map((step) =>
    steps.some(({ label, brings }) => label === step.label && brings !== step.brings) ? inWords(step) : step.label,
  );

/** A stretch in words, move by move; the same words in a row are said once with their number. */
export function stepsOf(start: Draft, moves: readonly string[], ui: GameUi, reader: Reader): readonly AdvisedStep[] {
  const viewOf = ({ open, state, seat }: Draft): unknown => open.view(state, seat);
  const steps: { text: string; label: string; n: number; before: Draft; after: Draft }[] = [];
  let draft = start;
  for (const [at, text] of moves.entries()) {
    // Its only move follows by itself.
    if (movesSince(start, draft) > at) continue;
    const view = viewOf(draft);
    const after = played(draft, text) ?? draft;
    const label = isEnding(draft, text) ? endName(ui, view, reader) : ui.moveLabel(text, view, reader, viewOf(after));
    const last = steps.at(-1);
    if (last?.label === label) Object.assign(last, { n: last.n + 1, after });
    else steps.push({ text, label, n: 1, before: draft, after });
    draft = after;
  }
  return steps.map(({ text, label, n, before, after }) => {
    const [view, then] = [viewOf(before), viewOf(after)];
    // The game may have words for all of them: "Start 2 blue towers".
    const whole = n === 1 ? label : ui.moveLabel(text, view, reader, then);
    const isSaid = n === 1 || whole !== label;
    return {
      label: isSaid ? whole : say("advice.times", { move: label, n }),
      brings: ui.effect(view, then, start.seat, asYou(reader)),
    };
  });
}

/** Whether the line goes on with the group of its first move: what that one alone would lead to is not so after it. */
export function goesOn({ open }: Draft, [first = "", ...rest]: readonly string[]): boolean {
  const groupOf = (text: string): string | undefined => open.group(open.parseMove(text));
  const group = groupOf(first);
  return group !== undefined && rest.some((text) => groupOf(text) === group);
}

/** What a line brings by itself once all of it has been made; "" where nothing. */
export function broughtBy(start: Draft, moves: readonly string[], ui: Pick<GameUi, "effect">, reader: Reader): string {
  const viewOf = ({ open, state, seat }: Draft): unknown => open.view(state, seat);
  return ui.effect(viewOf(start), viewOf(afterAll(start, moves)), start.seat, asYou(reader));
}

/** Whether it is the move of the "End turn" button, which has a name of its own in the game. */
function isEnding(draft: Draft, text: string): boolean {
  const move = draft.open.parseMove(text);
  return possible(draft).includes(move) && isHandOver(draft, move);
}

/** The draft after all of these moves, or after those of them that can be made. */
export function afterAll(start: Draft, moves: readonly string[]): Draft {
  let draft = start;
  for (const [at, text] of moves.entries()) {
    if (movesSince(start, draft) > at) continue;
    const next = played(draft, text);
    if (next === null) return draft;
    draft = next;
  }
  return draft;
}

function played(draft: Draft, text: string): Draft | null {
  const move = draft.open.parseMove(text);
  return possible(draft).includes(move) ? make(draft, move) : null;
}

/** How many moves one draft has more than another. */
export const movesSince = (start: Draft, draft: Draft): number => draftMoves(draft).length - draftMoves(start).length;

/**
 * Plays a line as far as it can be taken back. A next move that cannot is made if it comes first. Returns the moves that
 * are left.
 */
export function playLine(turn: Turn, moves: readonly string[]): readonly string[] {
  const start = turn.state.peek().draft;
  turn.letGo();
  for (let draft = start; draft !== null && start !== null; draft = turn.state.peek().draft) {
    const made = movesSince(start, draft);
    const text = moves[made];
    if (text === undefined || turn.state.peek().sending !== null) return [];
    const move = draft.open.parseMove(text);
    if (!possible(draft).includes(move)) return [];
    if (made > 0 && isFinal(draft, move)) return moves.slice(made);
    turn.play(move);
    if (turn.state.peek().draft === draft) return [];
  }
  return [];
}
