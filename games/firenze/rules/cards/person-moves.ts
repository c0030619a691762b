import { any, type MoveBuffer } from "#engine";
import { listColours, storageOf, total } from "../bricks.ts";
import {
  ALCHEMIST,
  HAND_KINDS,
  type HandKind,
  MASON,
  PATRICIAN,
  type Person,
  PRINCESS,
  SABOTEUR,
  SMUGGLER,
  WHOLESALER,
} from "../content.ts";
import { MOVES } from "../moves.ts";
import { ACT, CHOOSE, LIMIT_BRICKS, type Player, type State, type TowerSlot } from "../state.ts";
import { isPhase3 } from "../towers/building.ts";
import { isFirstAlike } from "../towers/towers.ts";
import { rowSize } from "../turn/turn.ts";

/** 4.27 The persons in hand of whom none has been played this turn, as a mask. */
function playable(s: State, seat: Player): number {
  const hand = s.hand[seat];
  const low = any(hand[0]) | (any(hand[1]) << 1) | (any(hand[2]) << 2) | (any(hand[3]) << 3);
  const high = any(hand[4]) | (any(hand[5]) << 1) | (any(hand[6]) << 2) | (any(hand[7]) << 3);
  return (low | (high << 4)) & ~s.played[0];
}

const WITHOUT_PHASE = (1 << ALCHEMIST) | (1 << PATRICIAN) | (1 << SABOTEUR) | (1 << SMUGGLER);
const WITH_BRICK = (1 << ALCHEMIST) | (1 << SMUGGLER);

/** 3 Adds the persons that may be played between steps of this phase to a list of moves; returns its length. */
export function persons(s: State, seat: Player, out: MoveBuffer, from: number): number {
  const mask = playable(s, seat) & (storageOf(s, seat) > 0 ? -1 : ~WITH_BRICK);
  if (mask === 0) return from;
  const awaits = s.awaits[0];
  let n = from;
  if (awaits === CHOOSE && isIn(mask, PRINCESS)) out[n++] = MOVES.first.princess;
  if (awaits === ACT && isIn(mask, MASON)) out[n++] = MOVES.first.mason;
  if (isIn(mask, WHOLESALER) && (awaits === CHOOSE || (awaits === ACT && !isPhase3(s)))) {
    const size = rowSize(s);
    for (let slot = 0; slot < size; slot++) out[n++] = MOVES.first.wholesaler + slot;
  }
  if (isIn(mask, ALCHEMIST)) {
    n = listColours(s.bag, MOVES.first.alchemist, out, n);
  }
  if (isIn(mask, PATRICIAN)) n = throwable(s, seat, out, n);
  return isIn(mask, SMUGGLER) || isIn(mask, SABOTEUR) ? onOthers(s, seat, mask, out, n) : n;
}

/**
 * 3, 9.3 Could a person be played in phase 6 after one more brick, or this card of the hand, has been given? While more
 * bricks are due the giver has another one, and the given one is in the bag.
 */
export function canPersonFollow(s: State, seat: Player, gone?: HandKind): boolean {
  let mask = playable(s, seat) & WITHOUT_PHASE;
  if (gone !== undefined && s.hand[seat][gone] === 1) mask &= ~(1 << gone);
  if (mask === 0) return false;
  let cards = gone === undefined ? 0 : -1;
  for (const kind of HAND_KINDS) cards += s.hand[seat][kind];
  if (isIn(mask, PATRICIAN) && cards > 1) return true;
  const hasBrick = storageOf(s, seat) > 0;
  if (isIn(mask, ALCHEMIST) && hasBrick && (s.awaits[0] === LIMIT_BRICKS || total(s.bag) > 0)) return true;
  for (const other of s.opened.seatList) {
    if (other === seat) continue;
    if (isIn(mask, SMUGGLER) && hasBrick && storageOf(s, other) > 0) return true;
    if (isIn(mask, SABOTEUR) && s.towerCount[other] > 0) return true;
  }
  return false;
}

const isIn = (mask: number, person: Person): boolean => ((mask >> person) & 1) === 1;

/** 4.23, 4.25 */
// biome-ignore lint/complexity/useMaxParams: a list being filled needs its seat, its kinds, its buffer and its length
function onOthers(s: State, seat: Player, mask: number, out: MoveBuffer, from: number): number {
  let n = from;
  for (const other of s.opened.seatList) {
    if (other === seat) continue;
    if (isIn(mask, SMUGGLER)) {
      n = listColours(s.storage[other], MOVES.first.smuggler + other * 6, out, n);
    }
    if (!isIn(mask, SABOTEUR)) continue;
    const count = s.towerCount[other];
    for (let slot = 0; slot < count; slot++) {
      if (isFirstAlike(s, other, slot as TowerSlot)) out[n++] = MOVES.first.saboteur + other * 6 + slot;
    }
  }
  return n;
}

/** 4.20 One other card of the hand. */
function throwable(s: State, seat: Player, out: MoveBuffer, from: number): number {
  let n = from;
  for (const kind of HAND_KINDS) {
    if (s.hand[seat][kind] > (kind === PATRICIAN ? 1 : 0)) out[n++] = MOVES.first.patrician + kind;
  }
  return n;
}
