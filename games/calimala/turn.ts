import { EVERYBODY, type Seat, seatAfter, seatBefore, type Tell } from "#engine";
import { beginAction } from "./actions.ts";
import {
  ACTION_INDEX,
  ACTIONS,
  type Action,
  COUNCIL_SEATS,
  type Level,
  SCORING_CARDS,
  START_CARDS,
  STREETS,
  type Street,
  TILES,
  type Tile,
} from "./content.ts";
import { deriveSides, deriveTie } from "./derived.ts";
import type { Event, SeatSource } from "./events.ts";
import { actionOn, isOpenStreet, openUses } from "./legal-moves.ts";
import { possibleActions } from "./possible.ts";
import { scoreTile } from "./scoring.ts";
import {
  activeOf,
  actorOf,
  DRAW,
  EXTRA_CARDS,
  LATE_SEATS,
  PLACE,
  REVEAL,
  SEAT_DISC,
  type Side,
  START_CARDS_STAGE,
  type State,
  TRAIL_DRAW,
  TRAIL_OLD,
  TRAIL_SEAT,
  USES,
  WHITE_DISC,
} from "./state.ts";

type Told = Tell<Event> | undefined;

/** 2.4 Keeps one scoring card; when all have, the start cards follow. */
export function keepScoringCard(s: State, seat: Seat, card: number, tell: Told): void {
  s.kept[seat] = card + 1;
  s.hasKept[seat] = 1;
  tell?.({ type: "scoringCardKept", seat, card: SCORING_CARDS[card as 0] }, 1 << seat);
  tell?.({ type: "scoringCardKept", seat }, EVERYBODY & ~(1 << seat));
  if (s.opened.seatList.some((each) => s.hasKept[each] === 0)) return;
  s.stage[0] = START_CARDS_STAGE;
  s.actor[0] = seatBefore((s.startPlayer[0] - 1) as Seat, s.opened.seats) + 1;
}

