import { type MoveBuffer, NO_MOVE } from "../../game.ts";
import type { Seat } from "../../seat.ts";
import { CHANCE, isToAct, NOBODY, seatBit, type ToAct } from "../../to-act.ts";
import { GOODS, STALLS } from "./content.ts";
import { MOVES, type Target } from "./moves.ts";
import {
  AWAITS,
  GOOD_INDEX,
  type Good,
  type Player,
  STALL_INDEX,
  type Stall,
  type State,
  sum,
  TOWER,
} from "./state.ts";

/** The neighbour of the active seat that decides after a stall is built. */
export function deciderOf(s: State): Player {
  const { players, step } = s.opened;
  return ((s.active[0] + step + players.length) % players.length) as Player;
}

export function toAct(s: State): ToAct {
  switch (s.awaits[0]) {
    case AWAITS.turn:
    case AWAITS.pay:
      return seatBit(s.active[0] as Player);
    case AWAITS.decide:
      return seatBit(deciderOf(s));
    case AWAITS.over:
      return NOBODY;
    default:
      return CHANCE;
  }
}

export const priceOf = (s: State, stall: number): number => s.opened.content.stalls[STALLS[stall as Stall]].price;

type Reason =
  | { readonly code: "being-dealt" | "card-on-its-way" | "match-over" | "deck-empty" | "decide-first" }
  | { readonly code: "nothing-to-pay" | "none-held" | "part-of-payment" }
  | { readonly code: "not-your-turn" | "stall-taken"; readonly facts: { readonly seat: number } }
  | { readonly code: "hand-too-small"; readonly facts: { readonly needed: number; readonly held: number } }
  | { readonly code: "no-set"; readonly facts: { readonly needed: number } }
  | { readonly code: "pay-first"; readonly facts: { readonly left: number } }
  | { readonly code: "set-begun"; readonly facts: { readonly good: string } };
export type StallsReason = Reason;

export const REASON_CODES: readonly Reason["code"][] = [
  "being-dealt",
  "card-on-its-way",
  "match-over",
  "deck-empty",
  "decide-first",
  "nothing-to-pay",
  "none-held",
  "part-of-payment",
  "not-your-turn",
  "stall-taken",
  "hand-too-small",
  "no-set",
  "pay-first",
  "set-begun",
];

/** Why the active seat cannot build the stall now. */
function whyNotBuild(s: State, stall: Stall): Reason | undefined {
  if (s.owner[stall] > 0) return { code: "stall-taken", facts: { seat: s.owner[stall] - 1 } };
  const hand = s.hand[s.active[0] as Player];
  const needed = priceOf(s, stall);
  const held = sum(hand);
  if (held < needed) return { code: "hand-too-small", facts: { needed, held } };
  const hasSet = stall !== TOWER || GOOD_INDEX.some((good) => hand[good] >= needed);
  return hasSet ? undefined : { code: "no-set", facts: { needed } };
}

/** Why the good cannot be the next card paid. The canonical order of a payment: wool, oil, salt. */
function whyNotPay(s: State, good: Good): Reason | undefined {
  const hand = s.hand[s.active[0] as Player];
  const stall = s.stall[0];
  const left = s.left[0];
  if (hand[good] === 0) return { code: "none-held" };
  if (stall === TOWER) {
    const hasBegun = left < priceOf(s, stall);
    if (hasBegun)
      return good === s.last[0] ? undefined : { code: "set-begun", facts: { good: GOODS[s.last[0] as Good] } };
    return hand[good] >= left ? undefined : { code: "no-set", facts: { needed: left } };
  }
  const isInOrder = good >= s.last[0] && fromGood(hand, good) >= left;
  return isInOrder ? undefined : { code: "part-of-payment" };
}

/** Cards of this good and of those after it. */
export function fromGood(hand: ArrayLike<number>, good: number): number {
  let n = 0;
  for (let i = good; i < hand.length; i++) n += hand[i] ?? 0;
  return n;
}

export function legalMoves(s: State, seat: Seat, out: MoveBuffer): number {
  if (!isToAct(toAct(s), seat)) return 0;
  const hasDeck = sum(s.deck) > 0;
  let n = 0;
  switch (s.awaits[0]) {
    case AWAITS.turn:
      out[n++] = hasDeck ? MOVES.first.draw : MOVES.first.pass;
      for (const stall of STALL_INDEX) if (whyNotBuild(s, stall) === undefined) out[n++] = MOVES.first.build + stall;
      return n;
    case AWAITS.pay:
      for (const good of GOOD_INDEX) if (whyNotPay(s, good) === undefined) out[n++] = MOVES.first.pay + good;
      return n;
    default:
      out[n++] = MOVES.first.takePoint;
      if (hasDeck) out[n++] = MOVES.first.takeCard;
      return n;
  }
}

/**
 * Forced: to pass when the deck is empty and the hand too small for every stall; to go on with a set for the tower; to
 * take the point when the deck is empty.
 */
export function forced(s: State): number {
  const isDeckEmpty = sum(s.deck) === 0;
  switch (s.awaits[0]) {
    case AWAITS.turn: {
      const held = sum(s.hand[s.active[0] as Player]);
      const canNone = STALL_INDEX.every((stall) => s.owner[stall] > 0 || priceOf(s, stall) > held);
      return isDeckEmpty && canNone ? MOVES.first.pass : NO_MOVE;
    }
    case AWAITS.pay: {
      const hasBegun = s.left[0] < priceOf(s, s.stall[0]);
      return s.stall[0] === TOWER && hasBegun ? MOVES.first.pay + s.last[0] : NO_MOVE;
    }
    case AWAITS.decide:
      return isDeckEmpty ? MOVES.first.takePoint : NO_MOVE;
    default:
      return NO_MOVE;
  }
}

export function whyNot(s: State, seat: Seat, target: Target): Reason | undefined {
  const stall = STALL_INDEX.find((i) => target === `stall:${STALLS[i]}`);
  const good = GOOD_INDEX.find((i) => target === `good:${GOODS[i]}`);
  switch (s.awaits[0]) {
    case AWAITS.start:
    case AWAITS.deal:
      return { code: "being-dealt" };
    case AWAITS.draw:
      return { code: "card-on-its-way" };
    case AWAITS.over:
      return { code: "match-over" };
  }
  const decider = deciderOf(s);
  const actor = s.awaits[0] === AWAITS.decide ? decider : s.active[0];
  if (seat !== actor) return { code: "not-your-turn", facts: { seat: actor } };
  if (s.awaits[0] === AWAITS.pay)
    return good === undefined ? { code: "pay-first", facts: { left: s.left[0] } } : whyNotPay(s, good);
  if (target === "deck") return sum(s.deck) === 0 ? { code: "deck-empty" } : undefined;
  if (s.awaits[0] === AWAITS.decide) return { code: "decide-first" };
  return stall === undefined ? { code: "nothing-to-pay" } : whyNotBuild(s, stall);
}
