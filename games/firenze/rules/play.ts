import { type Seat, type Tell, unreachable } from "#engine";
import { layBrick, nameCard, strikeTower, takeEffect } from "./cards/cards.ts";
import { cancelEvent } from "./cards/event-done.ts";
import { keepTower } from "./cards/losses.ts";
import { beginSwap, playPerson, playSaboteur, playWholesaler, throwAway } from "./cards/persons.ts";
import { layNeutral } from "./chance.ts";
import {
  CONTRACT_INDEX,
  type Colour,
  type Contract,
  type HandKind,
  MASON,
  PATRICIAN,
  PRINCESS,
  type Slot,
} from "./content.ts";
import type { Event } from "./events.ts";
import { MOVES } from "./moves.ts";
import { activeOf, type Player, type State, type TowerSlot } from "./state.ts";
import { build, endBuilding } from "./towers/building.ts";
import { fulfil, handInBellTower, type Lower } from "./towers/contracts.ts";
import { colourAt } from "./towers/towers.ts";
import { beginExchange, discardCard, giveBrick } from "./turn/giving.ts";
import { enterLimits } from "./turn/turn.ts";

/** Moves with two parts lie in the table as first * 6 + second. */
const firstOf = (i: number): number => Math.floor(i / 6);
const secondOf = (i: number): number => i % 6;

const CONTRACTS = CONTRACT_INDEX.length;
/** What the Architect adds, in the order in which `fulfil` and `bell` lie in the table. */
const LOWER: readonly Lower[] = [0, 1, -1];

/** Carries out a legal move. */
export function play(s: State, _seat: Seat, move: number, tell?: Tell<Event>): void {
  const type = MOVES.typeOf(move);
  const i = MOVES.within(move);
  if (type === "neutral") layNeutral(s, i as Contract, activeOf(s), tell);
  else if (type === "card") nameCard(s, i as Slot, tell);
  else if (type === "lay") layBrick(s, s.lowest[0] as Slot, secondOf(i) as Colour, tell);
  else if (type === "give" || type === "swap") giveBrick(s, i as Colour, tell);
  else if (type === "exchange") beginExchange(s, firstOf(i) as Slot, secondOf(i) as Colour);
  else if (type === "found") build(s, s.towerCount[activeOf(s)] as TowerSlot, i as Colour, tell);
  else if (type === "raise") build(s, i as TowerSlot, colourAt(s, activeOf(s), i as TowerSlot), tell);
  else if (type === "built") endBuilding(s, tell);
  else if (type === "fulfil") fulfil(s, (i % CONTRACTS) as Contract, LOWER[Math.floor(i / CONTRACTS)] ?? 0, tell);
  else if (type === "bell") handInBellTower(s, LOWER[i] ?? 0, tell);
  else if (type === "end") enterLimits(s, tell);
  else if (type === "alchemist") beginSwap(s, -1, i as Colour, tell);
  else if (type === "wholesaler") playWholesaler(s, i as Slot, tell);
  else if (type === "saboteur") playSaboteur(s, firstOf(i) as Player, secondOf(i) as TowerSlot, tell);
  else if (type === "smuggler") beginSwap(s, firstOf(i) as Player, secondOf(i) as Colour, tell);
  else if (type === "princess") playPerson(s, PRINCESS, tell);
  else if (type === "mason") playPerson(s, MASON, tell);
  else if (type === "patrician") throwAway(s, i as HandKind, tell);
  else if (type === "cancel") playPatrician(s, tell);
  else if (type === "accept") takeEffect(s, tell);
  else if (type === "strike") strikeTower(s, i as TowerSlot, tell);
  else if (type === "keep") keepTower(s, i as TowerSlot, tell);
  else if (type === "discard") discardCard(s, i, tell);
  else unreachable(type);
}

/** 4.20 Against the event just chosen. */
function playPatrician(s: State, tell?: Tell<Event>): void {
  playPerson(s, PATRICIAN, tell);
  cancelEvent(s, tell);
}
