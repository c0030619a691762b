import { any, type MoveBuffer, NO_MOVE, type Seat } from "#engine";
import { fromColour, listColours, storageOf } from "./bricks.ts";
import { cardCost, holdsPlayable } from "./cards/cards.ts";
import { canKeep } from "./cards/losses.ts";
import { canPersonFollow, persons } from "./cards/person-moves.ts";
import { isBare } from "./chance.ts";
import { ARCHITECT, CONTRACT_INDEX, type Colour, contractOf, FLOORS, SLOTS } from "./content.ts";
import { DISCARDABLE, MOVES } from "./moves.ts";
import {
  ACT,
  CANCEL,
  CHOOSE,
  CONTRACT_PHASE,
  FOR_SWAP,
  GIVE,
  KEEP,
  LAY,
  LIMIT_BRICKS,
  LIMIT_CARDS,
  NEUTRAL_SEALS,
  type Player,
  STANDING,
  STRIKE,
  type State,
  type TowerSlot,
} from "./state.ts";
import { canBuildMore, canRaise, isPhase3, lowestFounded } from "./towers/building.ts";
import { hasBellTower, type Lower, owesBellTower, whyClosed } from "./towers/contracts.ts";
import { colourAt, heightAt, isFirstAlike } from "./towers/towers.ts";
import { canDiscard, canExchange } from "./turn/giving.ts";
import { toAct } from "./turn/to-act.ts";
import { rowSize } from "./turn/turn.ts";

const scratch = new Uint16Array(512);

export function legalMoves(s: State, anySeat: Seat, out: MoveBuffer): number {
  if (anySeat === 4 || anySeat === 5 || toAct(s) !== 1 << anySeat) return 0;
  const seat = anySeat;
  switch (s.awaits[0]) {
    case NEUTRAL_SEALS:
      return neutralSeals(s, out);
    case CHOOSE:
      return persons(s, seat, out, rowCards(s, seat, out));
    case LAY:
      return listColours(s.storage[seat], MOVES.first.lay + s.lowest[0] * 6, out, 0);
    case CANCEL:
      out[0] = MOVES.first.cancel;
      out[1] = MOVES.first.accept;
      return 2;
    case STRIKE: {
      let n = 0;
      for (let slot = 0; slot < s.towerCount[seat]; slot++) {
        if (isFirstAlike(s, seat, slot as TowerSlot)) out[n++] = MOVES.first.strike + slot;
      }
      return n;
    }
    case KEEP: {
      let n = 0;
      for (let slot = 0; slot < STANDING; slot++) if (canKeep(s, slot)) out[n++] = MOVES.first.keep + slot;
      return n;
    }
    case GIVE:
      return bricks(s, seat, out);
    case ACT:
      return persons(s, seat, out, acts(s, seat, out));
    case CONTRACT_PHASE:
      return persons(s, seat, out, contracts(s, seat, out));
    case LIMIT_BRICKS:
      return persons(s, seat, out, bricks(s, seat, out));
    case LIMIT_CARDS: {
      let n = 0;
      for (let i = 0; i < DISCARDABLE.length; i++) if (canDiscard(s, seat, i)) out[n++] = MOVES.first.discard + i;
      return persons(s, seat, out, n);
    }
    default:
      return 0;
  }
}

/** 2.3 Contracts for the next neutral seal: in ascending order, with enough contracts left for the remaining seals. */
function neutralSeals(s: State, out: MoveBuffer): number {
  let bare = 0;
  for (const contract of CONTRACT_INDEX) if (contract >= s.lowest[0] && isBare(s, contract)) bare++;
  const most = bare - (s.opened.figures.neutralSeals.placed - s.dealt[0]) + 1;
  let n = 0;
  for (const contract of CONTRACT_INDEX) {
    if (n === most) break;
    if (contract >= s.lowest[0] && isBare(s, contract)) out[n++] = MOVES.first.neutral + contract;
  }
  return n;
}

/** 3.1 Cards that the seat can pay for. */
function rowCards(s: State, seat: Player, out: MoveBuffer): number {
  const held = storageOf(s, seat);
  const size = rowSize(s);
  let n = 0;
  for (; n < size && cardCost(s, n) <= held; n++) out[n] = MOVES.first.card + n;
  return n;
}

