import { EVERYBODY, elementAt } from "#engine";
import { storageOf } from "../bricks.ts";
import { finishEvent } from "../cards/event-done.ts";
import { lossPaid } from "../cards/losses.ts";
import { canPersonFollow } from "../cards/person-moves.ts";
import { checkLimits } from "../cards/persons.ts";
import {
  BRIDGE,
  type Building,
  CARDS,
  COLOURS,
  type Colour,
  FIRST_BUILDING,
  type HandKind,
  type Slot,
} from "../content.ts";
import type { Listener } from "../events.ts";
import { DISCARDABLE } from "../moves.ts";
import {
  ACT,
  activeOf,
  actorOf,
  FOR_BUILD,
  FOR_EXCHANGE,
  FOR_FIRE,
  FOR_LOSS,
  FOR_SWAP,
  GIVE,
  LIMIT_BRICKS,
  type Player,
  PURPOSES,
  type State,
} from "../state.ts";
import { afterBuilding } from "../towers/building.ts";
import { discardable, enterLimits } from "./turn.ts";

/** 3.2, 4.12 How many bricks an exchange costs the seat. */
export const exchangeCost = (s: State, seat: Player): number =>
  s.buildings[seat][BRIDGE] === 1 ? s.opened.figures.exchange.costWithBridge : s.opened.figures.exchange.cost;

/** 3.2 May the seat exchange? Once a turn, if it can pay. */
export const canExchange = (s: State, seat: Player): boolean =>
  s.exchanged[0] === 0 && storageOf(s, seat) >= exchangeCost(s, seat);

/** 3.2 Begins an exchange for a brick on a card of the row. The bricks given go onto that card. */
export function beginExchange(s: State, slot: Slot, colour: Colour): void {
  s.exchanged[0] = 1;
  s.slot[0] = slot + 1;
  s.wanted[0] = colour + 1;
  s.due[0] = exchangeCost(s, activeOf(s));
  s.lowest[0] = 0;
  s.purpose[0] = FOR_EXCHANGE;
  s.awaits[0] = GIVE;
}

export function giveBrick(s: State, colour: Colour, tell: Listener): void {
  const seat = actorOf(s);
  const purpose = s.awaits[0] === LIMIT_BRICKS ? "limit" : elementAt(PURPOSES, s.purpose[0]);
  s.storage[seat][colour]--;
  if (s.purpose[0] === FOR_EXCHANGE) s.rowBricks[(s.slot[0] - 1) as Slot][colour]++;
  else if (s.purpose[0] === FOR_SWAP && s.victim[0] > 0) s.storage[(s.victim[0] - 1) as Player][colour]++;
  else s.bag[colour]++;
  s.due[0]--;
  s.lowest[0] = colour;
  tell?.({ type: "brickGiven", seat, colour: COLOURS[colour], purpose }, EVERYBODY);
  if (s.due[0] === 0) finishGiving(s, colour, tell);
}

function finishGiving(s: State, last: Colour, tell: Listener): void {
  const purpose = s.purpose[0];
  s.lowest[0] = 0;
  s.purpose[0] = 0;
  switch (purpose) {
    case FOR_FIRE:
      finishEvent(s, tell);
      return;
    case FOR_LOSS:
      lossPaid(s, tell);
      return;
    case FOR_EXCHANGE:
      takeExchanged(s, tell);
      return;
    case FOR_BUILD:
      afterBuilding(s, tell);
      return;
    case FOR_SWAP:
      takeSwapped(s, last, tell);
      return;
    default:
      enterLimits(s, tell);
  }
}

function takeExchanged(s: State, tell: Listener): void {
  const seat = activeOf(s);
  const slot = (s.slot[0] - 1) as Slot;
  const colour = (s.wanted[0] - 1) as Colour;
  s.rowBricks[slot][colour]--;
  s.storage[seat][colour]++;
  s.slot[0] = 0;
  s.wanted[0] = 0;
  s.awaits[0] = ACT;
  tell?.({ type: "exchanged", seat, slot, got: COLOURS[colour] }, EVERYBODY);
}

/** 4.1, 4.25 */
function takeSwapped(s: State, gave: Colour, tell: Listener): void {
  const seat = activeOf(s);
  const colour = (s.wanted[0] - 1) as Colour;
  const from = s.victim[0] === 0 ? null : ((s.victim[0] - 1) as Player);
  if (from === null) s.bag[colour]--;
  else s.storage[from][colour]--;
  s.storage[seat][colour]++;
  s.wanted[0] = 0;
  s.victim[0] = 0;
  s.awaits[0] = s.back[0];
  s.back[0] = 0;
  tell?.({ type: "swapped", seat, gave: COLOURS[gave], got: COLOURS[colour], from }, EVERYBODY);
  checkLimits(s, tell);
}

/**
 * 3.6, 9.3 May this kind be discarded next? Persons come first, then buildings, in one order, and enough must be left
 * unless a person can still be played.
 */
export function canDiscard(s: State, seat: Player, i: number): boolean {
  if (i < s.lowest[0] || discardable(s, seat, i) === 0) return false;
  let left = 0;
  for (let other = i; other < DISCARDABLE.length; other++) left += discardable(s, seat, other);
  const kind = DISCARDABLE[i] ?? 0;
  return left >= s.due[0] || canPersonFollow(s, seat, kind < FIRST_BUILDING ? (kind as HandKind) : undefined);
}

export function discardCard(s: State, i: number, tell: Listener): void {
  const seat = activeOf(s);
  const kind = DISCARDABLE[i] ?? 0;
  if (kind < FIRST_BUILDING) s.hand[seat][kind as HandKind]--;
  else s.buildings[seat][(kind - FIRST_BUILDING) as Building] = 0;
  s.discards[kind]++;
  s.due[0]--;
  s.lowest[0] = i;
  tell?.({ type: "cardDiscarded", seat, card: CARDS[kind] }, EVERYBODY);
  if (s.due[0] === 0) enterLimits(s, tell);
}
