import { EVERYBODY } from "#engine";
import { listOf, moveAll, storageOf } from "../bricks.ts";
import {
  BOTCH,
  type Building,
  CARDS,
  type Church,
  COLLAPSE,
  COLOURS,
  type Colour,
  FIRE,
  FIRST_BUILDING,
  FIRST_CHURCH,
  FIRST_EVENT,
  FLOOD,
  type HandKind,
  type Kind,
  LUXURY_TAX,
  MONUMENT,
  PATRICIAN,
  PRINCESS,
  SLOTS,
  type Slot,
  TRIBUTE,
} from "../content.ts";
import type { Listener } from "../events.ts";
import {
  activeOf,
  CANCEL,
  FOR_FIRE,
  GIVE,
  LAY,
  type Player,
  STRIKE,
  type State,
  TOWER_COLOUR,
  TOWER_SLOTS,
  type TowerSlot,
} from "../state.ts";
import { clearTower, colourAt, cutTower, heightAt } from "../towers/towers.ts";
import { refill } from "../turn/turn.ts";
import { finishEvent } from "./event-done.ts";
import { beginLosses, loseAll } from "./losses.ts";

/** 3.1, 4.6 What the row card costs the active player. */
export const cardCost = (s: State, slot: number): number => (((s.played[0] >> PRINCESS) & 1) === 1 ? 0 : slot);

/** 4 Does the seat hold this person, and has none of its name been played this turn? */
export const holdsPlayable = (s: State, seat: Player, person: HandKind): boolean =>
  s.hand[seat][person] > 0 && ((s.played[0] >> person) & 1) === 0;

/** 3.1 Names the card of the row. It is taken once its cost has been laid. */
export function nameCard(s: State, slot: Slot, tell: Listener): void {
  s.slot[0] = slot + 1;
  s.due[0] = cardCost(s, slot);
  s.lowest[0] = 0;
  if (s.due[0] > 0) s.awaits[0] = LAY;
  else takeCard(s, tell);
}

/** 3.1 Lays a brick of the cost, one on each card to the left. */
export function layBrick(s: State, slot: Slot, colour: Colour, tell: Listener): void {
  const seat = activeOf(s);
  s.storage[seat][colour]--;
  s.rowBricks[slot][colour]++;
  s.lowest[0]++;
  s.due[0]--;
  tell?.({ type: "brickLaid", seat, slot, colour: COLOURS[colour] }, EVERYBODY);
  if (s.due[0] === 0) takeCard(s, tell);
}

/** 3.1 Takes the bricks of the card, closes the gap to the left and puts the card where its type belongs. */
function takeCard(s: State, tell: Listener): void {
  const seat = activeOf(s);
  const slot = (s.slot[0] - 1) as Slot;
  const kind = (s.rowCard[slot] - 1) as Kind;
  s.slot[0] = 0;
  s.lowest[0] = 0;
  tell?.({ type: "cardTaken", seat, slot, card: CARDS[kind], bricks: listOf(s.rowBricks[slot]) }, EVERYBODY);
  // 4.9, 4.10 Fire and Flood do not reach the bricks of their own card.
  moveAll(s.rowBricks[slot], kind === FIRE || kind === FLOOD ? s.aside : s.storage[seat]);
  closeGap(s, slot);
  if (kind >= FIRST_EVENT) meetEvent(s, kind, tell);
  else {
    putCard(s, kind, tell);
    refill(s, tell);
  }
}

function closeGap(s: State, slot: Slot): void {
  for (let i = slot as number; i < SLOTS.length - 1; i++) {
    const card = s.rowCard[(i + 1) as Slot];
    s.rowCard[i as Slot] = card;
    if (card === 0) return;
    moveAll(s.rowBricks[(i + 1) as Slot], s.rowBricks[i as Slot]);
  }
  s.rowCard[5] = 0;
}

function putCard(s: State, kind: Kind, tell: Listener): void {
  const card = CARDS[kind];
  const seat = activeOf(s);
  if (kind < FIRST_BUILDING) {
    const owner = kind === MONUMENT ? singleHighest(s) : seat;
    if (owner === undefined) s.discards[kind]++;
    else s.hand[owner][kind as HandKind]++;
    tell?.({ type: "cardPut", card, seat: owner ?? null, to: owner === undefined ? "discards" : "hand" }, EVERYBODY);
    return;
  }
  if (kind >= FIRST_CHURCH) {
    s.church[(kind - FIRST_CHURCH) as Church] = 1;
    tell?.({ type: "cardPut", card, seat, to: "church" }, EVERYBODY);
    return;
  }
  // 3.1 A second copy of a building is discarded at once.
  const building = (kind - FIRST_BUILDING) as Building;
  const isSecond = s.buildings[seat][building] === 1;
  if (isSecond) s.discards[kind]++;
  else s.buildings[seat][building] = 1;
  tell?.({ type: "cardPut", card, seat, to: isSecond ? "discards" : "yard" }, EVERYBODY);
}

/** 4.17 Whoever has the single highest tower; equal towers of one player are no tie. */
export function singleHighest(s: State): Player | undefined {
  let best: Player | undefined;
  let highest = 0;
  for (const seat of s.opened.seatList) {
    let own = 0;
    for (const slot of TOWER_SLOTS) own = Math.max(own, s.towers[seat][slot] % TOWER_COLOUR);
    if (own > highest) {
      highest = own;
      best = seat;
    } else if (own === highest) best = undefined;
  }
  return best;
}

/** 3.1, 4.20 An event card takes effect at once, unless it may be cancelled. */
function meetEvent(s: State, kind: Kind, tell: Listener): void {
  s.event[0] = kind + 1;
  if (holdsPlayable(s, activeOf(s), PATRICIAN)) s.awaits[0] = CANCEL;
  else takeEffect(s, tell);
}

/** 4 The event card takes effect. */
export function takeEffect(s: State, tell: Listener): void {
  const seat = activeOf(s);
  const kind = s.event[0] - 1;
  switch (kind) {
    case COLLAPSE:
    case BOTCH:
      if (s.towerCount[seat] === 0) finishEvent(s, tell);
      else s.awaits[0] = STRIKE;
      return;
    case FIRE: {
      const { fire } = s.opened.figures;
      if (storageOf(s, seat) <= fire) {
        loseAll(s, seat, tell);
        finishEvent(s, tell);
        return;
      }
      s.due[0] = fire;
      s.purpose[0] = FOR_FIRE;
      s.awaits[0] = GIVE;
      return;
    }
    case FLOOD:
    case LUXURY_TAX:
    case TRIBUTE:
      beginLosses(s, tell);
      return;
    default:
      finishEvent(s, tell);
  }
}

/** 4.4, 4.18 The tower that the player chose. */
export function strikeTower(s: State, slot: TowerSlot, tell: Listener): void {
  const seat = activeOf(s);
  if (s.event[0] - 1 === COLLAPSE) {
    const floors = heightAt(s, seat, slot);
    const colour = COLOURS[colourAt(s, seat, slot)];
    clearTower(s, seat, slot);
    tell?.({ type: "towerHit", seat, colour, floors, toBag: floors, toStorage: 0, by: "collapse" }, EVERYBODY);
  } else cutTower(s, seat, slot, tell && { by: "botch", tell });
  finishEvent(s, tell);
}
