import type { Seat, Tell } from "#engine";
import { build, endBuilding } from "./building.ts";
import { carryOut, layBrick, nameCard, strikeTower } from "./cards.ts";
import { layNeutral } from "./chance.ts";
import { type Colour, type Contract, type HandKind, MASON, PATRICIAN, PRINCESS, type Slot } from "./content.ts";
import { fulfil, handInBellTower, type Lower } from "./contracts.ts";
import type { Event } from "./events.ts";
import { enterLimits } from "./flow.ts";
import { beginExchange, discardCard, giveBrick } from "./giving.ts";
import { cancelEvent, keepTower } from "./losses.ts";
import {
  ACCEPT_MOVE,
  ALCHEMIST_MOVE,
  BELL_MOVE,
  BUILT_MOVE,
  CANCEL_MOVE,
  CARD_MOVE,
  DISCARD_MOVE,
  END_MOVE,
  EXCHANGE_MOVE,
  FOUND_MOVE,
  FULFIL_DOWN_MOVE,
  FULFIL_MOVE,
  FULFIL_UP_MOVE,
  GIVE_MOVE,
  KEEP_MOVE,
  LAY_MOVE,
  MASON_MOVE,
  NEUTRAL_MOVE,
  PATRICIAN_MOVE,
  PRINCESS_MOVE,
  RAISE_MOVE,
  SABOTEUR_MOVE,
  SMUGGLER_MOVE,
  STRIKE_MOVE,
  SWAP_MOVE,
  WHOLESALER_MOVE,
} from "./move-table.ts";
import { beginSwap, playPerson, playSaboteur, playWholesaler, throwAway } from "./persons.ts";
import { activeOf, type Player, type State, type TowerSlot } from "./state.ts";
import { colourAt } from "./towers.ts";

type Told = Tell<Event> | undefined;

/** Carries out a legal move. Moves of one kind lie together in the table, in this order. */
export function play(s: State, _seat: Seat, move: number, tell?: Tell<Event>): void {
  if (move < BUILT_MOVE) playBrick(s, move, tell);
  else if (move === BUILT_MOVE) endBuilding(s, tell);
  else if (move < ALCHEMIST_MOVE) playContract(s, move, tell);
  else if (move < CANCEL_MOVE) playCard(s, move, tell);
  else playRest(s, move, tell);
}

/** Moves with two parts lie in the table as first * 6 + second. */
const firstOf = (move: number, base: number): number => Math.floor((move - base) / 6);
const secondOf = (move: number, base: number): number => (move - base) % 6;

function playBrick(s: State, move: number, tell: Told): void {
  if (move < CARD_MOVE) layNeutral(s, (move - NEUTRAL_MOVE) as Contract, activeOf(s), tell);
  else if (move < LAY_MOVE) nameCard(s, (move - CARD_MOVE) as Slot, tell);
  else if (move < GIVE_MOVE) layBrick(s, s.lowest[0] as Slot, ((move - LAY_MOVE) % 6) as Colour, tell);
  else if (move < EXCHANGE_MOVE) giveBrick(s, (move - GIVE_MOVE) as Colour, tell);
  else if (move < FOUND_MOVE) {
    beginExchange(s, firstOf(move, EXCHANGE_MOVE) as Slot, secondOf(move, EXCHANGE_MOVE) as Colour);
  } else if (move < RAISE_MOVE) {
    build(s, s.towerCount[activeOf(s)] as TowerSlot, (move - FOUND_MOVE) as Colour, tell);
  } else {
    const slot = (move - RAISE_MOVE) as TowerSlot;
    build(s, slot, colourAt(s, activeOf(s), slot), tell);
  }
}

const LOWER_OF_BELL: readonly Lower[] = [0, 1, -1];

function playContract(s: State, move: number, tell: Told): void {
  if (move === END_MOVE) enterLimits(s, tell);
  else if (move >= BELL_MOVE) handInBellTower(s, LOWER_OF_BELL[move - BELL_MOVE] ?? 0, tell);
  else if (move < FULFIL_UP_MOVE) fulfil(s, (move - FULFIL_MOVE) as Contract, 0, tell);
  else if (move < FULFIL_DOWN_MOVE) fulfil(s, (move - FULFIL_UP_MOVE) as Contract, 1, tell);
  else fulfil(s, (move - FULFIL_DOWN_MOVE) as Contract, -1, tell);
}

function playCard(s: State, move: number, tell: Told): void {
  if (move < WHOLESALER_MOVE) beginSwap(s, -1, (move - ALCHEMIST_MOVE) as Colour, tell);
  else if (move < SABOTEUR_MOVE) playWholesaler(s, (move - WHOLESALER_MOVE) as Slot, tell);
  else if (move < SMUGGLER_MOVE) {
    playSaboteur(s, firstOf(move, SABOTEUR_MOVE) as Player, secondOf(move, SABOTEUR_MOVE) as TowerSlot, tell);
  } else if (move < PRINCESS_MOVE) {
    beginSwap(s, firstOf(move, SMUGGLER_MOVE) as Player, secondOf(move, SMUGGLER_MOVE) as Colour, tell);
  } else if (move === PRINCESS_MOVE) playPerson(s, PRINCESS, tell);
  else if (move === MASON_MOVE) playPerson(s, MASON, tell);
  else throwAway(s, (move - PATRICIAN_MOVE) as HandKind, tell);
}

function playRest(s: State, move: number, tell: Told): void {
  if (move === CANCEL_MOVE) {
    playPerson(s, PATRICIAN, tell);
    cancelEvent(s, tell);
  } else if (move === ACCEPT_MOVE) carryOut(s, tell);
  else if (move < KEEP_MOVE) strikeTower(s, (move - STRIKE_MOVE) as TowerSlot, tell);
  else if (move < DISCARD_MOVE) keepTower(s, (move - KEEP_MOVE) as TowerSlot, tell);
  else if (move < SWAP_MOVE) discardCard(s, move - DISCARD_MOVE, tell);
  else giveBrick(s, (move - SWAP_MOVE) as Colour, tell);
}

/** Where each group begins and ends in the table. */
const GROUPS = [
  ["neutral", NEUTRAL_MOVE, CARD_MOVE],
  ["lay", LAY_MOVE, GIVE_MOVE],
  ["give", GIVE_MOVE, EXCHANGE_MOVE],
  ["build", FOUND_MOVE, BUILT_MOVE],
  ["keep", KEEP_MOVE, DISCARD_MOVE],
  ["discard", DISCARD_MOVE, SWAP_MOVE],
] as const;

/** The order-free group of a move: seals of the setup, a payment, the bricks of a turn, towers kept, cards discarded. */
export const group = (move: number): string | undefined =>
  GROUPS.find(([, first, end]) => move >= first && move < end)?.[0];
