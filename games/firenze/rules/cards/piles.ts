import { EVERYBODY, type Tell } from "#engine";
import { KINDS, type Kind } from "../content.ts";
import type { Event } from "../events.ts";
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

/** 3.1 Makes the discards the new deck when neither deck nor start cards are left. */
export function remakeEmptyDeck(s: State, tell: Tell<Event> | undefined): void {
  if (!isEmpty(s.deck) || !isEmpty(s.startDeck)) return;
  const n = pileSize(s.discards);
  if (n === 0) return;
  shuffleDiscards(s);
  tell?.({ type: "deckReshuffled", n }, EVERYBODY);
}

/** 4.22, 3.1 Shuffles all discards and the start cards that are left into the deck. */
export function shuffleDiscards(s: State): void {
  for (const kind of KINDS) {
    s.deck[kind] += s.discards[kind] + s.startDeck[kind];
    s.discards[kind] = 0;
    s.startDeck[kind] = 0;
  }
}
