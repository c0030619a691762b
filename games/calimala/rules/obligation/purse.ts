import { any, below, type Seat } from "#engine";
import { artworkSlots, EVERY_HOUSE, giftSlots, portRoom } from "../actions/possible.ts";
import {
  ARTWORK,
  BRICK,
  BUILD,
  CLOTH_PER_WORKSHOP,
  CONTRIBUTE,
  MARBLE,
  SHIP,
  SHIPS,
  TRANSPORT,
  WAREHOUSE,
  WEAVE,
  WOOD,
  WORKSHOPS,
} from "../content.ts";
import type { State } from "../state.ts";

/**
 * A purse: all that an action needs or changes, as seen by one seat, in a few bytes. Which building or port takes a
 * piece makes no difference to any later possibility, only how many slots are left.
 */

const P_WOOD = 0;
const P_BRICK = 1;
export const P_MARBLE = 2;
/** Cloth in workshops 0 to 2, fullest first. */
const P_CLOTH = 3;
export const P_WORKSHOPS = 6;
const P_CUBES = 7;
export const P_SHIPS = 8;
/** Own houses, bit per trade city. */
export const P_HOUSES = 9;
/** Room in trade cities 0 to 2. */
export const P_ROOM = 10;
export const P_PORTS = 13;
export const P_ARTWORKS = 14;
/** Free slots by material 0 to 2. */
export const P_GIFTS = 15;
/** 0 when cubes are unlimited. */
const P_LIMITED = 18;
/** Hand by kind. */
export const P_HAND = 19;
/** 7.9 1 when only the sum of all cloth counts. */
const P_POOLED = 28;
const SIZE = 32;
const DEEPEST = 46;

export type Purse = Uint8Array;
/** The purses of a search, and the same bytes four by four: they are copied often. */
const words: readonly Int32Array[] = Array.from({ length: DEEPEST + 1 }, () => new Int32Array(SIZE / 4));
const purses: readonly Purse[] = words.map(({ buffer }) => new Uint8Array(buffer));
export const at = (p: Purse, i: number): number => p[i] as number;
export const change = (p: Purse, i: number, by: number): void => {
  p[i] = at(p, i) + by;
};

/** The purse of this depth, copied to the next one. Written out, as hands are below: loops took a fiftieth of a random match. */
export function copyDeeper(depth: number): Purse {
  const from = words[depth] as Int32Array;
  const to = words[depth + 1] as Int32Array;
  to[0] = from[0] as number;
  to[1] = from[1] as number;
  to[2] = from[2] as number;
  to[3] = from[3] as number;
  to[4] = from[4] as number;
  to[5] = from[5] as number;
  to[6] = from[6] as number;
  to[7] = from[7] as number;
  return purses[depth + 1] as Purse;
}

/** The purse of a seat, in the buffer of depth 0. */
export function load(s: State, seat: Seat): Purse {
  const p = purses[0] as Purse;
  p[P_WOOD] = s.warehouse[WOOD][seat];
  p[P_BRICK] = s.warehouse[BRICK][seat];
  p[P_MARBLE] = s.warehouse[MARBLE][seat];
  p[P_CLOTH] = s.woven[seat][0];
  p[P_CLOTH + 1] = s.woven[seat][1];
  p[P_CLOTH + 2] = s.woven[seat][2];
  p[P_WORKSHOPS] = s.workshops[seat];
  p[P_CUBES] = s.cubes[seat];
  p[P_SHIPS] = s.ships[seat];
  p[P_HOUSES] = s.houses[seat];
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
  p[P_HAND] = s.hand[seat][0];
  p[P_HAND + 1] = s.hand[seat][1];
  p[P_HAND + 2] = s.hand[seat][2];
  p[P_HAND + 3] = s.hand[seat][3];
  p[P_HAND + 4] = s.hand[seat][4];
  p[P_HAND + 5] = s.hand[seat][5];
  p[P_HAND + 6] = s.hand[seat][6];
  p[P_HAND + 7] = s.hand[seat][7];
  p[P_HAND + 8] = s.hand[seat][8];
  return p;
}

