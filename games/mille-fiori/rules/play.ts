import { EVERYBODY, type Seat, type Tell, unreachable } from "#engine";
import { placeBerth, sail } from "./areas/harbor.ts";
import { placeHouse } from "./areas/houses.ts";
import { placePerson } from "./areas/people.ts";
import { placeTrade } from "./areas/trade.ts";
import { placeWorkshop } from "./areas/workshops.ts";
import {
  type Berth,
  FIRST,
  type House,
  type Person,
  type Space,
  type TradeSpace,
  type Workshop,
} from "./board/board.ts";
import { cardName, HARBOR, HOUSES, type Kind, NOBILI, NUMBER_OF, POPULI, type ShipNumber, TRADE } from "./content.ts";
import type { Event, ExtraReason } from "./events.ts";
import { canTake } from "./legal-moves.ts";
import { MOVES, spaceOfMove } from "./moves.ts";
import { cardInPlay, EXTRA, PLAY, PLAY_EXTRA, type Player, type State } from "./state.ts";
import { takeFromDisplay } from "./turn/display.ts";
import { handSize, takeFromHand } from "./turn/hands.ts";
import { endTurn, hasChosen } from "./turn/turn.ts";

export function play(s: State, seat: Seat, move: number, tell?: Tell<Event>): void {
  const player = seat as Player;
  const type = MOVES.typeOf(move);
  if (type === "keep") keep(s, player, MOVES.within(move) as Kind, tell);
  else if (type === "place" || type === "sail") playCard(s, player, move, tell);
  else if (type === "take") takeExtra(s, player, MOVES.within(move) as Kind, tell);
  else if (type === "decline") declineExtra(s, player, tell);
  else unreachable(type);
}

/** 4.1 */
function declineExtra(s: State, seat: Player, tell?: Tell<Event>): void {
  tell?.({ type: "extraCardDeclined", seat }, EVERYBODY);
  endTurn(s, tell);
}

/** 2.3 Keeps a card; the others lie before the left neighbour, in the last trick with their owner. */
function keep(s: State, seat: Player, kind: Kind, tell?: Tell<Event>): void {
  takeFromHand(s, seat, kind);
  s.kept[seat] = kind + 1;
  if (tell) {
    const passed = s.trick[0] < s.opened.tricks ? handSize(s, seat) : 0;
    tell({ type: "cardKept", seat, passed, card: cardName(kind) }, 1 << seat);
    tell({ type: "cardKept", seat, passed }, EVERYBODY & ~(1 << seat));
  }
  if (s.opened.inTurn) s.awaits[0] = PLAY;
  else hasChosen(s, seat);
}

/** 4.1 */
function takeExtra(s: State, seat: Player, kind: Kind, tell?: Tell<Event>): void {
  takeFromDisplay(s, kind);
  s.taken[0] = kind + 1;
  s.awaits[0] = PLAY_EXTRA;
  tell?.({ type: "extraCardTaken", seat, card: cardName(kind), number: NUMBER_OF[kind] as ShipNumber }, EVERYBODY);
}

/** 3.1, 3.9 The card in play is placed or sailed with, and is gone for good. */
function playCard(s: State, seat: Player, move: number, tell?: Tell<Event>): void {
  const card = cardInPlay(s);
  const isExtra = s.awaits[0] === PLAY_EXTRA;
  if (tell && !isExtra) {
    tell({ type: "cardPlayed", seat, card: cardName(card), number: NUMBER_OF[card] as ShipNumber }, EVERYBODY);
  }
  const earned = useCard(s, seat, move, tell);
  s.discards[card]++;
  if (isExtra) s.taken[0] = 0;
  else s.kept[seat] = 0;
  if (earned === undefined) endTurn(s, tell);
  else earnExtra(s, seat, earned, tell);
}

/** 3.1 Returns what earned an extra card. */
export const useCard = (s: State, seat: Player, move: number, tell?: Tell<Event>): ExtraReason | undefined =>
  move >= MOVES.first.sail ? sail(s, seat, tell) : place(s, seat, spaceOfMove(move), tell);

/** 4.1, 4.2 */
function earnExtra(s: State, seat: Player, reason: ExtraReason, tell?: Tell<Event>): void {
  tell?.({ type: "extraCardEarned", seat, reason }, EVERYBODY);
  if (canTake(s, seat)) {
    s.awaits[0] = EXTRA;
    return;
  }
  tell?.({ type: "extraCardLapsed", seat }, EVERYBODY);
  endTurn(s, tell);
}

function place(s: State, seat: Player, space: Space, tell?: Tell<Event>): ExtraReason | undefined {
  if (space < FIRST[HOUSES]) return placeWorkshop(s, seat, space as Workshop, tell);
  if (space < FIRST[NOBILI]) return placeHouse(s, seat, (space - FIRST[HOUSES]) as House, tell);
  if (space < FIRST[POPULI]) return placePerson(s, seat, (space - FIRST[NOBILI]) as Person, tell);
  if (space < FIRST[TRADE]) return placePerson(s, seat, (space - FIRST[POPULI]) as Person, tell);
  if (space < FIRST[HARBOR]) return placeTrade(s, seat, (space - FIRST[TRADE]) as TradeSpace, tell);
  return placeBerth(s, seat, (space - FIRST[HARBOR]) as Berth, tell);
}
