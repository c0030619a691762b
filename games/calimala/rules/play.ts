import { type Seat, type Tell, unreachable } from "#engine";
import {
  buildHouse,
  buildShip,
  buildWorkshop,
  contribute,
  endAction,
  giveArtwork,
  shipCloth,
  transportCloth,
} from "./actions/actions.ts";
import { canDeliverMore } from "./actions/choices.ts";
import type { Action, Building, Port } from "./content.ts";
import type { Event } from "./events.ts";
import { MOVES } from "./moves.ts";
import type { GiftSlot, House, State } from "./state.ts";
import { playCard } from "./turn/action-cards.ts";
import { declineAction, endActivation, placeDisc, useAction } from "./turn/activation.ts";
import { seatFromStreet } from "./turn/fourth-disc.ts";
import { keepScoringCard, startCardAt, takeStartCard } from "./turn/setup-choices.ts";

/** Carries out a legal move. */
export function play(s: State, seat: Seat, move: number, tell?: Tell<Event>): void {
  const type = MOVES.typeOf(move);
  const i = MOVES.within(move);
  if (type === "keep") keepScoringCard(s, seat, i, tell);
  else if (type === "take") takeStartCard(s, seat, startCardAt(i), tell);
  else if (type === "place") placeDisc(s, seat, i, tell);
  else if (type === "use") useAction(s, seat, i as Action, tell);
  else if (type === "decline") declineAction(s, seat, i as Action, tell);
  else if (type === "card") playCard(s, seat, i as Action, tell);
  else if (type === "buildShip") buildShip(s, seat, tell);
  else if (type === "buildWorkshop") buildWorkshop(s, seat, tell);
  else if (type === "buildHouse") buildHouse(s, seat, i as House, tell);
  else if (type === "artwork") giveArtwork(s, seat, i as Building, tell);
  else if (type === "contribute") contribute(s, seat, i as GiftSlot, tell);
  else if (type === "ship") shipOne(s, seat, i as Port, tell);
  else if (type === "transport") transportOne(s, seat, i as House, tell);
  else if (type === "deliverNoMore") endAction(s);
  else if (type === "end") endActivation(s, seat, tell);
  else if (type === "seatDisc") seatFromStreet(s, seat, i, tell);
  else unreachable(type);
}

/** 4.5 One cloth after the other; the action ends by itself when nothing more can be delivered. */
function shipOne(s: State, seat: Seat, port: Port, tell?: Tell<Event>): void {
  shipCloth(s, seat, port, tell);
  if (!canDeliverMore(s, seat)) endAction(s);
}

/** 4.6 As with shipping. */
function transportOne(s: State, seat: Seat, house: House, tell?: Tell<Event>): void {
  transportCloth(s, seat, house, tell);
  if (!canDeliverMore(s, seat)) endAction(s);
}
