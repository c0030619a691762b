import type { Seat } from "../../seat.ts";
import { GOODS, type GoodName, STALLS, type StallName } from "./content.ts";

export type Move =
  | { readonly type: "draw" }
  | { readonly type: "pass" }
  | { readonly type: "build"; readonly stall: StallName }
  | { readonly type: "pay"; readonly good: GoodName }
  /** What the neighbour takes. */
  | { readonly type: "takePoint" }
  | { readonly type: "takeCard" };

export type Outcome =
  | { readonly type: "start"; readonly seat: Seat }
  | { readonly type: "card"; readonly good: GoodName };

export type Event =
  | { readonly type: "started"; readonly seat: Seat }
  /** Owner only: `good`. */
  | { readonly type: "cardGained"; readonly seat: Seat; readonly good?: GoodName }
  | { readonly type: "passed"; readonly seat: Seat }
  | { readonly type: "drawing"; readonly seat: Seat }
  | { readonly type: "building"; readonly seat: Seat; readonly stall: StallName }
  | { readonly type: "paid"; readonly seat: Seat; readonly good: GoodName }
  | { readonly type: "built"; readonly seat: Seat; readonly stall: StallName }
  | { readonly type: "scored"; readonly seat: Seat; readonly points: number; readonly source: Source };

export type Source = StallName | "taken";
export type Target = "deck" | `stall:${StallName}` | `good:${GoodName}`;

/** Indices of the move table. */
export const DRAW = 0;
export const PASS = 1;
export const BUILD = 2;
export const PAY = 5;
export const TAKE_POINT = 8;
export const TAKE_CARD = 9;

export const MOVES: readonly Move[] = [
  { type: "draw" },
  { type: "pass" },
  ...STALLS.map((stall) => ({ type: "build", stall }) as const),
  ...GOODS.map((good) => ({ type: "pay", good }) as const),
  { type: "takePoint" },
  { type: "takeCard" },
];
export const MOVE_WORDS = [
  "draw",
  "pass",
  ...STALLS.map((stall) => `build ${stall}`),
  ...GOODS.map((good) => `pay ${good}`),
  "take point",
  "take card",
];

/** Outcomes: a good's index is its card's, then the seats that may begin. */
export const START = 3;
export const OUTCOMES: readonly Outcome[] = [
  ...GOODS.map((good) => ({ type: "card", good }) as const),
  ...([0, 1, 2] as const).map((seat) => ({ type: "start", seat }) as const),
];
export const OUTCOME_WORDS = [...GOODS.map((good) => `card ${good}`), "start 1", "start 2", "start 3"];

export const TARGETS: readonly Target[] = [
  "deck",
  ...STALLS.map((stall) => `stall:${stall}` as const),
  ...GOODS.map((good) => `good:${good}` as const),
];
