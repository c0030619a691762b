import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Reason } from "#engine";
import { type Draft, possible } from "./draft/draft.ts";

/** A move that the reader may make now, and the parts of the board by which it is made. */
export interface Choice {
  readonly move: number;
  readonly targets: readonly string[];
}

/** What counts as picked when a decision begins. */
type UsualPicks = (draft: Draft) => readonly string[];

/** Why a part of the board cannot be used. */
export interface Blocked {
  readonly target: string;
  readonly reason: Reason;
}

/** From parts of the board that are pressed to moves: a move may name several of them. */
export interface Picking {
  readonly picked: ReadonlySignal<readonly string[]>;
  /** Targets that a possible move names, given what is picked. */
  readonly legal: ReadonlySignal<ReadonlySet<string>>;
  /** The answer to "why not?" for the target last asked about. */
  readonly blocked: Signal<Blocked | null>;
  /** The moves that a target (with those picked) leads to: one, when a click would make it. */
  movesAt(target: string): readonly number[];
  /** Picks a part or puts it back, asks why it cannot be used, or gives the move that is meant. */
  touch(target: string): number | undefined;
  /** As at the beginning of a decision. */
  forget(): void;
}

export function createPicking(
  draft: ReadonlySignal<Draft | null>,
  choices: ReadonlySignal<readonly Choice[]>,
  usualPicks: UsualPicks,
): Picking {
  const picked = signal<readonly string[]>([]);
  const blocked = signal<Blocked | null>(null);

  const usual = (): readonly string[] => {
    const now = draft.peek();
    if (now === null || now.edge !== "own") return [];
    const { open, state } = now;
    const picks = usualPicks(now);
    const names = possible(now).map((move) => open.names(state, move));
    return names.some((targets) => picks.every((pick) => targets.includes(pick))) ? picks : [];
  };

  const naming = (targets: readonly string[]): readonly Choice[] =>
    choices.value.filter((choice) => targets.every((target) => choice.targets.includes(target)));

  const movesAt = (target: string): readonly number[] => {
    const both = naming([...picked.value, target]);
    return (both.length > 0 ? both : naming([target])).map(({ move }) => move);
  };

  const whyNot = (target: string): void => {
    const now = draft.peek();
    const reason = now?.open.whyNot(now.state, now.seat, target);
    if (reason !== undefined) blocked.value = { target, reason };
  };

  return {
    picked,
    blocked,
    movesAt,
    legal: computed(() => {
      const isUsual = draft.value === null || picked.value.join() === usual().join();
      return new Set((isUsual ? choices.value : naming(picked.value)).flatMap(({ targets }) => targets));
    }),
    touch: (target) => {
      const before = picked.peek();
      blocked.value = null;
      if (before.includes(target)) {
        const rest = before.filter((each) => each !== target);
        picked.value = rest.length > 0 ? rest : usual();
        return undefined;
      }
      const [first, ...others] = movesAt(target);
      if (first === undefined) whyNot(target);
      else if (others.length === 0) return first;
      else picked.value = naming([...before, target]).length > 0 ? [...before, target] : [target];
      return undefined;
    },
    forget: () => {
      picked.value = usual();
      blocked.value = null;
    },
  };
}
