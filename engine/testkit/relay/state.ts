import type { SeatCount } from "../../seat.ts";
import { grid, layout, row, scalar } from "../../state/layout.ts";

/** Relay: every seat keeps one card of its hand and passes the rest on, until nothing is left to pass. */
export const KINDS = ["rose", "iris", "lily"] as const;
export type KindName = (typeof KINDS)[number];
export const KIND_INDEX = [0, 1, 2] as const;
export type Kind = (typeof KIND_INDEX)[number];
export const COPIES = [4, 3, 3] as const;

export const PLAYERS = [0, 1, 2] as const;
export type Player = (typeof PLAYERS)[number];
export const ROUNDS = [0, 1, 2] as const;
export type Round = (typeof ROUNDS)[number];

export const AWAITS = { deal: 0, keep: 1, pass: 2, reveal: 3, over: 4 } as const;
export type Awaited = keyof typeof AWAITS;

export const LAYOUT = layout({
  awaits: scalar({ max: 4 }),
  round: scalar({ max: 2 }),
  dealt: scalar({ max: 9 }),
  deck: row(KIND_INDEX, { max: 4, seen: "none" }),
  hand: grid(PLAYERS, KIND_INDEX, { max: 3, seen: "owner" }),
  /** Kind + 1 of the card kept in a round, 0 before. */
  kept: grid(PLAYERS, ROUNDS, { max: 3, seen: "owner" }),
  score: row(PLAYERS, { max: 27 }),
});

/** A match's fixed figures. */
export interface Opened {
  readonly seats: SeatCount;
  readonly players: readonly Player[];
  readonly handSize: number;
  /** 1 passes to the left, -1 to the right. */
  readonly step: 1 | -1;
}

const create = (opened: Opened) => LAYOUT.create(opened);
export type State = ReturnType<typeof create>;
export const newState = (opened: Opened): State => create(opened);

/** Who holds the packet that started with `packet` in a round. */
export function holderOf(opened: Opened, packet: number, round: number): Player {
  const n = opened.players.length;
  return ((((packet + opened.step * round) % n) + n) % n) as Player;
}

export const sum = (numbers: ArrayLike<number>): number => Array.from(numbers).reduce((a, b) => a + b, 0);
