import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { type AnyOpenGame, FastChance, isSimultaneous, isToAct, type Reason, type Seat } from "#engine";
import type { MatchUpdate, Refusal } from "#protocol";
import type { Followed } from "../live/followed.ts";
import { keepDraft, keptDraft, onKeptDraft } from "./kept-drafts.ts";
import {
  canUndo,
  type Draft,
  draftMoves,
  isHandOver,
  leadsTo,
  make,
  onlyMove,
  possible,
  restore,
  startDraft,
  undo,
  undoAll,
} from "./tentative.ts";

/** A move that the reader may make now, and the parts of the board by which it is made. */
export interface Choice {
  readonly move: number;
  readonly targets: readonly string[];
}

/** One's own turn on the match screen: what may be done, what has been done and not sent yet. */
export interface Turn {
  readonly draft: ReadonlySignal<Draft | null>;
  /** The view to show: the server's, or the one after the tentative moves. */
  readonly view: ReadonlySignal<unknown>;
  readonly toAct: ReadonlySignal<number>;
  readonly choices: ReadonlySignal<readonly Choice[]>;
  /** Targets that a possible move names, given what is picked. */
  readonly legal: ReadonlySignal<ReadonlySet<string>>;
  readonly picked: ReadonlySignal<readonly string[]>;
  /** The answer to "why not?" for the target last asked about. */
  readonly blocked: ReadonlySignal<{ readonly target: string; readonly reason: Reason } | null>;
  readonly refusal: ReadonlySignal<Refusal | null>;
  /** The last commit: its moves became the entries from `ply` on. */
  readonly sent: ReadonlySignal<{ readonly ply: number; readonly count: number }>;
  /** Moves are on their way to the server. */
  readonly isSending: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** What "End turn" would play before committing: a bare hand-over move, nothing, or no hand-over possible now. */
  readonly ending: ReadonlySignal<number | "commit" | null>;
  /** The moves that a target (with those picked) leads to: one, when a click would make it. */
  movesAt(target: string): readonly number[];
  touch(target: string): void;
  play(move: number): void;
  undo(): void;
  undoAll(): void;
  endTurn(): void;
  /** Makes a waiting simultaneous choice anew. */
  rethink(): void;
  forget(): void;
  close(): void;
}

/** A pause in which a move that only the reader knows to be the only one looks like any other. */
const LEAST_PAUSE = 500;
const MORE_PAUSE = 1500;

/** What counts as picked when a decision begins, in this view. */
export type UsualPicks = (view: unknown, seat: Seat) => readonly string[];