/**
 * 9.3 Colours that may be given next. A payment has one order, the cheapest first, so enough of this and dearer colours
 * must be left. In phase 6 a person may be played instead.
 */
function bricks(s: State, seat: Player, out: MoveBuffer): number {
  const first = s.purpose[0] === FOR_SWAP ? MOVES.first.swap : MOVES.first.give;
  const storage = s.storage[seat];
  const due = s.awaits[0] === LIMIT_BRICKS && canPersonFollow(s, seat) ? 1 : s.due[0];
  const lowest = s.lowest[0] as Colour;
  let left = fromColour(storage, lowest);
  let n = 0;
  for (let c = lowest as number; c < 6 && left >= due; c++) {
    const held = storage[c as Colour];
    out[n] = first + c;
    n += any(held);
    left -= held;
  }
  return n;
}

/** 3.2, 3.3 */
function acts(s: State, seat: Player, out: MoveBuffer): number {
  out[0] = MOVES.first.built;
  const n = canBuildMore(s, seat) ? buildings(s, seat, out, 1) : 1;
  return isPhase3(s) || !canExchange(s, seat) ? n : exchanges(s, out, n);
}

function buildings(s: State, seat: Player, out: MoveBuffer, from: number): number {
  const storage = s.storage[seat];
  let n = from;
  for (let c = lowestFounded(s, seat); c < 6; c++) {
    out[n] = MOVES.first.found + c;
    n += any(storage[c as Colour]);
  }
  const count = s.towerCount[seat];
  for (let slot = s.cursor[0]; slot < count; slot++) {
    if (canRaise(s, seat, slot as TowerSlot)) out[n++] = MOVES.first.raise + slot;
  }
  return n;
}

function exchanges(s: State, out: MoveBuffer, from: number): number {
  let n = from;
  for (const slot of SLOTS) {
    const bricks = s.rowBricks[slot];
    const first = MOVES.first.exchange + slot * 6;
    n = listColours(bricks, first, out, n);
  }
  return n;
}

/** 3.5 */
function contracts(s: State, seat: Player, out: MoveBuffer): number {
  let n = 0;
  out[n++] = MOVES.first.end;
  if (s.towerCount[seat] === 0) return n;
  const hasArchitect = holdsPlayable(s, seat, ARCHITECT);
  if (owesBellTower(s, seat)) {
    if (hasBellTower(s, seat, 0)) out[n++] = MOVES.first.bell;
    if (hasArchitect && hasBellTower(s, seat, 1)) out[n++] = MOVES.first.bell + 1;
    if (hasArchitect && hasBellTower(s, seat, -1)) out[n++] = MOVES.first.bell + 2;
    return n;
  }
  n = fulfillable(s, seat, 0, out, n);
  if (!hasArchitect) return n;
  n = fulfillable(s, seat, 1, out, n);
  return fulfillable(s, seat, -1, out, n);
}

const LOWEST = FLOORS[0];
const HIGHEST = FLOORS[5];
const CONTRACTS = CONTRACT_INDEX.length;
const FIRST_FULFIL = {
  0: MOVES.first.fulfil,
  1: MOVES.first.fulfil + CONTRACTS,
  "-1": MOVES.first.fulfil + 2 * CONTRACTS,
} as const;

// biome-ignore lint/complexity/useMaxParams: a list being filled needs its seat, its kind, its buffer and its length
function fulfillable(s: State, seat: Player, lower: Lower, out: MoveBuffer, from: number): number {
  let n = from;
  for (let i = 0; i < s.towerCount[seat]; i++) {
    const slot = i as TowerSlot;
    const floors = heightAt(s, seat, slot) + lower;
    if (floors < LOWEST || floors > HIGHEST || !isFirstAlike(s, seat, slot)) continue;
    const contract = contractOf(colourAt(s, seat, slot), floors);
    if (whyClosed(s, seat, contract) === undefined) out[n++] = FIRST_FULFIL[lower] + contract;
  }
  return n;
}

/** Everything lies open, so the only legal move is forced. */
export function forced(s: State): number {
  const mask = toAct(s);
  if (mask === 0 || mask > 15) return NO_MOVE;
  return legalMoves(s, (31 - Math.clz32(mask)) as Seat, scratch) === 1 ? (scratch[0] as number) : NO_MOVE;
}
