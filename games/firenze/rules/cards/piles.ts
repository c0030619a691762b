import { KINDS, type Kind } from "../content.ts";
import type { State } from "../state.ts";

export type Pile = { readonly [K in Kind]: number };

export function pileSize(pile: Pile): number {
  let n = 0;
  for (let kind = 0; kind < KINDS.length; kind++) n += pile[kind as Kind];
  return n;
}

export function isEmpty(pile: Pile): boolean {
  for (let kind = 0; kind < KINDS.length; kind++) if (pile[kind as Kind] > 0) return false;
  return true;
}

/** 4.22, 3.1 All discards go into the deck; the start cards are no longer on top. */
export function shuffleDiscards(s: State): void {
  for (const kind of KINDS) {
    s.deck[kind] += s.discards[kind] + s.startDeck[kind];
    s.discards[kind] = 0;
    s.startDeck[kind] = 0;
  }
}