/** 2.5 Takes one open action card, counter-clockwise; the start player last. */
export function takeStartCard(s: State, seat: Seat, action: Action, tell: Told): void {
  s.startCard[seat] = action + 1;
  s.startHeld[seat] = 1;
  s.startHeldThen[seat] = 1;
  s.hand[seat][action] = 1;
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

/** 7.6 The fourth seat in turn order draws first, the start player never. */
function beginExtraCards(s: State, start: Seat): void {
  let fourth = start;
  for (let i = 0; i < 3; i++) fourth = seatAfter(fourth, s.opened.seats);
  s.actor[0] = fourth + 1;
  s.stage[0] = EXTRA_CARDS;
}

/** 7.6 A card from the deck, in secret; a fifth seat follows. */
export function drawExtraCard(s: State, action: Action, tell: Told): void {
  const seat = actorOf(s);
  takeCard(s, seat, action);
  tell?.({ type: "extraCardDrawn", seat, action: ACTIONS[action] }, 1 << seat);
  tell?.({ type: "extraCardDrawn", seat }, EVERYBODY & ~(1 << seat));
  const next = seatAfter(seat, s.opened.seats);
  if (next + 1 === s.startPlayer[0]) beginTurn(s, next);
  else s.actor[0] = next + 1;
}

/** A card goes from the deck to a hand. */
function takeCard(s: State, seat: Seat, action: Action): void {
  s.deck[action]--;
  s.deckSize[0]--;
  s.hand[seat][action]++;
  s.handSize[seat]++;
  leaveTrail(s, seat, TRAIL_DRAW);
}

export function beginTurn(s: State, seat: Seat): void {
  s.active[0] = seat + 1;
  s.actor[0] = seat + 1;
  s.stage[0] = PLACE;
}

/** 3.1 Puts a disc on a street (from 12 on: a white one); its activation begins. */
export function placeDisc(s: State, seat: Seat, at: number, tell: Told): void {
  const street = (at % STREETS.length) as Street;
  const disc = at < STREETS.length ? "coloured" : "white";
  s.obliged[0] = isOpenStreet(s, seat, street) ? 1 : 0;
  s.uncounted[0] = 0;
  const level = s.height[street] as Level;
  if (disc === "white") s.white[seat]--;
  else s.coloured[seat]--;
  s.stacks[street][level] = disc === "white" ? WHITE_DISC : seat + 1;
  s.height[street]++;
  s.street[0] = street + 1;
  deriveSides(s);
  tell?.({ type: "discPlaced", seat, disc, street, level }, EVERYBODY);
  activate(s, seat, 1, tell);
}

/** 3.4 to 3.6 The disc in a position acts. */
function activate(s: State, seat: Seat, position: number, tell: Told): void {
  const street = (s.street[0] - 1) as Street;
  const isWhite = s.stacks[street][(s.height[street] - position) as Level] === WHITE_DISC;
  s.position[0] = position;
  s.actor[0] = seat + 1;
  s.uses[0] = isWhite ? 2 : 1;
  s.uses[1] = isWhite ? 2 : 1;
  s.stage[0] = USES;
  tell?.({ type: "discActivated", seat, street, position, disc: isWhite ? "white" : "coloured" }, EVERYBODY);
}

/** 3.8 An action comes up when its player names it: it is carried out, or gives a card; 7.5 a second one lapses. */
export function useAction(s: State, seat: Seat, action: Action, tell: Told): void {
  s.uses[sideOf(s, action)]--;
  const possible = possibleActions(s, seat);
  if (((possible >> action) & 1) === 1) {
    s.obliged[0] = 0;
    s.uncounted[0] = 0;
    beginAction(s, seat, action, tell);
    return;
  }
  if (s.compensated[0] === 1 && seat + 1 === s.active[0]) {
    s.uncounted[0] = 0;
    tell?.({ type: "actionLapsed", seat, forAction: ACTIONS[action] }, EVERYBODY);
    return;
  }
  if (s.deckSize[0] === 0 && s.discardSize[0] > 0) reshuffle(s, tell);
  if (s.deckSize[0] === 0) {
    s.uncounted[0] = 0;
    tell?.({ type: "noCardLeft", seat, forAction: ACTIONS[action] }, EVERYBODY);
    return;
  }
  s.uncounted[0] = s.obliged[0] === 1 && (possible & openUses(s)) === 0 ? 1 : 0;
  s.drawFor[0] = action + 1;
  s.stage[0] = DRAW;
}

export const sideOf = (s: State, action: Action): Side => (actionOn(s, 0) === action ? 0 : 1);

/** 3.9 Declines a possible action: nothing is earned. */
export function declineAction(s: State, seat: Seat, action: Action, tell: Told): void {
  s.uses[sideOf(s, action)]--;
  tell?.({ type: "actionDeclined", seat, action: ACTIONS[action] }, EVERYBODY);
}

/** 4.9 Plays an action card from hand. 9.3: an old card of the kind goes first. */
export function playCard(s: State, seat: Seat, action: Action, tell: Told): void {
  s.hand[seat][action]--;
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

/** 3.8, 4.10 The card for an impossible action is drawn; after the last card the discards become the deck. */
export function drawCard(s: State, action: Action, tell: Told): void {
  const seat = actorOf(s);
  const forAction = ACTIONS[(s.drawFor[0] - 1) as Action];
  takeCard(s, seat, action);
  s.drawFor[0] = 0;
  s.stage[0] = USES;
  if (s.opened.oneCard && seat + 1 === s.active[0]) s.compensated[0] = 1;
  tell?.({ type: "cardDrawn", seat, forAction, action: ACTIONS[action] }, 1 << seat);
  tell?.({ type: "cardDrawn", seat, forAction }, EVERYBODY & ~(1 << seat));
  if (s.deckSize[0] === 0 && s.discardSize[0] > 0) reshuffle(s, tell);
}

/** 4.10, 9.3 The discards become the deck; every card in hand is old from now on. */
function reshuffle(s: State, tell: Told): void {
  tell?.({ type: "deckReshuffled", n: s.discardSize[0] }, EVERYBODY);
  for (const a of ACTION_INDEX) {
    s.deck[a] = s.discards[a];
    s.deckThen[a] = s.discards[a];
    s.discards[a] = 0;
    for (const seat of s.opened.seatList) s.old[seat][a] = s.hand[seat][a];
  }
  s.deckSize[0] = s.discardSize[0];
  s.discardSize[0] = 0;
  for (const seat of s.opened.seatList) {
    s.oldSize[seat] = s.handSize[seat];
    s.startHeldThen[seat] = s.startHeld[seat];
  }
  for (let i = 0; i < s.trailLength[0]; i++) s.trail[i] = 0;
  s.trailLength[0] = 0;
  s.reshuffles[0]++;
}

/** 3.13 The activation ends: the next disc of the stack, then the fourth disc, then the next turn. */
export function endActivation(s: State, seat: Seat, tell: Told): void {
  tell?.({ type: "activationEnded", seat }, EVERYBODY);
  const street = (s.street[0] - 1) as Street;
  const height = s.height[street];
  for (let position = s.position[0] + 1; position <= 3 && position <= height; position++) {
    const disc = s.stacks[street][(height - position) as Level];
    if (disc === WHITE_DISC) continue;
    activate(s, (disc - 1) as Seat, position, tell);
    return;
  }
  s.position[0] = 0;
  if (height === 4) fourthDisc(s, street, tell);
  else endTurn(s, tell);
}

/** Takes the disc at a level out of a stack; the gap closes. */
function removeDisc(s: State, street: Street, level: Level): void {
  const stack = s.stacks[street];
  for (let i = level; i < 3; i++) stack[i as Level] = stack[(i + 1) as Level];
  stack[3] = 0;
  s.height[street]--;
}

/** 5.1 to 5.5, 6.3, 7.7 The fourth disc becomes a seat, or, once all tiles are scored, leaves the match. */
function fourthDisc(s: State, street: Street, tell: Told): void {
  const disc = s.stacks[street][0];
  removeDisc(s, street, 0);
  if (s.tilesScored[0] === COUNCIL_SEATS) {
    if (s.opened.lateSeats && disc !== WHITE_DISC) {
      takeLateSeat(s, (disc - 1) as Seat, street, tell);
      return;
    }
    const owner = disc === WHITE_DISC ? "white" : ((disc - 1) as Seat);
    tell?.({ type: "fourthDiscRemoved", street, disc: owner }, EVERYBODY);
    endTurn(s, tell);
    return;
  }
  if (disc !== WHITE_DISC) {
    takeSeat(s, (disc - 1) as Seat, { at: "street", street, level: 0 }, tell);
    return;
  }
  const active = activeOf(s);
  if (s.coloured[active] > 0) {
    s.coloured[active]--;
    s.white[active]++;
    tell?.({ type: "whiteSwapped", seat: active, street }, EVERYBODY);
    takeSeat(s, active, { at: "reserve" }, tell);
    return;
  }
  if (hasDiscOnStreets(s, active)) {
    s.actor[0] = active + 1;
    s.stage[0] = SEAT_DISC;
    return;
  }
  const k = s.tilesScored[0] as Tile;
  tell?.({ type: "whiteRemoved", street }, EVERYBODY);
  tell?.({ type: "seatEmpty", k: k + 1, tile: TILES[(s.tiles[k] - 1) as Tile] }, EVERYBODY);
  scoreNext(s, tell);
}

function hasDiscOnStreets(s: State, seat: Seat): boolean {
  for (const street of STREETS) {
    const stack = s.stacks[street];
    if (stack[0] === seat + 1 || stack[1] === seat + 1 || stack[2] === seat + 1) return true;
  }
  return false;
}

/** 5.3, 5.4 A disc from a street becomes the seat; the white disc goes on top of that stack, or leaves the match. */
export function seatFromStreet(s: State, seat: Seat, at: number, tell: Told): void {
  const to = (at >> 2) as Street;
  const level = (at & 3) as Level;
  const from = (s.street[0] - 1) as Street;
  removeDisc(s, to, level);
  if (s.opened.onStack) {
    const top = s.height[to] as Level;
    s.stacks[to][top] = WHITE_DISC;
    s.height[to]++;
    tell?.({ type: "whiteOnStack", seat, from, to, level: top }, EVERYBODY);
  } else {
    tell?.({ type: "whiteRemoved", street: from }, EVERYBODY);
  }
  takeSeat(s, seat, { at: "street", street: to, level }, tell);
}

function takeSeat(s: State, seat: Seat, from: SeatSource, tell: Told): void {
  const k = s.tilesScored[0] as Tile;
  s.council[k] = seat + 1;
  deriveTie(s, seat);
  tell?.({ type: "seatGained", seat, k: k + 1, tile: TILES[(s.tiles[k] - 1) as Tile], from }, EVERYBODY);
  scoreNext(s, tell);
}

/** 7.7 It follows the seats under the tiles; nothing is scored. */
function takeLateSeat(s: State, seat: Seat, street: Street, tell: Told): void {
  const at = LATE_SEATS.find((k) => s.lateSeats[k] === 0) ?? 0;
  s.lateSeats[at] = seat + 1;
  deriveTie(s, seat);
  tell?.({ type: "lateSeatGained", seat, k: at + 1, street }, EVERYBODY);
  endTurn(s, tell);
}

/** 5.1 The new seat already counts for ties. */
function scoreNext(s: State, tell: Told): void {
  const active = activeOf(s);
  scoreTile(s, active, tell);
  if (s.tilesScored[0] === COUNCIL_SEATS && seatAfter(active, s.opened.seats) + 1 !== s.startPlayer[0]) {
    tell?.({ type: "lastTileScored" }, EVERYBODY);
  }
  endTurn(s, tell);
}

/** 6.1, 6.2 The next turn, or one of the two endings. */
function endTurn(s: State, tell: Told): void {
  const active = activeOf(s);
  s.turns[active]++;
  s.street[0] = 0;
  s.sides[0] = 0;
  s.sides[1] = 0;
  s.position[0] = 0;
  s.compensated[0] = 0;
  const next = seatAfter(active, s.opened.seats);
  const roundOver = next + 1 === s.startPlayer[0];
  if (roundOver && s.tilesScored[0] === COUNCIL_SEATS) reveal(s);
  else if (s.coloured[next] + s.white[next] > 0) beginTurn(s, next);
  else {
    tell?.({ type: "allDiscsPlaced" }, EVERYBODY);
    while (s.tilesScored[0] < COUNCIL_SEATS) scoreTile(s, (s.startPlayer[0] - 1) as Seat, tell);
    reveal(s);
  }
}

function reveal(s: State): void {
  s.stage[0] = REVEAL;
  s.actor[0] = 0;
}

/** The open start cards (2.5). */
export const startCardAt = (i: number): Action => START_CARDS[i as 0];
