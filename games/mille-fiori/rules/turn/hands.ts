import type { Seat } from "#engine";
import { type CardName, cardName, type Kind } from "../content.ts";
import { HAND_SLOTS, LAST_SLOT, type Player, type State, stepsTo } from "../state.ts";

/* Hands are unpredictable, so nothing here branches on them. */

/** Adds a card to a hand that holds `held` cards; hands are ascending. The smaller one stays, the larger one goes on. */
export function addToHand(s: State, seat: Player, kind: Kind, held: number): void {
  const hand = s.hand[seat];
  let card = kind + 1;
  for (let slot = 0; slot < held; slot++) {
    const other = hand[slot as 0];
    const swap = (other - card) & ((card - other) >> 31);
    hand[slot as 0] = other - swap;
    card = (card + swap) | 0;
  }
  hand[held as 0] = card;
}

/** Takes one card of this kind out of a hand that has it: from there on every slot gets what the next one holds. */
export function takeFromHand(s: State, seat: Player, kind: Kind): void {
  const hand = s.hand[seat];
  const card = kind + 1;
  let passed = 0;
  for (let slot = 0; slot < LAST_SLOT; slot++) {
    const own = hand[slot as 0];
    passed |= ((own ^ card) - 1) >> 31;
    hand[slot as 0] = own ^ ((own ^ hand[(slot + 1) as 1]) & passed);
  }
  hand[LAST_SLOT] = 0;
}

/** Cards of a hand, or of the packet that it has become. */
export function handSize(s: State, seat: Player): number {
  let n = 0;
  for (const slot of HAND_SLOTS) if (s.hand[seat][slot] > 0) n++;
  return n;
}

export const kindsInHand = (s: State, seat: Player): readonly Kind[] =>
  HAND_SLOTS.filter((slot) => s.hand[seat][slot] > 0).map((slot) => (s.hand[seat][slot] - 1) as Kind);

export const handNames = (s: State, seat: Player): readonly CardName[] => kindsInHand(s, seat).map(cardName);

/** 7.1 Has a seat held the packet that lies at `holder` now? It has if it is one of the seats that the packet came from. */
export const knows = (s: State, seat: Seat, holder: Player): boolean =>
  stepsTo(seat, holder, s.opened.seats) < Math.max(1, s.trick[0]);
