import { layout, row, type SeatCount, scalar } from "#engine";

// Guide 2: what later play depends on, with exact bounds and who sees it.

export const PLAYERS = [0, 1, 2, 3] as const;

/** 1.1 The spaces of the board. */
export const SPACES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Space = (typeof SPACES)[number];

/** Values of `awaits`, in the order in which a match reaches them. */
export const AWAITED = ["start", "claim", "over"] as const;
export type Awaited = (typeof AWAITED)[number];
export const START = 0;
export const CLAIM = 1;
export const OVER = 2;

/** The consequences of the options and the number of seats, computed once per match. */
export interface Rules {
  readonly seats: SeatCount;
}

export const LAYOUT = layout({
  awaits: scalar({ max: 2 }),
  /** Whose turn it is. */
  turn: scalar({ max: 3 }),
  /** Owner + 1 of each space, 0 while it is empty. */
  spaces: row(SPACES, { max: 4 }),
});

const create = (rules: Rules) => LAYOUT.create(rules);
export type State = ReturnType<typeof create>;
