import type { Reason } from "#engine";
import { type Draft, oncePerDraft, possible } from "../draft/draft.ts";

/** From parts of the board that are pressed to moves: a move may name several of them. */

/** A move that the reader may make now, and the parts of the board by which it is made. */
export interface Offer {
  readonly move: number;
  readonly targets: readonly string[];
}

/** Why a part of the board cannot be used. */
export interface Blocked {
  readonly target: string;
  readonly reason: Reason;
}

export const offersOf = oncePerDraft((draft): readonly Offer[] =>
  possible(draft).map((move) => ({ move, targets: draft.open.names(draft.state, move) })),
);

/** The choices that all of these targets belong to. */
export const naming = (offers: readonly Offer[], targets: readonly string[]): readonly Offer[] =>
  offers.filter((offer) => targets.every((target) => offer.targets.includes(target)));

/** The moves that a target, with those picked where there are such moves, leads to: one, when a press would make it. */
export function movesAt(offers: readonly Offer[], picked: readonly string[], target: string): readonly number[] {
  const both = naming(offers, [...picked, target]);
  return (both.length > 0 ? both : naming(offers, [target])).map(({ move }) => move);
}

export function whyNot({ open, state, seat }: Draft, target: string): Blocked | null {
  const reason = open.whyNot(state, seat, target);
  return reason === undefined ? null : { target, reason };
}
