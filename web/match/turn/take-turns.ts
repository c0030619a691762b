import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { GameEvent } from "#boardkit";
import { isSimultaneous, NOBODY } from "#engine";
import type { Ahead, Aim, Overlay, Unasked } from "../../board/overlay.ts";
import type { Followed } from "../../live/followed.ts";
import { canUndo, type Draft, draftEvents, leadsTo, pressedMoves, unaskedEvents } from "../draft/draft.ts";
import {
  type DraftPlace,
  forgetDraft,
  type KeptDraft,
  keepDraft,
  keptDraft,
  onKeptDraft,
} from "../draft/kept-drafts.ts";
import { asksFirst } from "../settings/kept.ts";
import { endingOf, endOnly, isAlwaysAsked, isUndoable, movedBy, reasonAt } from "./acting.ts";
import { glowing, goesTo, isHeld, type Offer, offersOf, picksFor } from "./picking.ts";
import { ofButton, previewAt, previewOf, viewAfter } from "./preview.ts";
import {
  NOT_TO_ACT,
  offersIn,
  type Question,
  type Stretch,
  type TurnGame,
  type TurnState,
  viewOf,
} from "./turn-state.ts";
import { type Arrival, type TurnInput, turned } from "./turned.ts";
import { isWaiting, waitingParts } from "./waiting-choice.ts";

/** One's own turn on the match screen: the overlay of the board, and the person's actions. */
export interface Turn extends Omit<Overlay, "scoredNow" | "scoreOf" | "isBrought"> {
  readonly state: ReadonlySignal<TurnState>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  /**
   * The move with which "End turn" hands over; "commit" when it only has to send; `null` when it is not possible now.
   */
  readonly handOver: ReadonlySignal<number | "commit" | null>;
  play(move: number): void;
  /** Makes a move as a press of its part does: one that cannot be undone becomes a question first. */
  ask(move: number): void;
  /** Makes a move by its button, which says what it brings: a choice among simultaneous ones alone becomes a question. */
  pressButton(move: number): void;
  /** Makes the move in question. */
  confirm(): void;
  undo(): void;
  undoAll(): void;
  endTurn(): void;
  /** Makes a waiting simultaneous choice anew. */
  rethink(): void;
  /** Clears the question, the picked targets and the "why not?" answer. */
  letGo(): void;
  close(): void;
}

/** The connection of a turn to its table: positions come from it, moves are sent to it. */
export type Line = Pick<Followed, "id" | "match" | "own" | "commit">;

/** A pause before a reader's only legal move, so that others cannot tell that it was the only one. */
const LEAST_PAUSE = 500;
const MORE_PAUSE = 1500;
/** While the board is behind, so many pauses at most: what the others did is to be seen first. */
const MOST_PAUSES = 12;

/**
 * One's turns at a table. `turned` reduces events to a state; the effects of a state are here. `isBehind`: the board has
 * not shown yet what led to the turn.
 */
export function takeTurns(line: Line, game: TurnGame, isBehind = () => false): Turn {
  const state = signal(NOT_TO_ACT);
  let isClosed = false;

  const place = (): DraftPlace => placeOf(line, line.match.peek());
  const send = ({ ply, moves }: Stretch): void =>
    line.commit(ply, moves, (refusal) =>
      happen({ type: "answer", refusal, arrival: arrival(line, line.match.peek()) }),
    );
  const only = onlyMoves(state, (move) => happen({ type: "only", move }), isBehind);

  const happen = (input: TurnInput): void => {
    if (isClosed) return;
    const before = state.peek();
    const after = turned(game, before, input);
    state.value = after;
    keepUp(place(), before, after);
    if (after.draft?.base !== before.draft?.base) only.waitFor(endOnly(after));
    if (after.sending !== null && after.sending !== before.sending) send(after.sending);
    if (isAnswered(before, after)) happen({ type: "confirm", at: Number.POSITIVE_INFINITY });
  };

  const stops = [
    effect(() => happen({ type: "position", arrival: arrival(line, line.match.value) })),
    onKeptDraft(place, (kept) => happen({ type: "kept", kept })),
  ];
  return {
    ...{ state, unasked: computed(() => unaskedIn(state.value.draft, line.own.value, only.made.value)) },
    ...shownBy(game, state),
    ...askedBy(happen),
    close: () => {
      isClosed = true;
      only.waitFor(undefined);
      for (const stop of stops) stop();
    },
  };
}

