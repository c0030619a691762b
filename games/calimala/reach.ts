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
import { artworkSlots, giftSlots, portRoom } from "./possible.ts";
import type { State } from "./state.ts";

/**
 * 3.2 Can the seat, by playing cards, come to a point where one of the wanted actions is possible? A depth-first search
 * over purses: all that an action needs or changes, as seen by one seat. Which building or port takes a piece makes no
 * difference to any later possibility, only how many slots are left.
 */

const P_WOOD = 0;
const P_BRICK = 1;
const P_MARBLE = 2;
/** Cloth in workshops 0 to 2, fullest first. */
const P_CLOTH = 3;
const P_WORKSHOPS = 6;
const P_CUBES = 7;
const P_SHIPS = 8;
/** Own houses, bit per trade city. */
const P_HOUSES = 9;
/** Room in trade cities 0 to 2. */
const P_ROOM = 10;
const P_PORTS = 13;
const P_ARTWORKS = 14;
/** Free slots by material 0 to 2. */
const P_GIFTS = 15;
/** 0 when cubes are unlimited. */
const P_LIMITED = 18;
/** Hand by kind. */
const P_HAND = 19;
/** 7.9 1 when only the sum of all cloth counts. */
const P_POOLED = 28;
const SIZE = 32;
const DEEPEST = 46;

type Purse = Uint8Array;
const pursesByDepth: readonly Purse[] = Array.from({ length: DEEPEST + 1 }, () => new Uint8Array(SIZE));
const at = (p: Purse, i: number): number => p[i] as number;
const change = (p: Purse, i: number, by: number): void => {
  p[i] = at(p, i) + by;
};
const purseAt = (depth: number): Purse => pursesByDepth[depth] as Purse;

/** The purse of a seat, in the buffer of depth 0. */
function load(s: State, seat: Seat): Purse {
  const p = purseAt(0);
  const woven = s.woven[seat];
  p[P_WOOD] = s.warehouse[WOOD][seat];
  p[P_BRICK] = s.warehouse[BRICK][seat];
  p[P_MARBLE] = s.warehouse[MARBLE][seat];
  p[P_CLOTH] = woven[0];
  p[P_CLOTH + 1] = woven[1];
  p[P_CLOTH + 2] = woven[2];
  p[P_WORKSHOPS] = s.workshops[seat];
  p[P_CUBES] = s.cubes[seat];
  p[P_SHIPS] = s.ships[seat];
  p[P_HOUSES] = s.houses[0][seat] | (s.houses[1][seat] << 1) | (s.houses[2][seat] << 2);
  p[P_ROOM] = s.cityRoom[3];
  p[P_ROOM + 1] = s.cityRoom[4];
  p[P_ROOM + 2] = s.cityRoom[5];
  p[P_PORTS] = portRoom(s);
  p[P_ARTWORKS] = artworkSlots(s);
  p[P_GIFTS] = giftSlots(s, WOOD);
  p[P_GIFTS + 1] = giftSlots(s, BRICK);
  p[P_GIFTS + 2] = giftSlots(s, MARBLE);
  p[P_LIMITED] = s.opened.limited ? 1 : 0;
  p[P_POOLED] = s.opened.pooled ? 1 : 0;
  const hand = s.hand[seat];
  for (const a of ACTION_INDEX) p[P_HAND + a] = hand[a];
  return p;
}

const clothIn = (p: Purse): number => at(p, P_CLOTH) + at(p, P_CLOTH + 1) + at(p, P_CLOTH + 2);
const canDeliverTo = (p: Purse, c: number): boolean => ((at(p, P_HOUSES) >> c) & 1) === 1 && at(p, P_ROOM + c) > 0;

/** The same as `possibleActions`, on a purse. */
function possibleIn(p: Purse): number {
  const wood = at(p, P_WOOD);
  const brick = at(p, P_BRICK);
  const marble = at(p, P_MARBLE);
  const cloth = clothIn(p);
  let mask = 0;
  if (at(p, P_CUBES) > 0) {
    if (wood < 4) mask |= 1 << WOOD;
    if (brick < 4) mask |= 1 << BRICK;
    if (marble < 4) mask |= 1 << MARBLE;
    if (cloth < at(p, P_WORKSHOPS) * 4) mask |= 1 << WEAVE;
  }
  if (shipFits(p) || workshopFits(p) || houseFits(p)) mask |= 1 << BUILD;
  if (marble > 0 && at(p, P_ARTWORKS) > 0) mask |= 1 << ARTWORK;
  if (cloth > 0 && at(p, P_SHIPS) > 0 && at(p, P_PORTS) > 0) mask |= 1 << SHIP;
  if (cloth > 0 && (canDeliverTo(p, 0) || canDeliverTo(p, 1) || canDeliverTo(p, 2))) mask |= 1 << TRANSPORT;
  if (
    (wood > 0 && at(p, P_GIFTS) > 0) ||
    (brick > 0 && at(p, P_GIFTS + 1) > 0) ||
    (marble > 0 && at(p, P_GIFTS + 2) > 0)
  ) {
    mask |= 1 << CONTRIBUTE;
  }
  return mask;
}

