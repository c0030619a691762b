import { moveKinds, outcomeKinds } from "../../moves/move-kinds.ts";
import type { Seat } from "../../seat.ts";
import { GOODS, type GoodName, STALLS, type StallName } from "./content.ts";
import { PLAYERS, type State } from "./state.ts";

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

const EACH_GOOD = GOODS.map((good) => ({ good }));

export const MOVES = moveKinds<State, Target>()({
  draw: { names: () => ["deck"] },
  pass: {},
  build: { args: STALLS.map((stall) => ({ stall })), names: ({ stall }) => [`stall:${stall}`] },
  pay: { args: EACH_GOOD, group: "payment", names: ({ good }) => [`good:${good}`] },
  /** What the neighbour takes. */
  takePoint: { text: () => "take point" },
  takeCard: { text: () => "take card", names: () => ["deck"] },
});
export type Move = (typeof MOVES.table)[number];

export const OUTCOMES = outcomeKinds({
  card: { args: EACH_GOOD },
  start: { args: PLAYERS.map((seat) => ({ seat })), text: ({ seat }) => `start ${seat + 1}` },
});
export type Outcome = (typeof OUTCOMES.table)[number];

export const TARGETS: readonly Target[] = [
  "deck",
  ...STALLS.map((stall) => `stall:${stall}` as const),
  ...GOODS.map((good) => `good:${good}` as const),
];
