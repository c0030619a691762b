import { isToAct, type MoveBuffer, NO_MOVE, type Seat } from "#engine";
import { choices } from "./choices.ts";
import { type Action, SCORING_CARD_INDEX, START_CARDS, STREETS } from "./content.ts";
import {
  CARD_MOVE,
  DECLINE_MOVE,
  END_MOVE,
  KEEP_MOVE,
  PLACE_MOVE,
  PLACE_WHITE_MOVE,
  SEAT_DISC_MOVE,
  TAKE_MOVE,
  USE_MOVE,
} from "./move-table.ts";
import { keepObligation, mayLoseUse, openUses } from "./obligation.ts";
import { isPossible, possibleActions } from "./possible.ts";
import { canReach, canReachByCard } from "./reach.ts";
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
  SIDES,
  START_CARDS_STAGE,
  type State,
  TRANSPORT_STAGE,
  USES,
} from "./state.ts";
import { toAct } from "./to-act.ts";

const scratch = new Uint16Array(64);

export function legalMoves(s: State, seat: Seat, out: MoveBuffer): number {
  if (!isToAct(toAct(s), seat)) return 0;
  switch (s.stage[0]) {
    case KEEP: {
      let n = 0;
      for (const card of SCORING_CARD_INDEX) if (s.scoringHand[seat][card] > 0) out[n++] = KEEP_MOVE + card;
      return n;
    }
    case START_CARDS_STAGE: {
      let n = 0;
      for (let i = 0; i < START_CARDS.length; i++) {
        if (!startCardTaken(s, START_CARDS[i as 0])) out[n++] = TAKE_MOVE + i;
      }
      return n;
    }
    case PLACE:
      return placements(s, seat, out);
    case USES:
      return uses(s, seat, out);
    case SEAT_DISC:
      return seatDiscs(s, seat, out);
    default:
      return s.obliged[0] === 1 ? keepObligation(s, seat, out, choices(s, seat, out)) : choices(s, seat, out);
  }
}

/** 2.5 Has somebody taken this open card? */
export function startCardTaken(s: State, action: Action): boolean {
  for (const seat of s.opened.seatList) if (s.startCard[seat] === action + 1) return true;
  return false;
}

/** 3.2 Streets with an action that can be carried out, now or after playing cards, as a mask. */
function openStreets(s: State, seat: Seat): number {
  const possible = possibleActions(s, seat);
  let mask = 0;
  let missing = 0;
  for (const street of STREETS) {
    const offered = s.streetMask[street];
    if ((offered & possible) !== 0) mask |= 1 << street;
    else missing |= offered;
  }
  if (missing === 0 || s.handSize[seat] === 0) return mask;
  const more = reachable(s, seat, missing);
  if (more === 0) return mask;
  for (const street of STREETS) if ((s.streetMask[street] & more) !== 0) mask |= 1 << street;
  return mask;
}

/** Those of the wanted actions that cards in hand can make possible. */
function reachable(s: State, seat: Seat, wanted: number): number {
  let mask = 0;
  for (let rest = wanted; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (canReach(s, seat, bit)) mask |= bit;
  }
  return mask;
}

const ALL_STREETS = (1 << STREETS.length) - 1;

/** 3.3 If no action at all is possible, any placement is legal. */
function placements(s: State, seat: Seat, out: MoveBuffer): number {
  const mask = openStreets(s, seat) || ALL_STREETS;
  let n = 0;
  if (s.coloured[seat] > 0) n = onStreets(mask, PLACE_MOVE, out, n);
  if (s.white[seat] > 0) n = onStreets(mask, PLACE_WHITE_MOVE, out, n);
  return n;
}

function onStreets(mask: number, first: number, out: MoveBuffer, from: number): number {
  let n = from;
  for (const street of STREETS) if ((mask >> street) & 1) out[n++] = first + street;
  return n;
}

/**
 * 3.5 to 3.13 Uses of the disc, cards before, between and after them, and the end. 3.8, 3.9 A possible action can be
 * named; 3.11 what leaves the obligation within reach can be lost.
 */
function uses(s: State, seat: Seat, out: MoveBuffer): number {
  let n = 0;
  for (const side of SIDES) {
    if (s.uses[side] === 0) continue;
    const action = actionOn(s, side);
    const canDo = isPossible(s, seat, action);
    const mayLose = mayLoseUse(s, seat, side);
    if (canDo || mayLose) out[n++] = USE_MOVE + action;
    if (canDo && mayLose) out[n++] = DECLINE_MOVE + action;
  }
  if (s.handSize[seat] > 0) n = cards(s, seat, out, n);
  if (s.uses[0] + s.uses[1] === 0) out[n++] = END_MOVE;
  return n;
}

/** 4.9 Cards that can be carried out, as far as the obligation allows. */
function cards(s: State, seat: Seat, out: MoveBuffer, from: number): number {
  const hand = s.hand[seat];
  const wanted = s.obliged[0] === 1 ? openUses(s) : 0;
  let n = from;
  for (let rest = possibleActions(s, seat); rest !== 0; rest &= rest - 1) {
    const a = (31 - Math.clz32(rest & -rest)) as Action;
    if (hand[a] === 0) continue;
    if (wanted === 0 || canReachByCard(s, seat, a, wanted)) out[n++] = CARD_MOVE + a;
  }
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
      if (stack[level] === seat + 1) out[n++] = SEAT_DISC_MOVE + street * 4 + level;
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
