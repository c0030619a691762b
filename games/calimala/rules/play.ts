import type { Seat, Tell } from "#engine";
import { choose } from "./actions/choose.ts";
import type { Action } from "./content.ts";
import type { Event } from "./events.ts";
import { MOVES } from "./moves.ts";
import type { State } from "./state.ts";
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
  else if (type === "end") endActivation(s, seat, tell);
  else if (type === "seatDisc") seatFromStreet(s, seat, i, tell);
  else choose(s, seat, move, tell);
}
