import { sum } from "#boardkit";
import {
  COLOUR_INDEX,
  COLOURS,
  CONTRACT_INDEX,
  type Colour,
  contractOf,
  floorsOf,
  PERSON_KINDS,
} from "../../rules/content.ts";
import { ACT, CONTRACT_PHASE, OVER, type Player, type State, TOWER_SLOTS } from "../../rules/state.ts";
import { colourAt, heightAt } from "../../rules/towers/towers.ts";
import type { At } from "./at.ts";
import { aimedAt, type Reach } from "./reach.ts";

/**
 * In points: the contract in reach, and what makes a turn hard to follow; a brick that is not spent, the floors of contracts
 * counting half. Measured by what obedient learners make of a match.
 */
const WORTH = { aim: 7, twin: 1.5, unfed: 0.6, person: 1.5, brick: 0.8, floor: 0.4 } as const;

/**
 * A contract in reach comes before what could follow from passing it by, one tower of a colour before a second, towers
 * for which bricks are stored before others; persons and bricks are kept until they bring something.
 */
export function wish(at: At): (state: { readonly bytes: Uint8Array }) => number {
  const aim = aimedAt(at);
  const seat = at.you as Player;
  return (state) => {
    const s = state as State;
    const near = aim === null ? 0 : WORTH.aim * nearness(s, seat, aim);
    return s.awaits[0] === OVER
      ? near
      : near + keptOf(s, seat) - WORTH.twin * twins(s, seat) - WORTH.unfed * unfed(s, seat);
  };
}

/** Persons, bricks in storage and in towers, and floors of contracts. */
function keptOf(s: State, seat: Player): number {
  const persons = sum(PERSON_KINDS.map((kind) => s.hand[seat][kind]));
  const bricks = sum(COLOUR_INDEX.map((colour) => s.storage[seat][colour] + sum(heightsOf(s, seat, colour))));
  const sealed = CONTRACT_INDEX.filter((contract) => s.seals[contract] === seat + 1);
  return WORTH.person * persons + WORTH.brick * bricks + WORTH.floor * sum(sealed.map(floorsOf));
}

/** 1 once it is fulfilled, less on the way there: a search goes on with what has begun well. */
function nearness(s: State, seat: Player, { colour, floors }: Reach): number {
  const c = COLOURS.indexOf(colour) as Colour;
  if (s.seals[contractOf(c, floors)] === seat + 1) return 1;
  const height = Math.max(0, ...heightsOf(s, seat, c).filter((each) => each <= floors));
  if (s.awaits[0] <= ACT) return height + s.storage[seat][c] < floors ? 0 : (height + 1) / (floors + 2);
  return s.awaits[0] === CONTRACT_PHASE && height === floors ? 0.9 : 0;
}

/** Floors of the seat's towers of a colour. */
const heightsOf = (s: State, seat: Player, colour: Colour): readonly number[] =>
  TOWER_SLOTS.slice(0, s.towerCount[seat])
    .filter((slot) => colourAt(s, seat, slot) === colour)
    .map((slot) => heightAt(s, seat, slot));

/** Towers beyond the first of their colour. */
const twins = (s: State, seat: Player): number =>
  sum(COLOUR_INDEX.map((colour) => Math.max(0, heightsOf(s, seat, colour).length - 1)));

/** Towers for which no brick is stored. */
const unfed = (s: State, seat: Player): number =>
  sum(COLOUR_INDEX.map((colour) => Math.max(0, heightsOf(s, seat, colour).length - s.storage[seat][colour])));
