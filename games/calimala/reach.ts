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
} from "./content.ts";
import {
  applyChange,
  at,
  canDeliverTo,
  change,
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
  purseAt,
  shipFits,
  spend,
  takeCloth,
  takeCube,
  weaveIn,
  workshopFits,
} from "./purse.ts";
import type { State } from "./state.ts";

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

/** The kinds worth playing towards `wanted`. Build is followed further even when possible: what it can build matters. */
function usefulKinds(p: Purse, wanted: number, possible: number): number {
  let seen = 0;
  let open = 0;
  for (const a of ACTION_INDEX) if ((wanted >> a) & 1) open |= HELPS[a] as number;
  while (open !== 0) {
    const a = 31 - Math.clz32(open);
    open &= ~(1 << a);
    if (((seen >> a) & 1) === 1 || at(p, P_HAND + a) === 0) continue;
    seen |= 1 << a;
    if (((possible >> a) & 1) === 0 || a === BUILD) open |= HELPS[a] as number;
  }
  return seen;
}

/** Room for one more level of search, and the card of kind `a` gone from the hand there. */
function deeper(p: Purse, depth: number, a: number): Purse {
  const next = purseAt(depth + 1);
  next.set(p);
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
      const next = deeper(p, depth, a);
      change(next, a, 1);
      takeCube(next);
      return reaches(next, depth + 1, wanted);
    }
    case WEAVE: {
      const next = deeper(p, depth, a);
      weaveIn(next);
      return reaches(next, depth + 1, wanted);
    }
    case BUILD:
      return reachesByBuilding(p, depth, wanted);
    case ARTWORK: {
      const next = deeper(p, depth, a);
      change(next, P_MARBLE, -1);
      change(next, P_ARTWORKS, -1);
      return reaches(next, depth + 1, wanted);
    }
    case SHIP: {
      const next = deeper(p, depth, a);
      takeCloth(next);
      change(next, P_PORTS, -1);
      return reaches(next, depth + 1, wanted);
    }
    case TRANSPORT:
      for (let c = 0; c < 3; c++) {
        if (!canDeliverTo(p, c)) continue;
        const next = deeper(p, depth, a);
        takeCloth(next);
        change(next, P_ROOM + c, -1);
        if (reaches(next, depth + 1, wanted)) return true;
      }
      return false;
    default:
      for (let m = 0; m < 3; m++) {
        if (at(p, m) === 0 || at(p, P_GIFTS + m) === 0) continue;
        const next = deeper(p, depth, a);
        change(next, m, -1);
        change(next, P_GIFTS + m, -1);
        if (reaches(next, depth + 1, wanted)) return true;
      }
      return false;
  }
}

function reachesByBuilding(p: Purse, depth: number, wanted: number): boolean {
  if (shipFits(p)) {
    const next = deeper(p, depth, BUILD);
    spend(next, 2, 0);
    change(next, P_SHIPS, 1);
    if (reaches(next, depth + 1, wanted)) return true;
  }
  if (workshopFits(p)) {
    const next = deeper(p, depth, BUILD);
    spend(next, 1, 1);
    change(next, P_WORKSHOPS, 1);
    if (reaches(next, depth + 1, wanted)) return true;
  }
  if (!houseFits(p)) return false;
  for (let c = 0; c < 3; c++) {
    if ((at(p, P_HOUSES) >> c) & 1) continue;
    const next = deeper(p, depth, BUILD);
    spend(next, 0, 2);
    next[P_HOUSES] = at(next, P_HOUSES) | (1 << c);
    if (reaches(next, depth + 1, wanted)) return true;
  }
  return false;
}

function reaches(p: Purse, depth: number, wanted: number): boolean {
  const possible = possibleIn(p);
  if ((possible & wanted) !== 0) return true;
  let kinds = usefulKinds(p, wanted, possible) & possible;
  while (kinds !== 0) {
    const a = 31 - Math.clz32(kinds);
    kinds &= ~(1 << a);
    if (reachesByCard(p, depth, a, wanted)) return true;
  }
  return false;
}

/** Can the seat carry out one of the wanted actions, now or after playing cards from hand? */
export function canReach(s: State, seat: Seat, wanted: number): boolean {
  if ((s.possible[seat] & wanted) !== 0) return true;
  return s.handSize[seat] > 0 && mayHelp(s, seat, wanted) && reaches(load(s, seat), 0, wanted);
}

/** Is there a card in hand to begin with that is worth playing towards an impossible action? Mostly not: that spares the search. */
function mayHelp(s: State, seat: Seat, wanted: number): boolean {
  const hand = s.hand[seat];
  const possible = s.possible[seat];
  let seen = 0;
  let open = 0;
  for (let rest = wanted; rest !== 0; rest &= rest - 1) open |= HELPS[31 - Math.clz32(rest & -rest)] as number;
  while (open !== 0) {
    const a = (31 - Math.clz32(open)) as Action;
    open &= ~(1 << a);
    if (((seen >> a) & 1) === 1 || hand[a] === 0) continue;
    if (((possible >> a) & 1) === 1) return true;
    seen |= 1 << a;
    open |= HELPS[a] as number;
  }
  return false;
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

/** The same after playing the card of kind `a` in the best way. The card must be possible. */
export function canReachByCard(s: State, seat: Seat, a: Action, wanted: number): boolean {
  return isSafe(s, seat, a, wanted) || reachesByCard(load(s, seat), 0, a, wanted);
}

/** 3.11 Would a wanted action still be within reach after this choice inside the action of a card? */
export function canReachAfter(s: State, seat: Seat, done: PurseChange, wanted: number): boolean {
  const p = load(s, seat);
  applyChange(p, done);
  return reaches(p, 0, wanted);
}
