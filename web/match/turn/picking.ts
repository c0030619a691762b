import type { Reason } from "#engine";
import { type Draft, oncePerDraft, possible } from "../draft/draft.ts";

/** From parts of the board that are pressed to moves: a move may name several of them. */

/** A move that the reader may make now, and the parts of the board by which it is made. */
export interface Choice {
  readonly move: number;
  readonly targets: readonly string[];
}

/** Why a part of the board cannot be used. */
export interface Blocked {
  readonly target: string;
  readonly reason: Reason;
}

export const choicesOf = oncePerDraft((draft): readonly Choice[] =>
  possible(draft).map((move) => ({ move, targets: draft.open.names(draft.state, move) })),
);

/** The choices that all of these targets belong to. */
export const naming = (choices: readonly Choice[], targets: readonly string[]): readonly Choice[] =>
  choices.filter((choice) => targets.every((target) => choice.targets.includes(target)));

/** The moves that name the target, and the picked ones if such moves exist; a press makes a single move. */
export function movesAt(choices: readonly Choice[], picked: readonly string[], target: string): readonly number[] {
  const both = naming(choices, [...picked, target]);
  return (both.length > 0 ? both : naming(choices, [target])).map(({ move }) => move);
}

export function whyNot({ open, state, seat }: Draft, target: string): Blocked | null {
  const reason = open.whyNot(state, seat, target);
  return reason === undefined ? null : { target, reason };
}
