import { EVERYBODY } from "#engine";
import { moveAll } from "../bricks.ts";
import { CARDS, type Kind, RENAISSANCE } from "../content.ts";
import type { Listener } from "../events.ts";
import { activeOf, type State } from "../state.ts";
import { refill } from "../turn/turn.ts";
import { pileSize, shuffleDiscards } from "./piles.ts";

/** The event is done: its card is discarded, bricks held aside go to storage, the row is refilled. */
export function finishEvent(s: State, tell: Listener): void {
  const kind = (s.event[0] - 1) as Kind;
  moveAll(s.aside, s.storage[activeOf(s)]);
  s.event[0] = 0;
  s.loser[0] = 0;
  s.discards[kind]++;
  tell?.({ type: "cardPut", card: CARDS[kind], seat: null, to: "discards" }, EVERYBODY);
  if (kind === RENAISSANCE) shuffle(s, tell);
  refill(s, tell);
}

/** 4.22 Shuffles the discards, this card among them, into the deck. */
function shuffle(s: State, tell: Listener): void {
  shuffleDiscards(s);
  tell?.({ type: "deckReshuffled", n: pileSize(s.deck) }, EVERYBODY);
}

/** 4.20 Cancels the event. Both cards are discarded, its bricks are kept. */
export function cancelEvent(s: State, tell: Listener): void {
  const kind = (s.event[0] - 1) as Kind;
  const seat = activeOf(s);
  moveAll(s.aside, s.storage[seat]);
  s.event[0] = 0;
  s.discards[kind]++;
  tell?.({ type: "eventCancelled", seat, card: CARDS[kind] }, EVERYBODY);
  refill(s, tell);
}
