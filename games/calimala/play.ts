import type { Seat, Tell } from "#engine";
import {
  buildHouse,
  buildShip,
  buildWorkshop,
  contribute,
  endAction,
  giveArtwork,
  shipCloth,
  transportCloth,
} from "./actions.ts";
import { declineAction, endActivation, placeDisc, useAction } from "./activation.ts";
import { canDeliverMore } from "./choices.ts";
import type { Action, Building, Port } from "./content.ts";
import type { Event } from "./events.ts";
import { seatFromStreet } from "./fourth-disc.ts";
import { playCard } from "./hand.ts";
import {
  ARTWORK_MOVE,
  BUILD_HOUSE_MOVE,
  BUILD_SHIP_MOVE,
  BUILD_WORKSHOP_MOVE,
  CARD_MOVE,
  CONTRIBUTE_MOVE,
  DECLINE_MOVE,
  END_MOVE,
  NO_MORE_MOVE,
  PLACE_MOVE,
  SEAT_DISC_MOVE,
  SHIP_MOVE,
  TAKE_MOVE,
  TRANSPORT_MOVE,
  USE_MOVE,
} from "./move-table.ts";
import { keepScoringCard, startCardAt, takeStartCard } from "./setup-choices.ts";
import type { GiftSlot, House, State } from "./state.ts";

/** Carries out a legal move. Moves of one kind lie together in the table, in this order. */
export function play(s: State, seat: Seat, move: number, tell?: Tell<Event>): void {
  if (move < TAKE_MOVE) keepScoringCard(s, seat, move, tell);
  else if (move < PLACE_MOVE) takeStartCard(s, seat, startCardAt(move - TAKE_MOVE), tell);
  else if (move < USE_MOVE) placeDisc(s, seat, move - PLACE_MOVE, tell);
  else if (move < DECLINE_MOVE) useAction(s, seat, (move - USE_MOVE) as Action, tell);
  else if (move < CARD_MOVE) declineAction(s, seat, (move - DECLINE_MOVE) as Action, tell);
  else if (move < BUILD_SHIP_MOVE) playCard(s, seat, (move - CARD_MOVE) as Action, tell);
  else if (move < SHIP_MOVE) chooseInAction(s, seat, move, tell);
  else if (move < NO_MORE_MOVE) deliverCloth(s, seat, move, tell);
  else if (move === NO_MORE_MOVE) endAction(s);
  else if (move === END_MOVE) endActivation(s, seat, tell);
  else seatFromStreet(s, seat, move - SEAT_DISC_MOVE, tell);
}

function chooseInAction(s: State, seat: Seat, move: number, tell?: Tell<Event>): void {
  if (move === BUILD_SHIP_MOVE) buildShip(s, seat, tell);
  else if (move === BUILD_WORKSHOP_MOVE) buildWorkshop(s, seat, tell);
  else if (move < ARTWORK_MOVE) buildHouse(s, seat, (move - BUILD_HOUSE_MOVE) as House, tell);
  else if (move < CONTRIBUTE_MOVE) giveArtwork(s, seat, (move - ARTWORK_MOVE) as Building, tell);
  else contribute(s, seat, (move - CONTRIBUTE_MOVE) as GiftSlot, tell);
}

/** 4.5, 4.6 One cloth after the other; the action ends by itself when nothing more can be delivered. */
function deliverCloth(s: State, seat: Seat, move: number, tell?: Tell<Event>): void {
  if (move < TRANSPORT_MOVE) shipCloth(s, seat, (move - SHIP_MOVE) as Port, tell);
  else transportCloth(s, seat, (move - TRANSPORT_MOVE) as House, tell);
  if (!canDeliverMore(s, seat)) endAction(s);
}

/** The order-free group of a move: what is shipped or transported in one action. */
export function group(move: number): string | undefined {
  if (move >= SHIP_MOVE && move < TRANSPORT_MOVE) return "ship";
  if (move >= TRANSPORT_MOVE && move < NO_MORE_MOVE) return "transport";
  return undefined;
}
