import type { SeatCount } from "../../seat.ts";
import { grid, layout, row, scalar } from "../../state/layout.ts";
import type { Content } from "./content.ts";

/**
 * Stalls: draw a card, or build one of three stalls and pay for it with goods from a hidden hand; the tower takes cards
 * of one good only. Whoever builds is followed by the decision of a neighbour: a point from the builder, or a card.
 */
export const GOOD_INDEX = [0, 1, 2] as const;
export type Good = (typeof GOOD_INDEX)[number];
export const STALL_INDEX = [0, 1, 2] as const;
export type Stall = (typeof STALL_INDEX)[number];
export const TOWER = 2;
export const PLAYERS = [0, 1, 2] as const;
export type Player = (typeof PLAYERS)[number];

export const DEALT_EACH = 2;

export const AWAITS = { start: 0, deal: 1, turn: 2, pay: 3, decide: 4, draw: 5, over: 6 } as const;
export type Awaited = keyof typeof AWAITS;

export const LAYOUT = layout({
  awaits: scalar({ max: 6 }),
  active: scalar({ max: 2 }),
  dealt: scalar({ max: 6 }),
  deck: row(GOOD_INDEX, { max: 4, seen: "none" }),
  hand: grid(PLAYERS, GOOD_INDEX, { max: 4, seen: "owner" }),
  discard: row(GOOD_INDEX, { max: 4 }),
  /** Seat + 1 of whoever built it, 0 while it is free. */
  owner: row(STALL_INDEX, { max: 3 }),
  /** The stall being paid for, the cards still to pay, and the last good paid. */
  stall: scalar({ max: 2 }),
  left: scalar({ max: 3 }),
  last: scalar({ max: 2 }),
  /** Seats that have passed one after the other. */
  passes: scalar({ max: 3 }),
  score: row(PLAYERS, { min: -20, max: 40 }),
});

/** A match's fixed figures. */
export interface Opened {
  readonly seats: SeatCount;
  readonly players: readonly Player[];
  readonly content: Content;
  readonly start: Player | "random";
  /** The neighbour that decides: 1 the next seat, -1 the one before. */
  readonly step: 1 | -1;
}

export const newState = (opened: Opened) => LAYOUT.create(opened);
export type State = ReturnType<typeof newState>;

export const sum = (numbers: ArrayLike<number>): number => Array.from(numbers).reduce((a, b) => a + b, 0);