/** Makes a reader's only move after a pause, and knows the entries that it made. */
function onlyMoves(state: ReadonlySignal<TurnState>, play: (move: number) => void, isBehind: () => boolean) {
  const made = signal<ReadonlySet<number>>(new Set());
  let pause: ReturnType<typeof setTimeout> | undefined;
  const make = (move: number): void => {
    const { position, draft } = state.peek();
    play(move);
    // The reader has made it during the pause.
    if (state.peek().draft === draft) return;
    const moves = draft === null ? [] : [...draft.steps, move];
    if (position !== null) made.value = new Set([...made.peek(), ...moves.map((_, at) => position.ply + at)]);
  };
  const makeLater = (move: number, pauses: number): void => {
    const goOn = (): void => (pauses > 1 && isBehind() ? makeLater(move, pauses - 1) : make(move));
    pause = setTimeout(goOn, LEAST_PAUSE + Math.random() * MORE_PAUSE);
  };
  const waitFor = (move: number | undefined): void => {
    clearTimeout(pause);
    if (move !== undefined) makeLater(move, MOST_PAUSES);
  };
  return { made, waitFor };
}

/** What was made for the reader since their last decision; `own`: the entries of their seat. */
function unaskedIn(draft: Draft | null, own: readonly number[], made: ReadonlySet<number>): Unasked {
  const decided = (own.findLast((ply) => !made.has(ply)) ?? -1) + 1;
  if (draft === null) return { decided, made, ahead: 0 };
  return { decided: canUndo(draft) ? Number.POSITIVE_INFINITY : decided, made, ahead: unaskedEvents(draft) };
}

const placeOf = ({ id }: Line, match: Arrival["match"]): DraftPlace => ({ table: id, seat: match?.seat ?? null });

const arrival = (line: Line, match: Arrival["match"]): Arrival => ({
  match,
  kept: keptDraft(placeOf(line, match)),
  seed: Math.floor(Math.random() * 2 ** 31),
});

/** Whether the reader's settings answer a new question. A simultaneous choice always asks. */
const isAnswered = (before: TurnState, { question, draft }: TurnState): boolean =>
  question !== null &&
  before.question === null &&
  draft !== null &&
  !isAlwaysAsked(draft) &&
  asksFirst.now.peek() === "no";

/**
 * Stores the draft and its question until the server accepts the moves. Of a simultaneous choice only the question is
 * stored.
 */
function keepUp(place: DraftPlace, before: TurnState, after: TurnState): void {
  const { draft, position, sending, refusal, question, joined } = after;
  const isAccepted = before.sending !== null && sending === null && refusal === null;
  if (isAccepted) forgetDraft(place);
  const wasBegun = before.draft !== null && before.position?.ply === position?.ply;
  const isSame = draft === before.draft && question === before.question;
  if (draft === null || position === null || !wasBegun || isSame) return;
  const moves = canUndo(draft) && !isSimultaneous(draft.open.toAct(draft.base)) ? pressedMoves(draft) : [];
  const isJoined = moves.length > 0 && joined.length > 0;
  keepDraft(place, { ply: position.ply, moves, ...(isJoined ? { joined } : {}), ...askedOf(draft, question) });
}

const askedOf = ({ open }: Draft, question: Question | null): Pick<KeptDraft, "asked"> =>
  question === null ? {} : { asked: { move: open.printMove(question.move), target: question.target } };

