import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { isSimultaneous } from "#engine";
import type { Ahead, Overlay } from "../../board/overlay.ts";
import type { Followed } from "../../live/followed.ts";
import { canUndo, type Draft, draftMoves, leadsTo, onlyMove, toldBy } from "../draft/draft.ts";
import { forgetDraft, keepDraft, keptDraft, onKeptDraft } from "../draft/kept-drafts.ts";
import { endingOf, isUndoable } from "./acting.ts";
import { naming, type Offer } from "./picking.ts";
import { previewAt, viewAfter } from "./preview.ts";
import { NOT_TO_ACT, offersIn, type Stretch, type TurnGame, type TurnState, viewOf } from "./turn-state.ts";
import { type Told, type TurnInput, turned } from "./turned.ts";
import { isWaiting, waitingParts } from "./waiting-choice.ts";

/** One's own turn on the match screen: what lies over the board, and what may be done. */
export interface Turn extends Overlay {
  readonly state: ReadonlySignal<TurnState>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** The move that "End turn" plays before sending: a bare hand-over, none, or no hand-over is possible now. */
  readonly ending: ReadonlySignal<number | "commit" | null>;
  play(move: number): void;
  undo(): void;
  undoAll(): void;
  endTurn(): void;
  /** Makes a waiting simultaneous choice anew. */
  rethink(): void;
  /** Clears the picked targets and the "why not?" answer. */
  letGo(): void;
  close(): void;
}

/** Where positions come from and moves go to. */
type Line = Pick<Followed, "id" | "match" | "commit">;

/** A pause before a reader's only legal move, so that others cannot tell that it was the only one. */
const LEAST_PAUSE = 500;
const MORE_PAUSE = 1500;

/** One's turns at a table. `turned` reduces events to a state; the effects of a state are here. */
export function takeTurns(line: Line, game: TurnGame): Turn {
  const state = signal(NOT_TO_ACT);
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const send = ({ ply, moves }: Stretch): void =>
    line.commit(ply, moves, (refusal) => happen({ type: "answer", refusal, told: told(line, line.match.peek()) }));
  const waitFor = (move: number | undefined): void => {
    clearTimeout(pause);
    if (move === undefined) return;
    pause = setTimeout(() => happen({ type: "play", move }), LEAST_PAUSE + Math.random() * MORE_PAUSE);
  };

  const happen = (input: TurnInput): void => {
    if (isClosed) return;
    const before = state.peek();
    const after = turned(game, before, input);
    state.value = after;
    keepUp(line.id, before, after);
    if (after.draft?.base !== before.draft?.base) waitFor(endOnly(after));
    if (after.sending !== null && after.sending !== before.sending) send(after.sending);
  };

  const stops = [
    effect(() => happen({ type: "position", told: told(line, line.match.value) })),
    onKeptDraft(line.id, (kept) => happen({ type: "kept", kept })),
  ];
  return {
    state,
    ...shownBy(game, state),
    ...askedBy(happen),
    close: () => {
      isClosed = true;
      clearTimeout(pause);
      for (const stop of stops) stop();
    },
  };
}

const told = ({ id }: Line, match: Told["match"]): Told => ({
  match,
  kept: keptDraft(id),
  seed: Math.floor(Math.random() * 2 ** 31),
});

/** The only move of a draft that has just begun, where making it ends the stretch. */
function endOnly({ draft }: TurnState): number | undefined {
  const only = draft === null ? undefined : onlyMove(draft);
  return draft === null || only === undefined || leadsTo(draft, only) === "own" ? undefined : only;
}

/** What was done in a position is kept until it has been accepted. A simultaneous choice is not: it is sent at once. */
function keepUp(table: string, before: TurnState, { draft, position, sending, refusal }: TurnState): void {
  const isAnswered = before.sending !== null && sending === null;
  if (isAnswered && refusal === null) forgetDraft(table);
  const wasBegun = before.draft !== null && before.position?.ply === position?.ply;
  if (draft === null || position === null || !wasBegun || draft === before.draft) return;
  if (isSimultaneous(draft.open.toAct(draft.base))) return;
  keepDraft(table, { ply: position.ply, moves: canUndo(draft) ? draftMoves(draft) : [] });
}

function shownBy(game: TurnGame, state: ReadonlySignal<TurnState>) {
  const draft = computed(() => state.value.draft);
  const legal = computed((): ReadonlySet<string> => {
    const { picked, usual } = state.value;
    const offers = offersIn(state.value);
    const isUsual = picked.join() === usual.join();
    return new Set((isUsual ? offers : naming(offers, picked)).flatMap(({ targets }) => targets));
  });
  return {
    legal,
    ahead: computed(() => (draft.value === null ? null : aheadOf(game, draft.value))),
    deciding: computed(() => (draft.value?.edge === "own" ? draft.value.seat : null)),
    picked: computed(() => {
      const { position, picked } = state.value;
      return position !== null && isWaiting(state.value) ? waitingParts(game.open, position) : picked;
    }),
    offers: computed(() => offersIn(state.value)),
    canUndo: computed(() => isUndoable(state.value)),
    ending: computed(() => endingOf(state.value)),
    previewAt: (target: string) => previewAt(game, state.value, target),
    viewAfter: (targets: readonly string[]) => viewAfter(state.value, targets),
  };
}

const aheadOf = (game: TurnGame, draft: Draft): Ahead | null =>
  draft.steps.length + draft.clicks.length === 0
    ? null
    : { view: viewOf(game, draft), toAct: draft.open.toAct(draft.state), events: toldBy(draft) };

/** What the person can ask for. */
const askedBy = (happen: (input: TurnInput) => void) => ({
  touch: (target: string) => happen({ type: "press", target }),
  play: (move: number) => happen({ type: "play", move }),
  undo: () => happen({ type: "undo" }),
  undoAll: () => happen({ type: "undo-all" }),
  endTurn: () => happen({ type: "end" }),
  rethink: () => happen({ type: "rethink" }),
  letGo: () => happen({ type: "let-go" }),
});