/** The kinds of cards in hand, as a mask. */
export function heldIn(p: Purse): number {
  return (
    any(at(p, P_HAND)) |
    (any(at(p, P_HAND + 1)) << 1) |
    (any(at(p, P_HAND + 2)) << 2) |
    (any(at(p, P_HAND + 3)) << 3) |
    (any(at(p, P_HAND + 4)) << 4) |
    (any(at(p, P_HAND + 5)) << 5) |
    (any(at(p, P_HAND + 6)) << 6) |
    (any(at(p, P_HAND + 7)) << 7) |
    (any(at(p, P_HAND + 8)) << 8)
  );
}

const clothIn = (p: Purse): number => at(p, P_CLOTH) + at(p, P_CLOTH + 1) + at(p, P_CLOTH + 2);
export const canDeliverTo = (p: Purse, c: number): boolean =>
  ((at(p, P_HOUSES) >> c) & 1) === 1 && at(p, P_ROOM + c) > 0;

/**
 * The same as `possibleActions`, on a purse, to which a test holds it; without a jump, too. One function for both would take nine
 * numbers, and a random decision 1.03 of the time (measured).
 */
export function possibleIn(p: Purse): number {
  const wood = at(p, P_WOOD);
  const brick = at(p, P_BRICK);
  const marble = at(p, P_MARBLE);
  const cloth = clothIn(p);
  const workshops = at(p, P_WORKSHOPS);
  const ships = at(p, P_SHIPS);
  const houses = at(p, P_HOUSES);
  const inReserve =
    (below(wood, WAREHOUSE) << WOOD) |
    (below(brick, WAREHOUSE) << BRICK) |
    (below(marble, WAREHOUSE) << MARBLE) |
    (below(cloth, workshops * CLOTH_PER_WORKSHOP) << WEAVE);
  const canBuild =
    (below(1, wood) & below(ships, SHIPS)) |
    (any(wood) & any(brick) & below(workshops, WORKSHOPS)) |
    (below(1, brick) & below(houses, EVERY_HOUSE));
  const cities = any(at(p, P_ROOM)) | (any(at(p, P_ROOM + 1)) << 1) | (any(at(p, P_ROOM + 2)) << 2);
  return (
    (inReserve & -any(at(p, P_CUBES))) |
    (canBuild << BUILD) |
    ((any(marble) & any(at(p, P_ARTWORKS))) << ARTWORK) |
    ((any(cloth) & any(ships) & any(at(p, P_PORTS))) << SHIP) |
    ((any(cloth) & any(houses & cities)) << TRANSPORT) |
    (((any(wood) & any(at(p, P_GIFTS))) |
      (any(brick) & any(at(p, P_GIFTS + 1))) |
      (any(marble) & any(at(p, P_GIFTS + 2)))) <<
      CONTRIBUTE)
  );
}

export const shipFits = (p: Purse): boolean => at(p, P_WOOD) >= 2 && at(p, P_SHIPS) < 3;
export const workshopFits = (p: Purse): boolean => at(p, P_WOOD) >= 1 && at(p, P_BRICK) >= 1 && at(p, P_WORKSHOPS) < 3;
export const houseFits = (p: Purse): boolean => at(p, P_BRICK) >= 2 && at(p, P_HOUSES) !== 7;

export function spend(p: Purse, wood: number, brick: number): void {
  change(p, P_WOOD, -wood);
  change(p, P_BRICK, -brick);
  if (at(p, P_LIMITED) === 1) change(p, P_CUBES, wood + brick);
}

export function takeCube(p: Purse): void {
  if (at(p, P_LIMITED) === 1) change(p, P_CUBES, -1);
}

/** Takes one cloth from the fullest workshop, keeping the order fullest first; 7.9 pooled, from the last one with cloth. */
export function takeCloth(p: Purse): void {
  const level = at(p, P_POOLED) === 1 ? 1 : at(p, P_CLOTH);
  let i = P_CLOTH;
  while (i < P_CLOTH + 2 && at(p, i + 1) >= level) i++;
  change(p, i, -1);
}

/** Weaves: one cloth in each workshop with room, the emptiest first when cubes run short. */
export function weaveIn(p: Purse): void {
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

export function applyChange(p: Purse, done: PurseChange): void {
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
