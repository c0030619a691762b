import { isToAct, type MoveBuffer, NO_MOVE, type Seat } from "#engine";
import {
  type Action,
  BUILDINGS,
  MATERIALS,
  PORTS,
  SCORING_CARD_INDEX,
  START_CARDS,
  STREETS,
  type Street,
} from "./content.ts";
import {
  ARTWORK_MOVE,
  BUILD_HOUSE_MOVE,
  BUILD_SHIP_MOVE,
  BUILD_WORKSHOP_MOVE,
  CARD_MOVE,
  CONTRIBUTE_MOVE,
  DECLINE_MOVE,
  END_MOVE,
  KEEP_MOVE,
  NO_MORE_MOVE,
  PLACE_MOVE,
  PLACE_WHITE_MOVE,
  SEAT_DISC_MOVE,
  SHIP_MOVE,
  TAKE_MOVE,
  TRANSPORT_MOVE,
  USE_MOVE,
} from "./move-table.ts";
import { canBuildHouse, canBuildShip, canBuildWorkshop, clothOf, possibleActions } from "./possible.ts";
import type { PurseChange } from "./purse.ts";
import { canReach, canReachAfter, canReachByCard, isSafe } from "./reach.ts";
import {
  ARTWORK_STAGE,
  BUILD_STAGE,
  CONTRIBUTE_STAGE,
  GIFT_SLOTS,
  HOUSES,
  KEEP,
  PLACE,
  SEAT_DISC,
  SHIP_STAGE,
  SIDES,
  type Side,
  START_CARDS_STAGE,
  type State,
  TRANSPORT_STAGE,
  USES,
} from "./state.ts";
import { toAct } from "./to-act.ts";

const scratch = new Uint16Array(64);

/** The action on side 0 or 1 of the street being activated. */
export function actionOn(s: State, side: Side): Action {
  return (s.sides[side] - 1) as Action;
}

/** Actions with uses still to come up, as a mask. */
export function openUses(s: State): number {
  return (s.uses[0] > 0 ? 1 << actionOn(s, 0) : 0) | (s.uses[1] > 0 ? 1 << actionOn(s, 1) : 0);
}

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

/** 3.2 Can an action of the street be carried out, now or after playing cards? */
export function isOpenStreet(s: State, seat: Seat, street: Street): boolean {
  const wanted = s.streetMask[street];
  return (possibleActions(s, seat) & wanted) !== 0 || canReach(s, seat, wanted);
}

/** 3.2 The open streets as a mask. */
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

/** The uses left after one of `action` is gone, as a mask. */
function usesWithout(s: State, side: Side): number {
  const other = side === 0 ? 1 : 0;
  return (s.uses[side] > 1 ? 1 << actionOn(s, side) : 0) | (s.uses[other] > 0 ? 1 << actionOn(s, other) : 0);
}

/** 3.5 to 3.13 Uses of the disc, cards before, between and after them, and the end. */
function uses(s: State, seat: Seat, out: MoveBuffer): number {
  let n = 0;
  for (const side of SIDES) {
    if (s.uses[side] === 0) continue;
    const action = actionOn(s, side);
    const ways = waysToSpend(s, seat, side);
    if ((ways & BY_USE) !== 0) out[n++] = USE_MOVE + action;
    if ((ways & BY_DECLINING) !== 0) out[n++] = DECLINE_MOVE + action;
  }
  if (s.handSize[seat] > 0) n = cards(s, seat, out, n);
  if (s.uses[0] + s.uses[1] === 0) out[n++] = END_MOVE;
  return n;
}

const BY_USE = 1;
const BY_DECLINING = 2;

