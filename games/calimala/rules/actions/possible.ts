import { any, below, type Seat } from "#engine";
import {
  type Action,
  ARTWORK,
  BRICK,
  BUILD,
  BUILDINGS,
  CLOTH_PER_WORKSHOP,
  CONTRIBUTE,
  type Cost,
  HOUSE_COST,
  MARBLE,
  MATERIALS,
  PORTS,
  SHIP,
  SHIP_COST,
  SHIPS,
  TRADE_CITIES,
  TRANSPORT,
  WAREHOUSE,
  WEAVE,
  WOOD,
  WORKSHOP_COST,
  WORKSHOPS,
} from "../content.ts";
import {
  GIFT_SLOTS,
  HOUSES,
  type House,
  ROOM_ARTWORKS,
  ROOM_CITIES,
  ROOM_GIFTS,
  ROOM_PORTS,
  type State,
} from "../state.ts";

/** Cloth in all workshops of a seat. */
export const clothOf = (s: State, seat: Seat): number => s.woven[seat][0] + s.woven[seat][1] + s.woven[seat][2];

export const houseCount = (s: State, seat: Seat): number =>
  (s.houses[seat] & 1) + ((s.houses[seat] >> 1) & 1) + (s.houses[seat] >> 2);

export const hasHouse = (s: State, seat: Seat, house: House): boolean => ((s.houses[seat] >> house) & 1) === 1;

const EVERY_HOUSE = (1 << HOUSES.length) - 1;

/** 4.3 Whether the seat has the wood and brick for a building, as 1 or 0. No building costs marble. */
const affords = (s: State, seat: Seat, cost: Cost): number =>
  ~(below(s.warehouse[WOOD][seat], cost[WOOD]) | below(s.warehouse[BRICK][seat], cost[BRICK])) & 1;

/** 4.3 Whether a ship, a workshop, a trade house in some trade city can be built, as 1 or 0. */
export const canBuildShip = (s: State, seat: Seat): number => affords(s, seat, SHIP_COST) & below(s.ships[seat], SHIPS);
export const canBuildWorkshop = (s: State, seat: Seat): number =>
  affords(s, seat, WORKSHOP_COST) & below(s.workshops[seat], WORKSHOPS);
export const canBuildHouse = (s: State, seat: Seat): number =>
  affords(s, seat, HOUSE_COST) & below(s.houses[seat], EVERY_HOUSE);

/** 4.1 to 4.7 The actions that the seat can carry out now, at least in part, as a mask of action bits. */
export const possibleActions = (s: State, seat: Seat): number => s.possible[seat];

/**
 * 4.1 to 4.7 Computes `possibleActions` from the mat and the free slots. Conditions are numbers: branches would be
 * unpredictable, and a random decision takes 17 % longer with them.
 */
export function findPossible(s: State, seat: Seat): number {
  const wood = s.warehouse[WOOD][seat];
  const brick = s.warehouse[BRICK][seat];
  const marble = s.warehouse[MARBLE][seat];
  const cloth = clothOf(s, seat);
  const room = s.room[0];
  const taking =
    (below(wood, WAREHOUSE) << WOOD) |
    (below(brick, WAREHOUSE) << BRICK) |
    (below(marble, WAREHOUSE) << MARBLE) |
    (below(cloth, s.workshops[seat] * CLOTH_PER_WORKSHOP) << WEAVE);
  const building = canBuildShip(s, seat) | canBuildWorkshop(s, seat) | canBuildHouse(s, seat);
  const materials = (any(wood) << WOOD) | (any(brick) << BRICK) | (any(marble) << MARBLE);
  return (
    (taking & -any(s.cubes[seat])) |
    (building << BUILD) |
    ((any(marble) & (room >> ROOM_ARTWORKS)) << ARTWORK) |
    ((any(cloth) & any(s.ships[seat]) & (room >> ROOM_PORTS)) << SHIP) |
    ((any(cloth) & any(s.houses[seat] & (room >> ROOM_CITIES))) << TRANSPORT) |
    (any(materials & (room >> ROOM_GIFTS)) << CONTRIBUTE)
  );
}

/** 4.4 to 4.7 The bits of `room`, computed from the free slots. */
export function findRoom(s: State): number {
  let room = 0;
  for (const slot of GIFT_SLOTS) if (s.giftRoom[slot] > 0) room |= 1 << (ROOM_GIFTS + (slot % MATERIALS.length));
  for (const house of HOUSES) if (s.cityRoom[TRADE_CITIES[house]] > 0) room |= 1 << (ROOM_CITIES + house);
  for (const building of BUILDINGS) if (s.artworkRoom[building] > 0) room |= 1 << ROOM_ARTWORKS;
  for (const port of PORTS) if (s.cityRoom[port] > 0) room |= 1 << ROOM_PORTS;
  return room;
}

export const isPossible = (s: State, seat: Seat, action: Action): boolean =>
  (possibleActions(s, seat) & (1 << action)) !== 0;
