import type { Seat } from "#engine";
import {
  type Action,
  ARTWORK,
  BRICK,
  BUILD,
  CONTRIBUTE,
  MARBLE,
  SHIP,
  SHIPS,
  TRANSPORT,
  WAREHOUSE,
  WEAVE,
  WOOD,
  WORKSHOPS,
} from "./content.ts";
import type { State } from "./state.ts";

/** Cloth in all workshops of a seat. */
export function clothOf(s: State, seat: Seat): number {
  const woven = s.woven[seat];
  return woven[0] + woven[1] + woven[2];
}

export const portRoom = (s: State): number => s.cityRoom[0] + s.cityRoom[1] + s.cityRoom[2];

export const artworkSlots = (s: State): number =>
  s.artworkRoom[0] + s.artworkRoom[1] + s.artworkRoom[2] + s.artworkRoom[3];

/** Free slots for one material over the three churches. */
export function giftSlots(s: State, material: 0 | 1 | 2): number {
  const room = s.giftRoom;
  switch (material) {
    case 0:
      return room[0] + room[3] + room[6];
    case 1:
      return room[1] + room[4] + room[7];
    case 2:
      return room[2] + room[5] + room[8];
  }
}

export const houseCount = (s: State, seat: Seat): number => s.houses[0][seat] + s.houses[1][seat] + s.houses[2][seat];

export const canBuildShip = (s: State, seat: Seat): boolean => s.warehouse[WOOD][seat] >= 2 && s.ships[seat] < SHIPS;
export const canBuildWorkshop = (s: State, seat: Seat): boolean =>
  s.warehouse[WOOD][seat] >= 1 && s.warehouse[BRICK][seat] >= 1 && s.workshops[seat] < WORKSHOPS;
export const canBuildHouse = (s: State, seat: Seat): boolean =>
  s.warehouse[BRICK][seat] >= 2 && houseCount(s, seat) < 3;

function canTransport(s: State, seat: Seat): boolean {
  return (
    (s.houses[0][seat] === 1 && s.cityRoom[3] > 0) ||
    (s.houses[1][seat] === 1 && s.cityRoom[4] > 0) ||
    (s.houses[2][seat] === 1 && s.cityRoom[5] > 0)
  );
}

/** 4.1 to 4.7 The actions that the seat can carry out now, at least in part, as a mask of action bits. */
export const possibleActions = (s: State, seat: Seat): number => s.possible[seat];

/** The same from the things themselves. */
export function findPossible(s: State, seat: Seat): number {
  const wood = s.warehouse[WOOD][seat];
  const brick = s.warehouse[BRICK][seat];
  const marble = s.warehouse[MARBLE][seat];
  const cloth = clothOf(s, seat);
  let mask = 0;
  if (s.cubes[seat] > 0) {
    if (wood < WAREHOUSE) mask |= 1 << WOOD;
    if (brick < WAREHOUSE) mask |= 1 << BRICK;
    if (marble < WAREHOUSE) mask |= 1 << MARBLE;
    if (cloth < s.workshops[seat] * 4) mask |= 1 << WEAVE;
  }
  if (canBuildShip(s, seat) || canBuildWorkshop(s, seat) || canBuildHouse(s, seat)) mask |= 1 << BUILD;
  if (marble > 0 && artworkSlots(s) > 0) mask |= 1 << ARTWORK;
  if (cloth > 0) {
    if (s.ships[seat] > 0 && portRoom(s) > 0) mask |= 1 << SHIP;
    if (canTransport(s, seat)) mask |= 1 << TRANSPORT;
  }
  if (
    (wood > 0 && giftSlots(s, WOOD) > 0) ||
    (brick > 0 && giftSlots(s, BRICK) > 0) ||
    (marble > 0 && giftSlots(s, MARBLE) > 0)
  ) {
    mask |= 1 << CONTRIBUTE;
  }
  return mask;
}

export const isPossible = (s: State, seat: Seat, action: Action): boolean =>
  (possibleActions(s, seat) & (1 << action)) !== 0;
