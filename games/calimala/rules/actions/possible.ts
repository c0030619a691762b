import { any, below, type Seat } from "#engine";
import {
  type Action,
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
import { HOUSES, type House, ROOM_ARTWORKS, ROOM_CITIES, ROOM_GIFTS, ROOM_PORTS, type State } from "../state.ts";

/** Cloth in all workshops of a seat. */
export const clothOf = (s: State, seat: Seat): number => s.woven[seat][0] + s.woven[seat][1] + s.woven[seat][2];

export const portRoom = (s: State): number => s.cityRoom[0] + s.cityRoom[1] + s.cityRoom[2];

export const artworkSlots = (s: State): number =>
  s.artworkRoom[0] + s.artworkRoom[1] + s.artworkRoom[2] + s.artworkRoom[3];

/** Free slots for one material over the three churches. */
export function giftSlots(s: State, material: 0 | 1 | 2): number {
  switch (material) {
    case 0:
      return s.giftRoom[0] + s.giftRoom[3] + s.giftRoom[6];
    case 1:
      return s.giftRoom[1] + s.giftRoom[4] + s.giftRoom[7];
    case 2:
      return s.giftRoom[2] + s.giftRoom[5] + s.giftRoom[8];
  }
}

export const houseCount = (s: State, seat: Seat): number =>
  (s.houses[seat] & 1) + ((s.houses[seat] >> 1) & 1) + (s.houses[seat] >> 2);

export const hasHouse = (s: State, seat: Seat, house: House): boolean => ((s.houses[seat] >> house) & 1) === 1;

export const EVERY_HOUSE = (1 << HOUSES.length) - 1;

export const canBuildShip = (s: State, seat: Seat): boolean => s.warehouse[WOOD][seat] >= 2 && s.ships[seat] < SHIPS;
export const canBuildWorkshop = (s: State, seat: Seat): boolean =>
  s.warehouse[WOOD][seat] >= 1 && s.warehouse[BRICK][seat] >= 1 && s.workshops[seat] < WORKSHOPS;
export const canBuildHouse = (s: State, seat: Seat): boolean =>
  s.warehouse[BRICK][seat] >= 2 && s.houses[seat] < EVERY_HOUSE;

/** 4.1 to 4.7 The actions that the seat can carry out now, at least in part, as a mask of action bits. */
export const possibleActions = (s: State, seat: Seat): number => s.possible[seat];

/** The same from the things themselves, without a jump: none of them could be foreseen. */
export function findPossible(s: State, seat: Seat): number {
  const wood = s.warehouse[WOOD][seat];
  const brick = s.warehouse[BRICK][seat];
  const marble = s.warehouse[MARBLE][seat];
  const cloth = clothOf(s, seat);
  const workshops = s.workshops[seat];
  const ships = s.ships[seat];
  const houses = s.houses[seat];
  const anyWood = any(wood);
  const anyBrick = any(brick);
  const anyMarble = any(marble);
  const anyCloth = any(cloth);
  const inReserve =
    (below(wood, WAREHOUSE) << WOOD) |
    (below(brick, WAREHOUSE) << BRICK) |
    (below(marble, WAREHOUSE) << MARBLE) |
    (below(cloth, workshops * CLOTH_PER_WORKSHOP) << WEAVE);
  const canBuild =
    (below(1, wood) & below(ships, SHIPS)) |
    (anyWood & anyBrick & below(workshops, WORKSHOPS)) |
    (below(1, brick) & below(houses, EVERY_HOUSE));
  const room = s.room[0];
  const materials = anyWood | (anyBrick << 1) | (anyMarble << 2);
  return (
    (inReserve & -any(s.cubes[seat])) |
    (canBuild << BUILD) |
    ((anyMarble & (room >> ROOM_ARTWORKS)) << ARTWORK) |
    ((anyCloth & any(ships) & (room >> ROOM_PORTS)) << SHIP) |
    ((anyCloth & any(houses & (room >> ROOM_CITIES))) << TRANSPORT) |
    (any(materials & (room >> ROOM_GIFTS)) << CONTRIBUTE)
  );
}

/** What `room` says, from the slots themselves. */
export const findRoom = (s: State): number =>
  ((any(giftSlots(s, WOOD)) | (any(giftSlots(s, BRICK)) << 1) | (any(giftSlots(s, MARBLE)) << 2)) << ROOM_GIFTS) |
  ((any(s.cityRoom[3]) | (any(s.cityRoom[4]) << 1) | (any(s.cityRoom[5]) << 2)) << ROOM_CITIES) |
  (any(artworkSlots(s)) << ROOM_ARTWORKS) |
  (any(portRoom(s)) << ROOM_PORTS);

export const isPossible = (s: State, seat: Seat, action: Action): boolean =>
  (possibleActions(s, seat) & (1 << action)) !== 0;