const shipFits = (p: Purse): boolean => at(p, P_WOOD) >= 2 && at(p, P_SHIPS) < 3;
const workshopFits = (p: Purse): boolean => at(p, P_WOOD) >= 1 && at(p, P_BRICK) >= 1 && at(p, P_WORKSHOPS) < 3;
const houseFits = (p: Purse): boolean => at(p, P_BRICK) >= 2 && at(p, P_HOUSES) !== 7;

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

function spend(p: Purse, wood: number, brick: number): void {
  change(p, P_WOOD, -wood);
  change(p, P_BRICK, -brick);
  if (at(p, P_LIMITED) === 1) change(p, P_CUBES, wood + brick);
}

function takeCube(p: Purse): void {
  if (at(p, P_LIMITED) === 1) change(p, P_CUBES, -1);
}

/** Takes one cloth from the fullest workshop, keeping the order fullest first; 7.9 pooled, from the last one with cloth. */
function takeCloth(p: Purse): void {
  const level = at(p, P_POOLED) === 1 ? 1 : at(p, P_CLOTH);
  let i = P_CLOTH;
  while (i < P_CLOTH + 2 && at(p, i + 1) >= level) i++;
  change(p, i, -1);
}

/** Weaves: one cloth in each workshop with room, the emptiest first when cubes run short. */
function weaveIn(p: Purse): void {
  if (at(p, P_POOLED) === 1) {
    weavePooledIn(p);
    return;
  }
  for (let i = P_CLOTH + at(p, P_WORKSHOPS) - 1; i >= P_CLOTH; i--) {
    if (at(p, P_CUBES) === 0) break;
    if (at(p, i) < 4) {
      change(p, i, 1);
      takeCube(p);
    }
  }
  if (at(p, P_CLOTH) < at(p, P_CLOTH + 1)) swap(p, P_CLOTH, P_CLOTH + 1);
  if (at(p, P_CLOTH + 1) < at(p, P_CLOTH + 2)) swap(p, P_CLOTH + 1, P_CLOTH + 2);
  if (at(p, P_CLOTH) < at(p, P_CLOTH + 1)) swap(p, P_CLOTH, P_CLOTH + 1);
}

/** 7.9 As many cloth as workshops, one workshop filled after the other. */
function weavePooledIn(p: Purse): void {
  const workshops = at(p, P_WORKSHOPS);
  for (let n = workshops, i = P_CLOTH; n > 0 && i < P_CLOTH + workshops && at(p, P_CUBES) > 0; ) {
    if (at(p, i) === 4) {
      i++;
      continue;
    }
    change(p, i, 1);
    takeCube(p);
    n--;
  }
}

function swap(p: Purse, i: number, j: number): void {
  const x = at(p, i);
  p[i] = at(p, j);
  p[j] = x;
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

/** What one choice inside a card's action would do to the purse. */
export type PurseChange =
  | "ship"
  | "workshop"
  | "house0"
  | "house1"
  | "house2"
  | "artwork"
  | "gift0"
  | "gift1"
  | "gift2"
  | "port"
  | "city0"
  | "city1"
  | "city2";

function applyChange(p: Purse, done: PurseChange): void {
  switch (done) {
    case "ship":
      spend(p, 2, 0);
      change(p, P_SHIPS, 1);
      return;
    case "workshop":
      spend(p, 1, 1);
      change(p, P_WORKSHOPS, 1);
      return;
    case "house0":
    case "house1":
    case "house2":
      spend(p, 0, 2);
      p[P_HOUSES] = at(p, P_HOUSES) | (1 << Number(done.slice(5)));
      return;
    case "artwork":
      change(p, P_MARBLE, -1);
      change(p, P_ARTWORKS, -1);
      return;
    case "gift0":
    case "gift1":
    case "gift2":
      change(p, Number(done.slice(4)), -1);
      change(p, P_GIFTS + Number(done.slice(4)), -1);
      return;
    case "port":
      takeCloth(p);
      change(p, P_PORTS, -1);
      return;
    case "city0":
    case "city1":
    case "city2":
      takeCloth(p);
      change(p, P_ROOM + Number(done.slice(4)), -1);
      return;
  }
}

/** 3.11 Would a wanted action still be within reach after this choice inside the action of a card? */
export function canReachAfter(s: State, seat: Seat, done: PurseChange, wanted: number): boolean {
  const p = load(s, seat);
  applyChange(p, done);
  return reaches(p, 0, wanted);
}