/** 3.8, 3.9, 3.11 A possible action can be named; what leaves the obligation within reach can be lost. */
function waysToSpend(s: State, seat: Seat, side: Side): number {
  const possible = possibleActions(s, seat);
  const isPossible = ((possible >> actionOn(s, side)) & 1) === 1;
  const mayLose = s.obliged[0] === 0 || stillReaches(s, seat, possible, usesWithout(s, side));
  if (isPossible) return mayLose ? BY_USE | BY_DECLINING : BY_USE;
  return mayLose ? BY_USE : 0;
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

/** 3.11 Obligation: is one of the actions in `wanted` possible now or by cards in hand? */
function stillReaches(s: State, seat: Seat, possible: number, wanted: number): boolean {
  if (wanted === 0) return false;
  return (possible & wanted) !== 0 || canReach(s, seat, wanted);
}

/** 4.3 to 4.7 The choices inside the action that has begun, without regard to the obligation. Reads public fields only. */
export function choices(s: State, seat: Seat, out: MoveBuffer): number {
  let n = 0;
  switch (s.stage[0]) {
    case BUILD_STAGE:
      if (canBuildShip(s, seat)) out[n++] = BUILD_SHIP_MOVE;
      if (canBuildWorkshop(s, seat)) out[n++] = BUILD_WORKSHOP_MOVE;
      if (canBuildHouse(s, seat)) {
        for (const house of HOUSES) if (s.houses[house][seat] === 0) out[n++] = BUILD_HOUSE_MOVE + house;
      }
      return n;
    case ARTWORK_STAGE:
      for (const building of BUILDINGS) if (s.artworkRoom[building] > 0) out[n++] = ARTWORK_MOVE + building;
      return n;
    case CONTRIBUTE_STAGE:
      for (const slot of GIFT_SLOTS) {
        if (s.giftRoom[slot] > 0 && s.warehouse[MATERIALS[slot % 3] ?? 0][seat] > 0) out[n++] = CONTRIBUTE_MOVE + slot;
      }
      return n;
    case SHIP_STAGE:
      for (const port of PORTS) if (port >= s.fromCity[0] && s.cityRoom[port] > 0) out[n++] = SHIP_MOVE + port;
      if (s.delivered[0] > 0) out[n++] = NO_MORE_MOVE;
      return n;
    case TRANSPORT_STAGE:
      for (const house of HOUSES) {
        if (house + 3 >= s.fromCity[0] && servable(s, seat, house)) out[n++] = TRANSPORT_MOVE + house;
      }
      if (s.delivered[0] > 0) out[n++] = NO_MORE_MOVE;
      return n;
    default:
      return 0;
  }
}

/** A trade city with a house of the seat's and room for cloth. */
const servable = (s: State, seat: Seat, house: 0 | 1 | 2): boolean =>
  s.houses[house][seat] === 1 && s.cityRoom[(house + 3) as 3 | 4 | 5] > 0;

/** 4.5, 4.6 Can the shipment or transport under way go on, in ascending order of cities? */
export function canDeliverMore(s: State, seat: Seat): boolean {
  if (clothOf(s, seat) === 0) return false;
  const from = s.fromCity[0];
  if (s.stage[0] === SHIP_STAGE) {
    if (s.delivered[0] === s.ships[seat]) return false;
    for (const port of PORTS) if (port >= from && s.cityRoom[port] > 0) return true;
    return false;
  }
  for (const house of HOUSES) if (house + 3 >= from && servable(s, seat, house)) return true;
  return false;
}

/** 3.11 Drops the choices inside a card's action that would put the compulsory action out of reach. */
function keepObligation(s: State, seat: Seat, out: MoveBuffer, n: number): number {
  const wanted = openUses(s);
  if (isSafe(s, seat, (s.action[0] - 1) as Action, wanted)) return n;
  let kept = 0;
  for (let i = 0; i < n; i++) {
    const move = out[i] as number;
    if (move === NO_MORE_MOVE || canReachAfter(s, seat, changeBy(move), wanted)) out[kept++] = move;
  }
  return kept;
}

/** 3.11, 9.4 Can the pending obligation still be fulfilled from here, whatever has begun? */
export function obligationHolds(s: State, seat: Seat): boolean {
  const wanted = openUses(s);
  if (s.action[0] === 0 || s.delivered[0] > 0) return canReach(s, seat, wanted);
  const n = choices(s, seat, scratch);
  for (let i = 0; i < n; i++) if (canReachAfter(s, seat, changeBy(scratch[i] as number), wanted)) return true;
  return false;
}

const CHANGES: ReadonlyMap<number, PurseChange> = new Map<number, PurseChange>([
  [BUILD_SHIP_MOVE, "ship"],
  [BUILD_WORKSHOP_MOVE, "workshop"],
  ...HOUSES.map((h) => [BUILD_HOUSE_MOVE + h, `house${h}`] as const),
  ...BUILDINGS.map((b) => [ARTWORK_MOVE + b, "artwork"] as const),
  ...GIFT_SLOTS.map((g) => [CONTRIBUTE_MOVE + g, `gift${(g % 3) as 0 | 1 | 2}`] as const),
  ...PORTS.map((p) => [SHIP_MOVE + p, "port"] as const),
  ...HOUSES.map((h) => [TRANSPORT_MOVE + h, `city${h}`] as const),
]);

function changeBy(move: number): PurseChange {
  const change = CHANGES.get(move);
  if (change === undefined) throw new Error(`invariant: move ${move} is a choice inside an action`);
  return change;
}

/** 5.3 Own coloured discs on other streets; only when there are none, those of the same stack. */
function seatDiscs(s: State, seat: Seat, out: MoveBuffer): number {
  const here = s.street[0] - 1;
  let n = 0;
  for (const elsewhere of [true, false]) {
    for (const street of STREETS) {
      if ((street !== here) !== elsewhere) continue;
      const stack = s.stacks[street];
      for (const level of [0, 1, 2] as const) {
        if (stack[level] === seat + 1) out[n++] = SEAT_DISC_MOVE + street * 4 + level;
      }
    }
    if (n > 0) return n;
  }
  return n;
}

/** The move that everybody can see to be the only one. Hands are read only when they are empty. */
export function forced(s: State): number {
  const seat = (s.actor[0] - 1) as Seat;
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
