import { any, elementAt, type MoveBuffer, NO_MOVE, type Seat } from "#engine";
import { choices } from "./actions/choices.ts";
import { possibleActions } from "./actions/possible.ts";
import { ACTION_INDEX, type Action, LEVELS, SCORING_CARD_INDEX, START_CARDS, STREETS, type Street } from "./content.ts";
import { lowestIn, withoutLowest } from "./masks.ts";
import { MOVES, placeOf } from "./moves.ts";
import { keepObligation, mayLoseUse, openUses } from "./obligation/obligation.ts";
import { cardsThatKeep, reachable } from "./obligation/reach.ts";
import {
  ARTWORK_CHOICE,
  actionOn,
  actorOf,
  BUILD_CHOICE,
  CONTRIBUTE_CHOICE,
  DEAL_START_CARDS,
  KEEP,
  PLACE,
  SEAT_DISC,
  SHIP_CHOICE,
  type State,
  TRANSPORT_CHOICE,
  USES,
} from "./state.ts";

const scratch = new Uint16Array(64);

export function legalMoves(s: State, seat: Seat, out: MoveBuffer): number {
  const awaits = s.awaits[0];
  if (awaits === KEEP) return scoringCards(s, seat, out);
  if (s.actor[0] !== seat + 1) return 0;
  switch (awaits) {
    case DEAL_START_CARDS:
      return startCards(s, out);
    case PLACE:
      return placements(s, seat, out);
    case USES:
      return uses(s, seat, out);
    case SEAT_DISC:
      return seatDiscs(s, out);
    default: {
      const n = choices(s, seat, out);
      return n > 0 && s.obliged[0] === 1 ? keepObligation(s, seat, out, n) : n;
    }
  }
}

/** 2.4 The scoring cards dealt to the seat. */
function scoringCards(s: State, seat: Seat, out: MoveBuffer): number {
  let n = 0;
  if (s.hasKept[seat] === 1) return 0;
  const hand = s.scoringHand[seat];
  for (const card of SCORING_CARD_INDEX) if (hand[card] > 0) out[n++] = MOVES.first.keep + card;
  return n;
}

/** 2.5 The open action cards that are left. */
function startCards(s: State, out: MoveBuffer): number {
  const taken = takenStartCards(s);
  let n = 0;
  for (let i = 0; i < START_CARDS.length; i++) {
    if (((taken >> elementAt(START_CARDS, i)) & 1) === 0) out[n++] = MOVES.first.take + i;
  }
  return n;
}

/** 2.5 The start cards that seats have taken, by action, as a mask. */
export function takenStartCards(s: State): number {
  let mask = 0;
  for (const seat of s.opened.seatList) mask |= 1 << s.startCard[seat];
  return mask >> 1;
}

/** 3.2 Streets with an action that can be carried out, now or after playing cards, as a mask. */
function openStreets(s: State, seat: Seat): number {
  const possible = possibleActions(s, seat);
  const mask = streetsWith(s, possible);
  if (mask === ALL_STREETS || s.handSize[seat] === 0) return mask;
  const more = reachable(s, seat, ALL_ACTIONS & ~possible);
  return mask | streetsWith(s, more);
}

/** 3.2 Streets that offer one of the actions, as a mask. */
function streetsWith(s: State, actions: number): number {
  let streets = 0;
  for (let rest = actions; rest !== 0; rest = withoutLowest(rest)) streets |= s.streetsOf[lowestIn(rest) as Action];
  return streets;
}

const ALL_ACTIONS = (1 << ACTION_INDEX.length) - 1;
const ALL_STREETS = (1 << STREETS.length) - 1;

/** 3.3 If no action at all is possible, any placement is legal. */
function placements(s: State, seat: Seat, out: MoveBuffer): number {
  const mask = openStreets(s, seat) || ALL_STREETS;
  let n = 0;
  if (s.coloured[seat] > 0) n = listEach(mask, MOVES.first.place, out, n);
  if (s.white[seat] > 0) n = listEach(mask, MOVES.first.place + STREETS.length, out, n);
  return n;
}

