import { moveKinds, outcomeKinds } from "#engine";
import { PLAYERS, SPACES, type State } from "./state.ts";

// Guide 2: every move and every outcome, with its notation and its targets.

export type Target = `space:${number}`;

const EACH_SPACE = SPACES.map((space) => ({ space }));

export const TARGETS: readonly Target[] = SPACES.map((space) => `space:${space}` as const);

/** 2.1 Spaces count from 1 in notation. */
export const MOVES = moveKinds<State, Target>()({
  claim: { args: EACH_SPACE, text: ({ space }) => `claim ${space + 1}`, names: ({ space }) => [`space:${space}`] },
});
export type Move = (typeof MOVES.table)[number];

/** 1.2 */
export const OUTCOMES = outcomeKinds({ start: { args: PLAYERS.map((seat) => ({ seat })) } });
export type Outcome = (typeof OUTCOMES.table)[number];
