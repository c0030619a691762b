import { any, type MoveBuffer, type Seat } from "#engine";
import { BRICK, BUILDINGS, type Building, MARBLE, PORTS, WOOD } from "../content.ts";
import { MOVES } from "../moves.ts";
import {
  ARTWORK_STAGE,
  BUILD_STAGE,
  CONTRIBUTE_STAGE,
  type GiftSlot,
  HOUSES,
  type House,
  SHIP_STAGE,
  type State,
  TRANSPORT_STAGE,
} from "../state.ts";
import { canBuildHouse, canBuildShip, canBuildWorkshop, clothOf, hasHouse } from "./possible.ts";

/** 4.3 to 4.7 The choices inside the action that has begun, without regard to the obligation. Reads public fields only. */
export function choices(s: State, seat: Seat, out: MoveBuffer): number {
  let n = 0;
  switch (s.stage[0]) {
    case BUILD_STAGE:
      if (canBuildShip(s, seat)) out[n++] = MOVES.first.buildShip;
      if (canBuildWorkshop(s, seat)) out[n++] = MOVES.first.buildWorkshop;
      if (canBuildHouse(s, seat)) {
        for (const house of HOUSES) if (!hasHouse(s, seat, house)) out[n++] = MOVES.first.buildHouse + house;
      }
      return n;
    case ARTWORK_STAGE:
      for (let i = 0; i < BUILDINGS.length; i++) {
        out[n] = MOVES.first.artwork + i;
        n += any(s.artworkRoom[i as Building]);
      }
      return n;
    case CONTRIBUTE_STAGE:
      return contributions(s, seat, out);
    case SHIP_STAGE:
      for (const port of PORTS) if (port >= s.fromCity[0] && s.cityRoom[port] > 0) out[n++] = MOVES.first.ship + port;
      if (s.delivered[0] > 0) out[n++] = MOVES.first.deliverNoMore;
      return n;
    case TRANSPORT_STAGE:
      for (const house of HOUSES) {
        if (house + 3 >= s.fromCity[0] && servable(s, seat, house)) out[n++] = MOVES.first.transport + house;
      }
      if (s.delivered[0] > 0) out[n++] = MOVES.first.deliverNoMore;
      return n;
    default:
      return 0;
  }
}

/** 4.7 Slots for a material that the seat has. */
function contributions(s: State, seat: Seat, out: MoveBuffer): number {
  const wood = any(s.warehouse[WOOD][seat]);
  const brick = any(s.warehouse[BRICK][seat]);
  const marble = any(s.warehouse[MARBLE][seat]);
  let n = 0;
  for (const slot of WOOD_SLOTS) {
    out[n] = MOVES.first.contribute + slot;
    n += any(s.giftRoom[slot]) & wood;
    out[n] = MOVES.first.contribute + slot + BRICK;
    n += any(s.giftRoom[(slot + BRICK) as GiftSlot]) & brick;
    out[n] = MOVES.first.contribute + slot + MARBLE;
    n += any(s.giftRoom[(slot + MARBLE) as GiftSlot]) & marble;
  }
  return n;
}

/** The first slot of each church. */
const WOOD_SLOTS = [0, 3, 6] as const;

/** A trade city with a house of the seat's and room for cloth. */
const servable = (s: State, seat: Seat, house: House): boolean =>
  hasHouse(s, seat, house) && s.cityRoom[(house + 3) as 3 | 4 | 5] > 0;

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
