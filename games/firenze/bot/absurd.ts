import type { Absurdity, Choice } from "#engine";
import { cardCost } from "../rules/cards/cards.ts";
import { COLLAPSE, COLOUR_INDEX, FIRST_EVENT, PATRICIAN, PRINCESS, type Slot } from "../rules/content.ts";
import { MOVES } from "../rules/moves.ts";
import { activeOf, CHOOSE, CONTRACT_PHASE, type State, type TowerSlot } from "../rules/state.ts";
import { colourAt, heightAt } from "../rules/towers/towers.ts";
import { HIGH, leavesHighTower } from "./high-towers.ts";
import { turnsAhead } from "./outlook.ts";

const STANDING_SLOTS: readonly TowerSlot[] = [0, 1, 2, 3, 4, 5];

const isOf = (move: number, type: string): boolean => MOVES.typeOf(move) === type;

/** 3.4 */
const givenRuin = ({ state, legal }: Choice<State>): readonly number[] =>
  legal.filter((move) => leavesHighTower(state, move));

/** 3.5 A contract within reach in the seat's last turn. */
function lostContract({ state, legal }: Choice<State>): readonly number[] {
  if (state.awaits[0] !== CONTRACT_PHASE || state.ending[0] === 0) return [];
  if (turnsAhead(state, activeOf(state)) > 0 || !legal.some((move) => isOf(move, "fulfil"))) return [];
  return legal.filter((move) => isOf(move, "end"));
}

const DISGRACE = 9;
const SCANDAL = 12;

const slotOf = (move: number): Slot => MOVES.within(move) as Slot;
const kindIn = (s: State, slot: Slot): number => s.rowCard[slot] - 1;
const isBad = (kind: number): boolean => kind === DISGRACE || kind === SCANDAL || kind >= FIRST_EVENT;

const bricksOn = (s: State, slot: Slot): number => COLOUR_INDEX.reduce<number>((n, c) => n + s.rowBricks[slot][c], 0);

/** Whether a card brings as many bricks as another one, of each colour in which the seat has a tower as well. */
function bringsAsMuch(s: State, slot: Slot, other: Slot): boolean {
  if (bricksOn(s, slot) < bricksOn(s, other)) return false;
  const seat = activeOf(s);
  return STANDING_SLOTS.slice(0, s.towerCount[seat]).every((tower) => {
    const colour = colourAt(s, seat, tower);
    return s.rowBricks[slot][colour] >= s.rowBricks[other][colour];
  });
}

/**
 * Row cards of the kind, where one that does no harm costs no more and brings as much, and nothing can be done about the
 * harm.
 */
function harmful({ state, legal }: Choice<State>, isMeant: (kind: number, cost: number) => boolean): readonly number[] {
  if (state.awaits[0] !== CHOOSE || state.hand[activeOf(state)][PATRICIAN] > 0) return [];
  const slots = legal.filter((move) => isOf(move, "card")).map(slotOf);
  const cost = (slot: Slot): number => cardCost(state, slot);
  const harmless = slots.filter((slot) => !isBad(kindIn(state, slot)));
  const isBeaten = (slot: Slot): boolean =>
    harmless.some((other) => cost(other) <= cost(slot) && bringsAsMuch(state, other, slot));
  const isAbsurd = (slot: Slot): boolean => isMeant(kindIn(state, slot), cost(slot)) && isBeaten(slot);
  return legal.filter((move) => isOf(move, "card") && isAbsurd(slotOf(move)));
}

/** 4.8, 4.24 Bricks paid for points that are lost. */
const paidDisgrace = (choice: Choice<State>): readonly number[] =>
  harmful(choice, (kind, cost) => cost > 0 && (kind === DISGRACE || kind === SCANDAL));

/** 4.4 The Collapse of a tower of one's own that is high, each of the others being as high. */
function ownCollapse(choice: Choice<State>): readonly number[] {
  const seat = activeOf(choice.state);
  const towers = choice.state.towerCount[seat];
  for (let slot = 0; slot < towers; slot++) if (heightAt(choice.state, seat, slot as TowerSlot) <= HIGH) return [];
  return towers === 0 ? [] : harmful(choice, (kind) => kind === COLLAPSE);
}

/** 4.6 The card that would have cost nothing anyway, once the Princess has been played. */
function idlePrincess({ state, legal }: Choice<State>): readonly number[] {
  if (state.awaits[0] !== CHOOSE || ((state.played[0] >> PRINCESS) & 1) === 0) return [];
  return legal.filter((move) => isOf(move, "card") && slotOf(move) === 0);
}

/** What looks stupid at a table of Firenze. */
export const absurdities: readonly Absurdity<State>[] = [
  { name: "a high tower left to ruin", find: givenRuin },
  { name: "a contract left in the last turn", find: lostContract },
  { name: "bricks paid for lost points", find: paidDisgrace },
  { name: "one's own high tower collapsed", find: ownCollapse },
  { name: "a Princess for nothing", find: idlePrincess },
];
