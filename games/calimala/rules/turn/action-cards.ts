import { EVERYBODY, type Seat } from "#engine";
import { beginAction } from "../actions/actions.ts";
import { ACTION_INDEX, ACTIONS, type Action } from "../content.ts";
import type { Listener } from "../events.ts";
import { actorOf, type State, TRAIL_DRAW, TRAIL_OLD, TRAIL_SEAT, USES } from "../state.ts";

/** 3.8, 7.6 A card goes from the deck to a hand. */
export function takeCard(s: State, seat: Seat, action: Action): void {
  s.deck[action]--;
  s.deckSize[0]--;
  s.hand[seat][action]++;
  s.held[seat] |= 1 << action;
  s.handSize[seat]++;
  leaveTrail(s, seat, TRAIL_DRAW);
}

/** 4.9 Plays an action card from hand. 9.3 An old card of the kind goes first. */
export function playCard(s: State, seat: Seat, action: Action, tell: Listener): void {
  s.hand[seat][action]--;
  if (s.hand[seat][action] === 0) s.held[seat] &= ~(1 << action);
  s.handSize[seat]--;
  const old = s.old[seat][action] > 0 ? TRAIL_OLD : 0;
  if (old > 0) s.old[seat][action]--;
  if (s.startCard[seat] === action + 1) s.startHeld[seat] = 0;
  s.discards[action]++;
  s.discardSize[0]++;
  leaveTrail(s, seat, old + action);
  tell?.({ type: "cardPlayed", seat, action: ACTIONS[action] }, EVERYBODY);
  s.uncounted[0] = 0;
  s.byCard[0] = 1;
  beginAction(s, seat, action, tell);
  if (s.action[0] === 0) s.byCard[0] = 0;
}

function leaveTrail(s: State, seat: Seat, what: number): void {
  s.trail[s.trailLength[0]] = seat * TRAIL_SEAT + what;
  s.trailLength[0]++;
}

/** 3.8 The card for an impossible action is drawn. 4.10 After the last card the discards become the deck. */
export function drawCard(s: State, action: Action, tell: Listener): void {
  const seat = actorOf(s);
  const forAction = ACTIONS[(s.drawFor[0] - 1) as Action];
  takeCard(s, seat, action);
  s.drawFor[0] = 0;
  s.awaits[0] = USES;
  if (s.opened.oneCard && seat + 1 === s.active[0]) s.compensated[0] = 1;
  tell?.({ type: "cardDrawn", seat, forAction, action: ACTIONS[action] }, 1 << seat);
  tell?.({ type: "cardDrawn", seat, forAction }, EVERYBODY & ~(1 << seat));
  if (s.deckSize[0] === 0 && s.discardSize[0] > 0) reshuffle(s, tell);
}

/** 4.10 The discards become the deck. 9.3 Every card in hand is old from now on. */
export function reshuffle(s: State, tell: Listener): void {
  tell?.({ type: "deckReshuffled", n: s.discardSize[0] }, EVERYBODY);
  for (const a of ACTION_INDEX) {
    s.deck[a] = s.discards[a];
    s.deckThen[a] = s.discards[a];
    s.discards[a] = 0;
  }
  s.deckSize[0] = s.discardSize[0];
  s.discardSize[0] = 0;
  for (const seat of s.opened.seatList) {
    const old = s.old[seat];
    const hand = s.hand[seat];
    for (const a of ACTION_INDEX) old[a] = hand[a];
    s.oldSize[seat] = s.handSize[seat];
    s.startHeldThen[seat] = s.startHeld[seat];
  }
  for (let i = 0; i < s.trailLength[0]; i++) s.trail[i] = 0;
  s.trailLength[0] = 0;
  s.reshuffles[0]++;
}
