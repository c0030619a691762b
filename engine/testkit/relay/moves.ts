import { EVERYBODY } from "../../game.ts";
import { moveKinds, outcomeKinds } from "../../moves/move-kinds.ts";
import type { Seat } from "../../seat.ts";
import { seatBit } from "../../to-act.ts";
import { KINDS, type KindName, type State } from "./state.ts";

export type Event =
  /** Owner only: `card`. */
  | { readonly type: "dealt"; readonly seat: Seat; readonly card?: KindName }
  | { readonly type: "kept"; readonly seat: Seat; readonly card?: KindName }
  | { readonly type: "passed" }
  | { readonly type: "turnedUp"; readonly seat: Seat; readonly cards: readonly KindName[] }
  | { readonly type: "scored"; readonly seat: Seat; readonly card: KindName; readonly points: number };
export type Target = `card:${KindName}`;

const EACH_KIND = KINDS.map((card) => ({ card }));

export const MOVES = moveKinds<State, Target>()({
  keep: { args: EACH_KIND, names: ({ card }) => [`card:${card}`] },
});
export type Move = (typeof MOVES.table)[number];

export const OUTCOMES = outcomeKinds({ deal: { args: EACH_KIND }, pass: {}, reveal: {} });
export type Outcome = (typeof OUTCOMES.table)[number];

/** Only the owner may know the card; everybody else hears the same event without it. */
export const others = (seat: Seat): number => EVERYBODY & ~seatBit(seat);
