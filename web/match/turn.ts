import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { GameUi } from "#boardkit";
import { type AnyOpenGame, FastChance, isSimultaneous, isToAct, type Seat, seatsToAct } from "#engine";
import type { MatchUpdate } from "#protocol";
import type { Followed } from "../live/followed.ts";
import { isPassing } from "../live/passing.ts";
import {
  canUndo,
  type Draft,
  draftMoves,
  hiddenClicks,
  isHandOver,
  leadsTo,
  make,
  onlyMove,
  possible,
  restore,
  startDraft,
  undo,
  undoAll,
} from "./draft/draft.ts";
import { forgetDraft, keepDraft, keptDraft, onKeptDraft } from "./draft/kept-drafts.ts";
import { type Blocked, type Choice, createPicking, type Picking } from "./picking.ts";
import { createSending, type Sending } from "./sending.ts";

/** One's own turn on the match screen: what may be done, what has been done and not sent yet. */
export interface Turn
  extends Pick<Sending, "isSending" | "sent" | "refusal">,
    Pick<Picking, "picked" | "legal" | "movesAt" | "forget"> {
  readonly draft: ReadonlySignal<Draft | null>;
  readonly blocked: ReadonlySignal<Blocked | null>;
  /** The view to show: the server's, or the one after the tentative moves. */
  readonly view: ReadonlySignal<unknown>;
  readonly toAct: ReadonlySignal<number>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** What "End turn" would play before committing: a bare hand-over move, nothing, or no hand-over possible now. */
  readonly ending: ReadonlySignal<number | "commit" | null>;
  /** A part of the board was pressed. */
  touch(target: string): void;
  play(move: number): void;
  undo(): void;
  undoAll(): void;
  endTurn(): void;
  /** Makes a waiting simultaneous choice anew. */
  rethink(): void;
  close(): void;
}

/** A pause in which a move that only the reader knows to be the only one looks like any other. */
const LEAST_PAUSE = 500;
const MORE_PAUSE = 1500;

interface Position {
  readonly ply: number;
  readonly seat: Seat;
  readonly view: unknown;
  /** How many of those who choose at the same time come before this seat in the log. */
  readonly earlier: number;
}

type Shows = Pick<GameUi, "usualPicks" | "clicked">;