function shownBy(game: TurnGame, state: ReadonlySignal<TurnState>) {
  const draft = computed(() => state.value.draft);
  const legal = computed((): ReadonlySet<string> => {
    return new Set(glowing(offersIn(state.value), isHeld(state.value) ? state.value.picked : []));
  });
  const final = computed((): ReadonlySet<string> => finalIn(state.value, legal.value));
  return {
    legal,
    final,
    question: computed(() => {
      const { question, position } = state.value;
      if (draft.value === null || question === null) return null;
      const { move, at, hurried = 0 } = question;
      return { ...previewOf(game, draft.value, move, position), isPressed: at !== null, isHurried: hurried > 0 };
    }),
    ahead: computed(() => (draft.value === null ? null : aheadOf(game, draft.value))),
    deciding: computed(() => (draft.value?.edge === "own" ? draft.value.seat : null)),
    ofButton: computed(() => ofButton(game, state.value)),
    picked: computed(() => {
      const { position, picked, question } = state.value;
      if (position !== null && isWaiting(state.value)) return waitingParts(game.open, position);
      return question === null ? picked : partsOf(draft.value, question.move);
    }),
    offers: computed(() => offersIn(state.value)),
    canUndo: computed(() => isUndoable(state.value)),
    ending: computed(() => (draft.value?.edge === "handover" ? draft.value.seat : null)),
    possible: computed(() => new Set(offersIn(state.value).flatMap(({ targets }) => targets))),
    handOver: computed(() => endingOf(state.value)),
    previewAt: (target: string) => previewAt(game, state.value, target),
    viewAfter: (targets: readonly string[]) => viewAfter(state.value, targets),
    blockedAt: (target: string) => reasonAt(state.value, target),
    goesTo: (from: string, to: string) => goesTo(offersIn(state.value), from, to),
    picksFor: (target: string) => aimsAt(game, state.value, target),
  };
}

function aimsAt(game: TurnGame, state: TurnState, target: string): readonly Aim[] {
  const { draft, picked, position } = state;
  if (draft === null) return [];
  const again = picked.includes(target) ? movedBy(state, target) : undefined;
  return picksFor(offersIn(state), state, target).map(({ move, targets }) => ({
    ...{ move: draft.open.printMove(move), isActing: targets[0] === target },
    ...(move === again ? { preview: previewOf(game, draft, move, position) } : {}),
  }));
}

const partsOf = (draft: Draft | null, asked: number): readonly string[] =>
  draft === null ? [] : (offersOf(draft).find(({ move }) => move === asked)?.targets ?? []);

/** The targets whose press would make a move that cannot be undone. */
function finalIn(state: TurnState, legal: ReadonlySet<string>): ReadonlySet<string> {
  const { draft } = state;
  const reveals = (target: string): boolean => {
    const move = movedBy(state, target);
    return draft !== null && move !== undefined && leadsTo(draft, move) === "chance";
  };
  return new Set([...legal].filter(reveals));
}

/** What the tentative moves have made of the match; `null` without such. */
export function aheadOf(game: TurnGame, draft: Draft): Ahead | null {
  if (draft.steps.length + draft.clicks.length === 0) return null;
  const [view, toAct, events] = [viewOf(game, draft), draft.open.toAct(draft.state), draftEvents(draft)];
  return { view: toAct === NOBODY ? beforeScoring(game, view, events) : view, toAct, events };
}

/** What the end of a match scores is not shown before it has ended: then it is told scoring by scoring. */
const beforeScoring = ({ ui }: TurnGame, view: unknown, events: readonly GameEvent[]): unknown =>
  ui.untold?.(
    view,
    events.filter((event) => ui.isScoring?.(event)),
  ) ?? view;

/** The time of the press that is being handled: a busy page handles it late. */
const pressedAt = (): number => globalThis.event?.timeStamp ?? performance.now();

/** The same for the button that confirms: a pointer has come from another place, and a double click never gets here. */
function confirmedAt(): number {
  const { event } = globalThis;
  const isPointed = event?.type === "click" && "detail" in event && event.detail !== 0;
  return isPointed ? Number.POSITIVE_INFINITY : pressedAt();
}

/** The person's actions. */
const askedBy = (happen: (input: TurnInput) => void) => ({
  touch: (target: string, joins = false) => happen({ type: "press", target, at: pressedAt(), joins }),
  confirm: () => happen({ type: "confirm", at: confirmedAt() }),
  play: (move: number) => happen({ type: "play", move }),
  ask: (move: number) => happen({ type: "ask", move, at: pressedAt() }),
  pressButton: (move: number) => happen({ type: "button", move, at: pressedAt() }),
  undo: () => happen({ type: "undo" }),
  undoAll: () => happen({ type: "undo-all" }),
  endTurn: () => happen({ type: "end" }),
  rethink: () => happen({ type: "rethink" }),
  letGo: () => happen({ type: "let-go" }),
});
