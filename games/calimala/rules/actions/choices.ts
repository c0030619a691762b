import type { MoveBuffer, Seat } from "#engine";
import { BUILDINGS, CITIES, MATERIALS, type Material, PORTS, TRADE_CITIES } from "../content.ts";
import { MOVES } from "../moves.ts";
import {
  ARTWORK_CHOICE,
  BUILD_CHOICE,
  CONTRIBUTE_CHOICE,
  GIFT_SLOTS,
  HOUSES,
  SHIP_CHOICE,
  type State,
  TRANSPORT_CHOICE,
} from "../state.ts";
import { canBuildHouse, canBuildShip, canBuildWorkshop, clothOf, hasHouse } from "./possible.ts";

/**
 * 4.3 to 4.7 Lists the choices inside the action that has begun and returns how many. The obligation is left out, so
 * that only public fields are read.
 */
export function choices(s: State, seat: Seat, out: MoveBuffer): number {
  let n = 0;
  switch (s.awaits[0]) {
    case BUILD_CHOICE:
      if (canBuildShip(s, seat) === 1) out[n++] = MOVES.first.buildShip;
      if (canBuildWorkshop(s, seat) === 1) out[n++] = MOVES.first.buildWorkshop;
      if (canBuildHouse(s, seat) === 1) {
        for (const house of HOUSES) if (!hasHouse(s, seat, house)) out[n++] = MOVES.first.buildHouse + house;
      }
      return n;
    case ARTWORK_CHOICE:
      for (const building of BUILDINGS) if (s.artworkRoom[building] > 0) out[n++] = MOVES.first.artwork + building;
      return n;
    case CONTRIBUTE_CHOICE:
      for (const slot of GIFT_SLOTS) {
        const has = s.warehouse[(slot % MATERIALS.length) as Material][seat];
        if (has > 0 && s.giftRoom[slot] > 0) out[n++] = MOVES.first.contribute + slot;
      }
      return n;
    case SHIP_CHOICE:
    case TRANSPORT_CHOICE:
      n = deliveries(s, seat, out);
      if (s.delivered[0] > 0) out[n++] = MOVES.first.deliverNoMore;
      return n;
    default:
      return 0;
  }
}

/** 4.5, 4.6 Lists the cities that the next cloth can go to, in ascending order from the last one. Returns how many. */
function deliveries(s: State, seat: Seat, out: MoveBuffer): number {
  let n = 0;
  if (clothOf(s, seat) === 0) return n;
  if (s.awaits[0] === TRANSPORT_CHOICE) {
    for (const house of HOUSES) {
      const city = TRADE_CITIES[house];
      const isServed = hasHouse(s, seat, house) && city >= s.fromCity[0];
      if (isServed && s.cityRoom[city] > 0) out[n++] = MOVES.first.transport + house;
    }
  } else if (s.delivered[0] < s.ships[seat]) {
    for (const port of PORTS) if (port >= s.fromCity[0] && s.cityRoom[port] > 0) out[n++] = MOVES.first.ship + port;
  }
  return n;
}

const scratch = new Uint16Array(CITIES.length);

/** 4.5, 4.6 Can the delivery under way go on? */
export const canDeliverMore = (s: State, seat: Seat): boolean => deliveries(s, seat, scratch) > 0;