export function takeTurns(followed: Followed, open: AnyOpenGame, ui: Shows): Turn {
  const { match } = followed;
  const draft = signal<Draft | null>(null);
  /** The ply whose waiting choice is being made anew. */
  const rethinking = signal(-1);
  const sending = createSending(followed);
  let pause = 0;

  const choices = computed((): readonly Choice[] => {
    const now = draft.value;
    if (now === null || sending.isSending.value) return [];
    return possible(now).map((move) => ({ move, targets: open.names(now.state, move) }));
  });
  const picking = createPicking(draft, choices, (now) => ui.usualPicks(viewOf(now, ui), now.seat));

  /** Where the server stands, while it is the reader's turn. */
  const position = computed((): Position | null => {
    const now = match.value;
    if (now === null || now.seat === null || !isToAct(now.toAct, now.seat)) return null;
    if (now.waiting !== null && rethinking.value !== now.ply) return null;
    const { ply, seat, view, toAct } = now;
    return { ply, seat, view, earlier: seatsToAct(toAct, 5).filter((each) => each < seat).length };
  });

  const show = (next: Draft | null): void => {
    batch(() => {
      draft.value = next;
      picking.forget();
    });
  };

  const keep = (next: Draft): void => {
    show(next);
    const ply = position.peek()?.ply;
    if (ply !== undefined) keepDraft(followed.id, { ply, moves: canUndo(next) ? draftMoves(next) : [] });
  };

  const commit = async (made: Draft): Promise<void> => {
    const now = position.peek();
    if (now === null || sending.isSending.peek()) return;
    const refusal = await sending.commit(now.ply, draftMoves(made), now.ply + now.earlier);
    rethinking.value = -1;
    if (refusal === null) forgetDraft(followed.id);
    if (refusal === null || isPassing(refusal)) return;
    keepDraft(followed.id, { ply: now.ply, moves: [] });
    begin();
  };

  /** A fresh draft for the position of the server, with what was kept for it. */
  const begin = (): void => {
    clearTimeout(pause);
    const now = position.peek();
    if (now === null) {
      show(null);
      return;
    }
    const base = open.sample(now.view, new FastChance(Math.floor(Math.random() * 2 ** 31)));
    const empty = startDraft(open, now.seat, base);
    const kept = keptDraft(followed.id);
    const next = kept?.ply === now.ply ? restore(empty, kept.moves) : empty;
    show(next);
    if (next.edge === "chance") void commit(next);
    const only = onlyMove(next);
    if (only === undefined || leadsTo(next, only) === "own") return;
    pause = window.setTimeout(() => play(only), LEAST_PAUSE + Math.random() * MORE_PAUSE);
  };

  /** A position that is told once more (the line was away, somebody else has chosen) leaves everything as it is. */
  let begun: Position | null = null;
  const arrive = (): void => {
    const now = position.value;
    sending.arrived();
    if (now?.ply === begun?.ply && now?.seat === begun?.seat) return;
    begun = now;
    begin();
  };

  const play = (move: number): void => {
    const now = draft.peek();
    if (now === null || sending.isSending.peek() || !possible(now).includes(move)) return;
    sending.forget();
    const isChoice = isSimultaneous(open.toAct(now.state));
    const isEnd = isHandOver(now, move);
    const next = make(now, move);
    if (isChoice) show(next);
    else keep(next);
    if (next.clicks.length > 0 && next.edge !== "own") return;
    if (isChoice || isEnd || next.edge === "chance") void commit(next);
  };

  /** Presses a part of the board: has that made a move? */
  const press = (target: string): boolean => {
    const move = picking.touch(target);
    if (move !== undefined) play(move);
    return move !== undefined;
  };

  /** The parts by which the reader's own waiting choice was made. */
  const waiting = computed((): readonly string[] => {
    const now = match.value;
    if (now === null || now.waiting === null || draft.value !== null) return [];
    const state = open.sample(now.view, new FastChance(1));
    return now.waiting.flatMap((text) => open.names(state, open.parseMove(text)));
  });

  /** A part pressed while one's own choice waits: another choice instead, if it makes one. */
  const changeTo = ({ ply }: MatchUpdate, target: string): void => {
    if (waiting.peek().includes(target)) return;
    rethinking.value = ply;
    if (press(target)) return;
    const reason = picking.blocked.peek();
    rethinking.value = -1;
    picking.blocked.value = reason;
  };

  const ending = computed((): number | "commit" | null => {
    const now = draft.value;
    if (now === null || sending.isSending.value) return null;
    if (now.edge !== "own") return "commit";
    return choices.value.find(({ move }) => isHandOver(now, move))?.move ?? null;
  });

  const takeBack = (back: (draft: Draft) => Draft): void => {
    const now = draft.peek();
    if (now !== null && !sending.isSending.peek() && canUndo(now)) keep(back(now));
  };

  const stops = [
    effect(arrive),
    onKeptDraft(followed.id, ({ ply, moves }) => {
      const now = draft.peek();
      if (now === null || position.peek()?.ply !== ply || sending.isSending.peek()) return;
      show(restore(undoAll(now), moves));
    }),
  ];

  return {
    ...picking,
    picked: computed(() => (draft.value === null ? waiting.value : picking.picked.value)),
    draft,
    choices,
    ending,
    play,
    isSending: sending.isSending,
    sent: sending.sent,
    refusal: sending.refusal,
    view: computed(() => shownView(draft.value, match.value, ui)),
    toAct: computed(() => (draft.value === null ? (match.value?.toAct ?? 0) : open.toAct(draft.value.state))),
    canUndo: computed(() => draft.value !== null && !sending.isSending.value && canUndo(draft.value)),
    touch: (target) => {
      const now = match.peek();
      if (draft.peek() === null && now !== null && now.waiting !== null) changeTo(now, target);
      else press(target);
    },
    undo: () => takeBack(undo),
    undoAll: () => takeBack(undoAll),
    endTurn: () => {
      const how = ending.peek();
      const now = draft.peek();
      if (how === "commit" && now !== null) void commit(now);
      else if (typeof how === "number") play(how);
    },
    rethink: () => {
      rethinking.value = match.peek()?.ply ?? -1;
    },
    close: () => {
      clearTimeout(pause);
      for (const stop of stops) stop();
    },
  };
}

function shownView(draft: Draft | null, match: MatchUpdate | null, ui: Shows): unknown {
  if (draft === null || draft.steps.length + draft.clicks.length === 0) return match?.view;
  return viewOf(draft, ui);
}

/** What the seat sees, with the clicks that the position cannot show yet. */
function viewOf(draft: Draft, ui: Shows): unknown {
  const view = draft.open.view(draft.state, draft.seat);
  const hidden = hiddenClicks(draft).map((move) => draft.open.names(draft.before, move));
  return ui.clicked === undefined || hidden.length === 0 ? view : ui.clicked(view, hidden);
}