/** Writes the moves of a kind for the numbers in a mask, from index `from` on. Returns the index after them. */
function listEach(mask: number, first: number, out: MoveBuffer, from: number): number {
  let n = from;
  for (let rest = mask; rest !== 0; rest = withoutLowest(rest)) out[n++] = first + lowestIn(rest);
  return n;
}

/**
 * 3.5 to 3.13 Uses of the disc, cards before, between and after them, and the end when no use is left. 3.8, 3.9 A
 * possible action can be called up, and declined if its use may be lost (3.11); an impossible one can be called up if
 * its use may be lost. Each move is written and then counted if it is legal: branches take 1.09 of the time of a random
 * decision, a loop over the sides 1.06.
 */
function uses(s: State, seat: Seat, out: MoveBuffer): number {
  const possible = possibleActions(s, seat);
  const first = actionOn(s, 0);
  const second = actionOn(s, 1);
  const anyFirst = any(s.uses[0]);
  const anySecond = any(s.uses[1]);
  let mayLoseFirst = 1;
  let mayLoseSecond = 1;
  const obliged = s.obliged[0];
  if (obliged === 1) {
    mayLoseFirst = mayLoseUse(s, seat, 0) ? 1 : 0;
    mayLoseSecond = mayLoseUse(s, seat, 1) ? 1 : 0;
  }
  const canFirst = (possible >> first) & 1;
  const canSecond = (possible >> second) & 1;
  out[0] = MOVES.first.use + first;
  let n = anyFirst & (canFirst | mayLoseFirst);
  out[n] = MOVES.first.decline + first;
  n += anyFirst & canFirst & mayLoseFirst;
  out[n] = MOVES.first.use + second;
  n += anySecond & (canSecond | mayLoseSecond);
  out[n] = MOVES.first.decline + second;
  n += anySecond & canSecond & mayLoseSecond;
  const playable = possible & s.held[seat];
  if (playable !== 0) {
    const kinds = obliged === 0 ? playable : cardsThatKeep(s, seat, playable, openUses(s));
    n = listEach(kinds, MOVES.first.card, out, n);
  }
  out[n] = MOVES.first.end;
  return n + 1 - (anyFirst | anySecond);
}

/** 5.3 Own coloured discs on other streets. Only if there are none, those on this street. */
function seatDiscs(s: State, out: MoveBuffer): number {
  const here = (s.street[0] - 1) as Street;
  let n = 0;
  for (const street of STREETS) if (street !== here) n = ownDiscs(s, street, out, n);
  return n > 0 ? n : ownDiscs(s, here, out, 0);
}

function ownDiscs(s: State, street: Street, out: MoveBuffer, from: number): number {
  let n = from;
  for (const level of LEVELS) {
    if (s.stacks[street][level] === s.actor[0]) out[n++] = MOVES.first.seatDisc + placeOf(street, level);
  }
  return n;
}

/** The only move, if everybody can see that it is the only one, else `NO_MOVE`. Hands are read only when they are empty. */
export function forced(s: State): number {
  const seat = actorOf(s);
  switch (s.awaits[0]) {
    case DEAL_START_CARDS:
    case SEAT_DISC:
      return only(legalMoves(s, seat, scratch));
    case PLACE:
    case USES:
      return s.handSize[seat] === 0 ? only(legalMoves(s, seat, scratch)) : NO_MOVE;
    case BUILD_CHOICE:
    case ARTWORK_CHOICE:
    case CONTRIBUTE_CHOICE:
    case SHIP_CHOICE:
    case TRANSPORT_CHOICE:
      return only(choices(s, seat, scratch));
    default:
      return NO_MOVE;
  }
}

const only = (n: number): number => (n === 1 ? (scratch[0] as number) : NO_MOVE);