export function takeTurns(followed: Followed, open: AnyOpenGame, usualPicks: UsualPicks): Turn {
  const { match } = followed;
  const draft = signal<Draft | null>(null);
  const picked = signal<readonly string[]>([]);
  const blocked = signal<{ target: string; reason: Reason } | null>(null);
  const refusal = signal<Refusal | null>(null);
  const isSending = signal(false);
  const sent = signal({ ply: 0, count: 0 });
  /** The ply whose waiting choice is being made anew. */
  const rethinking = signal(-1);
  let isAnswered = true;
  let pause = 0;

  const position = computed(() => {
    const now = match.value;
    if (now === null || now.seat === null || !isToAct(now.toAct, now.seat)) return null;
    if (now.waiting !== null && rethinking.value !== now.ply) return null;
    return { ply: now.ply, seat: now.seat, view: now.view };
  });

  const usual = (now: Draft | null): readonly string[] => {
    if (now === null || now.edge !== "own") return [];
    const picks = usualPicks(open.view(now.state, now.seat), now.seat);
    const names = possible(now).map((move) => open.names(now.state, move));
    return names.some((targets) => picks.every((pick) => targets.includes(pick))) ? picks : [];
  };

  const show = (next: Draft | null): void => {
    batch(() => {
      draft.value = next;
      picked.value = usual(next);
      blocked.value = null;
    });
  };

  const keep = (next: Draft): void => {
    show(next);
    const ply = position.peek()?.ply;
    if (ply !== undefined) keepDraft(followed.id, { ply, moves: canUndo(next) ? draftMoves(next) : [] });
  };

  const commit = async (moves: readonly string[]): Promise<void> => {
    const now = position.peek();
    if (now === null || isSending.peek()) return;
    isSending.value = true;
    isAnswered = false;
    sent.value = { ply: now.ply, count: moves.length };
    const answer = await followed.commit(now.ply, moves);
    isAnswered = true;
    refusal.value = answer;
    if (answer === null) settle();
    else begin();
  };

  /** A commit is over when its answer and the position after it are both here. */
  const settle = (): void => {
    const now = match.peek();
    const isMoved = now !== null && (now.ply > sent.peek().ply || now.waiting !== null);
    if (!isAnswered || (!isMoved && refusal.peek() === null)) return;
    batch(() => {
      isSending.value = false;
      rethinking.value = -1;
    });
  };

  /** A fresh draft for the position of the server, with what was kept for it. */
  const begin = (): void => {
    clearTimeout(pause);
    const now = position.value;
    settle();
    if (now === null) {
      show(null);
      return;
    }
    const base = open.sample(now.view, new FastChance(Math.floor(Math.random() * 2 ** 31)));
    const empty = startDraft(open, now.seat, base);
    const kept = keptDraft(followed.id);
    const next = kept?.ply === now.ply ? restore(empty, kept.moves) : empty;
    show(next);
    if (next.edge === "chance") void commit(draftMoves(next));
    const only = onlyMove(next);
    if (only === undefined || leadsTo(next, only) === "own") return;
    pause = window.setTimeout(() => play(only), LEAST_PAUSE + Math.random() * MORE_PAUSE);
  };

  const play = (move: number): void => {
    const now = draft.peek();
    if (now === null || isSending.peek() || !possible(now).includes(move)) return;
    refusal.value = null;
    const isChoice = isSimultaneous(open.toAct(now.state));
    const isEnd = isHandOver(now, move);
    const next = make(now, move);
    if (isChoice) show(next);
    else keep(next);
    if (next.clicks.length > 0 && next.edge !== "own") return;
    if (isChoice || isEnd || next.edge === "chance") void commit(draftMoves(next));
  };

  const choices = computed((): readonly Choice[] => {
    const now = draft.value;
    if (now === null || isSending.value) return [];
    return possible(now).map((move) => ({ move, targets: open.names(now.state, move) }));
  });

  const naming = (targets: readonly string[]): readonly Choice[] =>
    choices.value.filter((choice) => targets.every((target) => choice.targets.includes(target)));

  const movesAt = (target: string): readonly number[] => {
    const both = naming([...picked.value, target]);
    return (both.length > 0 ? both : naming([target])).map(({ move }) => move);
  };

  const touch = (target: string): void => {
    const now = draft.peek();
    blocked.value = null;
    if (picked.value.includes(target)) {
      picked.value = picked.value.filter((each) => each !== target);
      return;
    }
    const [first, ...others] = movesAt(target);
    if (first !== undefined && others.length === 0) play(first);
    else if (first !== undefined) {
      picked.value = naming([...picked.value, target]).length > 0 ? [...picked.value, target] : [target];
    } else if (now !== null) {
      const reason = open.whyNot(now.state, now.seat, target);
      blocked.value = reason === undefined ? null : { target, reason };
    }
  };

  const ending = computed((): number | "commit" | null => {
    const now = draft.value;
    if (now === null || isSending.value) return null;
    if (now.edge !== "own") return "commit";
    return choices.value.find(({ move }) => isHandOver(now, move))?.move ?? null;
  });

  const stops = [
    effect(begin),
    onKeptDraft(followed.id, ({ ply, moves }) => {
      const now = draft.peek();
      if (now === null || position.peek()?.ply !== ply || isSending.peek()) return;
      show(restore(undoAll(now), moves));
    }),
  ];

  return {
    draft,
    picked,
    blocked,
    refusal,
    sent,
    isSending,
    choices,
    ending,
    movesAt,
    touch,
    play,
    view: computed(() => shownView(open, draft.value, match.value)),
    toAct: computed(() => (draft.value === null ? (match.value?.toAct ?? 0) : open.toAct(draft.value.state))),
    legal: computed(() => {
      const isUsual = picked.value.join() === usual(draft.value).join();
      return new Set((isUsual ? choices.value : naming(picked.value)).flatMap(({ targets }) => targets));
    }),
    canUndo: computed(() => draft.value !== null && !isSending.value && canUndo(draft.value)),
    undo: () => draft.value !== null && keep(undo(draft.value)),
    undoAll: () => draft.value !== null && keep(undoAll(draft.value)),
    endTurn: () => {
      const how = ending.peek();
      const now = draft.peek();
      if (how === null || now === null) return;
      if (how === "commit") void commit(draftMoves(now));
      else play(how);
    },
    rethink: () => {
      rethinking.value = match.peek()?.ply ?? -1;
    },
    forget: () => {
      blocked.value = null;
      picked.value = usual(draft.peek());
    },
    close: () => {
      clearTimeout(pause);
      for (const stop of stops) stop();
    },
  };
}

function shownView(open: AnyOpenGame, draft: Draft | null, match: MatchUpdate | null): unknown {
  if (draft === null || draft.steps.length + draft.clicks.length === 0) return match?.view;
  return open.view(draft.state, draft.seat);
}

/** The view after a move, as far as the reader can know it: what a preview shows. */
export function previewOf(turn: Turn, move: number): { before: unknown; after: unknown } | null {
  const draft = turn.draft.value;
  if (draft === null) return null;
  const next = make(draft, move);
  return { before: turn.view.value, after: draft.open.view(next.state, draft.seat) };
}
