import type { Seat } from "#engine";
import {
  ACTION_INDEX,
  type Action,
  ARTWORK,
  BRICK,
  BUILD,
  CONTRIBUTE,
  MARBLE,
  SHIP,
  TRANSPORT,
  WEAVE,
  WOOD,
} from "../content.ts";
import type { State } from "../state.ts";
import {
  applyChange,
  at,
  canDeliverTo,
  change,
  copyDeeper,
  heldIn,
  houseFits,
  load,
  P_ARTWORKS,
  P_GIFTS,
  P_HAND,
  P_HOUSES,
  P_MARBLE,
  P_PORTS,
  P_ROOM,
  P_SHIPS,
  P_WORKSHOPS,
  type Purse,
  type PurseChange,
  possibleIn,
  shipFits,
  spend,
  takeCloth,
  takeCube,
  weaveIn,
  workshopFits,
} from "./purse.ts";

/**
 * 3.2 Can the seat, by playing cards, come to a point where one of the wanted actions is possible? A depth-first search
 * over purses.
 */

const bits = (...actions: readonly Action[]): number => actions.reduce<number>((mask, a) => mask | (1 << a), 0);

/** Which cards can help to make an action possible that is impossible now. */
const HELPS: readonly number[] = [
  bits(BUILD, CONTRIBUTE),
  bits(BUILD, CONTRIBUTE),
  bits(BUILD, CONTRIBUTE, ARTWORK),
  bits(BUILD, SHIP, TRANSPORT),
  bits(WOOD, BRICK),
  bits(MARBLE),
  bits(BUILD, WEAVE),
  bits(BUILD, WEAVE),
  bits(WOOD, BRICK, MARBLE),
];

/** The same for any of several actions, as a mask. */
const HELP_ANY: readonly number[] = Array.from({ length: 1 << ACTION_INDEX.length }, (_, actions) =>
  ACTION_INDEX.reduce<number>((cards, a) => ((actions >> a) & 1 ? cards | (HELPS[a] as number) : cards), 0),
);

/**
 * The kinds held that are worth playing towards `wanted`, themselves or for another one that is. Build is followed further even
 * when possible: what it can build matters.
 */
function usefulKinds(held: number, wanted: number, possible: number): number {
  const followed = ~possible | (1 << BUILD);
  let useful = held & (HELP_ANY[wanted] as number);
  for (let more = useful; more !== 0; useful |= more) {
    const help = HELP_ANY[useful & followed] as number;
    more = held & help & ~useful;
  }
  return useful;
}

/** One more level of search, and the card of kind `a` gone from the hand there. */
function deeper(depth: number, a: number): Purse {
  const next = copyDeeper(depth);
  change(next, P_HAND + a, -1);
  return next;
}

/**
 * The ways in which a card can be carried out, as far as they differ here. Delivering one cloth is as good as
 * delivering more: it leaves more cloth, makes room in a workshop all the same, and weaving later costs fewer cubes.
 */
function reachesByCard(p: Purse, depth: number, a: number, wanted: number): boolean {
  switch (a) {
    case WOOD:
    case BRICK:
    case MARBLE: {
      const next = deeper(depth, a);
      change(next, a, 1);
      takeCube(next);
      return reaches(next, depth + 1, wanted);
    }
    case WEAVE: {
      const next = deeper(depth, a);
      weaveIn(next);
      return reaches(next, depth + 1, wanted);
    }
    case BUILD:
      return reachesByBuilding(p, depth, wanted);
    case ARTWORK: {
      const next = deeper(depth, a);
      change(next, P_MARBLE, -1);
      change(next, P_ARTWORKS, -1);
      return reaches(next, depth + 1, wanted);
    }
    case SHIP: {
      const next = deeper(depth, a);
      takeCloth(next);
      change(next, P_PORTS, -1);
      return reaches(next, depth + 1, wanted);
    }
    case TRANSPORT:
      for (let c = 0; c < 3; c++) {
        if (!canDeliverTo(p, c)) continue;
        const next = deeper(depth, a);
        takeCloth(next);
        change(next, P_ROOM + c, -1);
        if (reaches(next, depth + 1, wanted)) return true;
      }
      return false;
    default:
      for (let m = 0; m < 3; m++) {
        if (at(p, m) === 0 || at(p, P_GIFTS + m) === 0) continue;
        const next = deeper(depth, a);
        change(next, m, -1);
        change(next, P_GIFTS + m, -1);
        if (reaches(next, depth + 1, wanted)) return true;
      }
      return false;
  }
}

