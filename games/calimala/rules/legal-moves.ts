import { any, type MoveBuffer, NO_MOVE, type Seat } from "#engine";
import { choices } from "./actions/choices.ts";
import { possibleActions } from "./actions/possible.ts";
import { ACTION_INDEX, SCORING_CARD_INDEX, START_CARDS, STREETS } from "./content.ts";
import { MOVES, placeOf } from "./moves.ts";
import { keepObligation, mayLoseUse, openUses } from "./obligation/obligation.ts";
import { cardsThatKeep, reachable } from "./obligation/reach.ts";
import {
  ARTWORK_STAGE,
  actionOn,
  actorOf,
  BUILD_STAGE,
  CONTRIBUTE_STAGE,
  KEEP,
  PLACE,
  SEAT_DISC,
  SHIP_STAGE,
  START_CARDS_STAGE,
  type State,
  TRANSPORT_STAGE,
  USES,
} from "./state.ts";

const scratch = new Uint16Array(64);

export function legalMoves(s: State, seat: Seat, out: MoveBuffer): number {
  const stage = s.stage[0];
  if (stage === KEEP) return scoringCards(s, seat, out);
  if (s.actor[0] !== seat + 1) return 0;
  switch (stage) {
    case START_CARDS_STAGE:
      return startCards(s, out);
    case PLACE:
      return placements(s, seat, out);
    case USES:
      return uses(s, seat, out);
    case SEAT_DISC:
      return seatDiscs(s, seat, out);
    default: {
      const n = choices(s, seat, out);
      return n > 0 && s.obliged[0] === 1 ? keepObligation(s, seat, out, n) : n;
    }
  }
}

/** 2.4 */
function scoringCards(s: State, seat: Seat, out: MoveBuffer): number {
  let n = 0;
  if (s.hasKept[seat] === 1) return 0;
  const hand = s.scoringHand[seat];
  for (const card of SCORING_CARD_INDEX) if (hand[card] > 0) out[n++] = MOVES.first.keep + card;
  return n;
}

/** 2.5 */
function startCards(s: State, out: MoveBuffer): number {
  const taken = takenStartCards(s);
  let n = 0;
  for (let i = 0; i < START_CARDS.length; i++) {
    if (((taken >> START_CARDS[i as 0]) & 1) === 0) out[n++] = MOVES.first.take + i;
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
  return more === 0 ? mask : mask | streetsWith(s, more);
}

/** Streets that offer one of the actions, as a mask. Written out: a loop took a fortieth of a random match. */
function streetsWith(s: State, actions: number): number {
  return (
    (s.streetsOf[0] & -(actions & 1)) |
    (s.streetsOf[1] & -((actions >> 1) & 1)) |
    (s.streetsOf[2] & -((actions >> 2) & 1)) |
    (s.streetsOf[3] & -((actions >> 3) & 1)) |
    (s.streetsOf[4] & -((actions >> 4) & 1)) |
    (s.streetsOf[5] & -((actions >> 5) & 1)) |
    (s.streetsOf[6] & -((actions >> 6) & 1)) |
    (s.streetsOf[7] & -((actions >> 7) & 1)) |
    (s.streetsOf[8] & -((actions >> 8) & 1))
  );
}

const ALL_ACTIONS = (1 << ACTION_INDEX.length) - 1;
const ALL_STREETS = (1 << STREETS.length) - 1;

/** 3.3 If no action at all is possible, any placement is legal. */
function placements(s: State, seat: Seat, out: MoveBuffer): number {
  const mask = openStreets(s, seat) || ALL_STREETS;
  let n = 0;
  if (s.coloured[seat] > 0) n = onStreets(mask, MOVES.first.place, out, n);
  if (s.white[seat] > 0) n = onStreets(mask, MOVES.first.place + STREETS.length, out, n);
  return n;
}

function onStreets(mask: number, first: number, out: MoveBuffer, from: number): number {
  let n = from;
  for (let rest = mask; rest !== 0; rest &= rest - 1) out[n++] = first + 31 - Math.clz32(rest & -rest);
  return n;
}

/**
 * 3.5 to 3.13 Uses of the disc, cards before, between and after them, and the end. 3.8, 3.9 A possible action can be
 * named and declined; 3.11 while the obligation is pending, only if what is left keeps it within reach. What may or may not be
 * there is written all the same and counted in only if it is: a jump could not be foreseen.
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
  if (playable !== 0) n = cards(obliged === 0 ? playable : cardsThatKeep(s, seat, playable, openUses(s)), out, n);
  out[n] = MOVES.first.end;
  return n + 1 - (anyFirst | anySecond);
}

/** 4.9 Cards, as a mask. */
function cards(kinds: number, out: MoveBuffer, from: number): number {
  let n = from;
  for (let rest = kinds; rest !== 0; rest &= rest - 1) out[n++] = MOVES.first.card + 31 - Math.clz32(rest & -rest);
  return n;
}

/** 5.3 Own coloured discs on other streets; only when there are none, those of the same stack. */
function seatDiscs(s: State, seat: Seat, out: MoveBuffer): number {
  const elsewhere = ownDiscs(s, seat, false, out);
  return elsewhere > 0 ? elsewhere : ownDiscs(s, seat, true, out);
}

function ownDiscs(s: State, seat: Seat, here: boolean, out: MoveBuffer): number {
  let n = 0;
  for (const street of STREETS) {
    if ((street === s.street[0] - 1) !== here) continue;
    const stack = s.stacks[street];
    for (const level of [0, 1, 2] as const) {
      if (stack[level] === seat + 1) out[n++] = MOVES.first.seatDisc + placeOf(street, level);
    }
  }
  return n;
}

/** The move that everybody can see to be the only one. Hands are read only when they are empty. */
export function forced(s: State): number {
  const seat = actorOf(s);
  switch (s.stage[0]) {
    case START_CARDS_STAGE:
    case SEAT_DISC:
      return only(legalMoves(s, seat, scratch));
    case PLACE:
    case USES:
      return s.handSize[seat] === 0 ? only(legalMoves(s, seat, scratch)) : NO_MOVE;
    case BUILD_STAGE:
    case ARTWORK_STAGE:
    case CONTRIBUTE_STAGE:
    case SHIP_STAGE:
    case TRANSPORT_STAGE:
      return only(choices(s, seat, scratch));
    default:
      return NO_MOVE;
  }
}

const only = (n: number): number => (n === 1 ? (scratch[0] as number) : NO_MOVE);
