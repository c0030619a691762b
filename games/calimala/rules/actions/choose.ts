import type { Seat, Tell } from "#engine";
import type { Building, Port } from "../content.ts";
import type { Event } from "../events.ts";
import { MOVES } from "../moves.ts";
import type { GiftSlot, House, State } from "../state.ts";
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
import { canDeliverMore } from "./choices.ts";

/** 4.3 to 4.7 Carries out a choice inside the action that has begun. Throws when the move is no such choice. */
export function choose(s: State, seat: Seat, move: number, tell?: Tell<Event>): void {
  const type = MOVES.typeOf(move);
  const i = MOVES.within(move);
  if (type === "buildShip") buildShip(s, seat, tell);
  else if (type === "buildWorkshop") buildWorkshop(s, seat, tell);
  else if (type === "buildHouse") buildHouse(s, seat, i as House, tell);
  else if (type === "artwork") giveArtwork(s, seat, i as Building, tell);
  else if (type === "contribute") contribute(s, seat, i as GiftSlot, tell);
  else if (type === "ship") shipOne(s, seat, i as Port, tell);
  else if (type === "transport") transportOne(s, seat, i as House, tell);
  else if (type === "deliverNoMore") endAction(s);
  else throw new Error(`invariant: move ${move} is a choice inside an action`);
}

/** 4.5 Ships one cloth. The action ends when no more can be delivered. */
function shipOne(s: State, seat: Seat, port: Port, tell?: Tell<Event>): void {
  shipCloth(s, seat, port, tell);
  if (!canDeliverMore(s, seat)) endAction(s);
}

/** 4.6 Transports one cloth. The action ends when no more can be delivered. */
function transportOne(s: State, seat: Seat, house: House, tell?: Tell<Event>): void {
  transportCloth(s, seat, house, tell);
  if (!canDeliverMore(s, seat)) endAction(s);
}