function reachesByBuilding(p: Purse, depth: number, wanted: number): boolean {
  if (shipFits(p)) {
    const next = deeper(depth, BUILD);
    spend(next, 2, 0);
    change(next, P_SHIPS, 1);
    if (reaches(next, depth + 1, wanted)) return true;
  }
  if (workshopFits(p)) {
    const next = deeper(depth, BUILD);
    spend(next, 1, 1);
    change(next, P_WORKSHOPS, 1);
    if (reaches(next, depth + 1, wanted)) return true;
  }
  if (!houseFits(p)) return false;
  for (let c = 0; c < 3; c++) {
    if ((at(p, P_HOUSES) >> c) & 1) continue;
    const next = deeper(depth, BUILD);
    spend(next, 0, 2);
    next[P_HOUSES] = at(next, P_HOUSES) | (1 << c);
    if (reaches(next, depth + 1, wanted)) return true;
  }
  return false;
}

function reaches(p: Purse, depth: number, wanted: number): boolean {
  const possible = possibleIn(p);
  if ((possible & wanted) !== 0) return true;
  return reachesByCards(p, depth, usefulKinds(heldIn(p), wanted, possible) & possible, wanted);
}

function reachesByCards(p: Purse, depth: number, kinds: number, wanted: number): boolean {
  for (let rest = kinds; rest !== 0; ) {
    const a = 31 - Math.clz32(rest);
    if (reachesByCard(p, depth, a, wanted)) return true;
    rest &= ~(1 << a);
  }
  return false;
}

/** Can the seat carry out one of the wanted actions, now or after playing cards from hand? */
export function canReach(s: State, seat: Seat, wanted: number): boolean {
  const possible = s.possible[seat];
  return (possible & wanted) !== 0 || canReachLater(s, seat, wanted, possible);
}

/** Mostly no card is worth playing: that spares the search. */
function canReachLater(s: State, seat: Seat, wanted: number, possible: number): boolean {
  const kinds = usefulKinds(s.held[seat], wanted, possible) & possible;
  return kinds !== 0 && reachesByCards(load(s, seat), 0, kinds, wanted);
}

/** Those of the wanted actions, all impossible now, that cards in hand can make possible. */
export function reachable(s: State, seat: Seat, wanted: number): number {
  const possible = s.possible[seat];
  const held = s.held[seat];
  if ((usefulKinds(held, wanted, possible) & possible) === 0) return 0;
  const p = load(s, seat);
  let mask = 0;
  for (let rest = wanted; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if (reachesByCards(p, 0, usefulKinds(held, bit, possible) & possible, bit)) mask |= bit;
  }
  return mask;
}

/** What carrying out an action can make impossible, by action. */
const HURTS: readonly number[] = [
  bits(WOOD),
  bits(BRICK),
  bits(MARBLE),
  bits(WEAVE),
  bits(BUILD, CONTRIBUTE),
  bits(ARTWORK, CONTRIBUTE),
  bits(SHIP, TRANSPORT),
  bits(SHIP, TRANSPORT),
  bits(BUILD, ARTWORK, CONTRIBUTE),
];
/** What needs cubes of the reserve, and the most that one action takes from it. */
const NEED_CUBES = bits(WOOD, BRICK, MARBLE, WEAVE);
const MOST_CUBES = 3;

/** Is a wanted action possible that stays so however the action `a` is carried out? Mostly: that spares the search. */
export function isSafe(s: State, seat: Seat, a: Action, wanted: number): boolean {
  const hurt = (HURTS[a] as number) | (s.cubes[seat] > MOST_CUBES ? 0 : NEED_CUBES);
  return (s.possible[seat] & wanted & ~hurt) !== 0;
}

/**
 * 3.11 Those of the cards after which, carried out in the best way, a wanted action is possible or within reach. All of them must be
 * possible. One purse for those that have to be searched.
 */
export function cardsThatKeep(s: State, seat: Seat, cards: number, wanted: number): number {
  let kept = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const a = (31 - Math.clz32(rest & -rest)) as Action;
    if (isSafe(s, seat, a, wanted)) kept |= 1 << a;
  }
  if (kept === cards) return kept;
  const p = load(s, seat);
  for (let rest = cards & ~kept; rest !== 0; rest &= rest - 1) {
    const a = 31 - Math.clz32(rest & -rest);
    if (reachesByCard(p, 0, a, wanted)) kept |= 1 << a;
  }
  return kept;
}

/** 3.11 Would a wanted action still be within reach after this choice inside the action of a card? */
export function canReachAfter(s: State, seat: Seat, done: PurseChange, wanted: number): boolean {
  const p = load(s, seat);
  applyChange(p, done);
  return reaches(p, 0, wanted);
}
