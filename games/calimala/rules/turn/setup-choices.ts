import { EVERYBODY, elementAt, type Seat, seatAfter, seatBefore } from "#engine";
import { ACTION_INDEX, ACTIONS, type Action, SCORING_CARDS, START_CARDS } from "../content.ts";
import type { Listener } from "../events.ts";
import { actorOf, DEAL_START_CARDS, EXTRA_CARDS, type State } from "../state.ts";
import { takeCard } from "./action-cards.ts";
import { beginTurn } from "./turn.ts";

/** 2.4 Keeps one scoring card. When all seats have kept one, the start cards follow. */
export function keepScoringCard(s: State, seat: Seat, card: number, tell: Listener): void {
  s.kept[seat] = card + 1;
  s.hasKept[seat] = 1;
  tell?.({ type: "scoringCardKept", seat, card: elementAt(SCORING_CARDS, card) }, 1 << seat);
  tell?.({ type: "scoringCardKept", seat }, EVERYBODY & ~(1 << seat));
  if (s.opened.seatList.some((each) => s.hasKept[each] === 0)) return;
  s.awaits[0] = DEAL_START_CARDS;
  s.actor[0] = seatBefore((s.startPlayer[0] - 1) as Seat, s.opened.seats) + 1;
}

/** 2.5 Takes one open action card. The next seat counter-clockwise follows, and the start player is the last. */
export function takeStartCard(s: State, seat: Seat, action: Action, tell: Listener): void {
  s.startCard[seat] = action + 1;
  s.startHeld[seat] = 1;
  s.startHeldThen[seat] = 1;
  s.hand[seat][action] = 1;
  s.held[seat] = 1 << action;
  s.old[seat][action] = 1;
  s.handSize[seat] = 1;
  s.oldSize[seat] = 1;
  s.deck[action]--;
  s.deckSize[0]--;
  tell?.({ type: "startCardTaken", seat, action: ACTIONS[action] }, EVERYBODY);
  if (seat + 1 !== s.startPlayer[0]) {
    s.actor[0] = seatBefore(seat, s.opened.seats) + 1;
    return;
  }
  for (const a of ACTION_INDEX) s.deckThen[a] = s.deck[a];
  if (s.opened.extraCard) beginExtraCards(s, seat);
  else beginTurn(s, seat);
}

/** 2.5 The action of an open start card. */
export const startCardAt = (i: number): Action => elementAt(START_CARDS, i);

/** 7.6 The fourth seat in turn order draws first. */
function beginExtraCards(s: State, start: Seat): void {
  let fourth = start;
  for (let i = 0; i < 3; i++) fourth = seatAfter(fourth, s.opened.seats);
  s.actor[0] = fourth + 1;
  s.awaits[0] = EXTRA_CARDS;
}

/** 7.6 A seat draws a card in secret. A fifth seat follows. */
export function drawExtraCard(s: State, action: Action, tell: Listener): void {
  const seat = actorOf(s);
  takeCard(s, seat, action);
  tell?.({ type: "extraCardDrawn", seat, action: ACTIONS[action] }, 1 << seat);
  tell?.({ type: "extraCardDrawn", seat }, EVERYBODY & ~(1 << seat));
  const next = seatAfter(seat, s.opened.seats);
  if (next + 1 === s.startPlayer[0]) beginTurn(s, next);
  else s.actor[0] = next + 1;
}
