import type { Seat } from "#engine";
import { type CardName, cardName, type Kind } from "./content.ts";
import { HAND_SLOTS, type Player, type State, stepsTo } from "./state.ts";

/** Adds a card to a hand that holds `held` cards; hands are ascending. */
export function addToHand(s: State, seat: Player, kind: Kind, held: number): void {
  const hand = s.hand[seat];
  let at = held;
  for (; at > 0; at--) {
    const other = hand[(at - 1) as 0];
    if (other <= kind + 1) break;
    hand[at as 0] = other;
  }
  hand[at as 0] = kind + 1;
}

/** Takes one card of this kind out of a hand that has it. */
export function takeFromHand(s: State, seat: Player, kind: Kind): void {
  const hand = s.hand[seat];
  let from = 0;
  while (hand[from as 0] !== kind + 1) from++;
  for (; from < 4; from++) hand[from as 0] = hand[(from + 1) as 1];
  hand[4] = 0;
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
