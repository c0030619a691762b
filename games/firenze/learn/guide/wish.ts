import { storageOf } from "../../rules/bricks.ts";
import {
  ALCHEMIST,
  ARCHITECT,
  COLOUR_INDEX,
  COLOURS,
  CONTRACT_INDEX,
  type Colour,
  colourOf,
  contractOf,
  floorsOf,
  PERSON_KINDS,
  SMUGGLER,
} from "../../rules/content.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { ACT, CONTRACT_PHASE, OVER, type Player, type State, type TowerSlot } from "../../rules/state.ts";
import { canBuild } from "../../rules/towers/building.ts";
import { bricksTo } from "../../rules/towers/contracts.ts";
import { colourAt, heightAt } from "../../rules/towers/towers.ts";
import { type At, mine } from "./at.ts";
import { aimedAt } from "./reach.ts";
import { type Sought, worthwhile } from "./sought.ts";

interface Aim extends Pick<Sought, "contract"> {
  /** Floors of the tower that fulfils it; others than the contract's take the Architect. */
  readonly height: number;
  /** How much of the worth of an aim it has. */
  readonly share: number;
}

/**
 * In points: the contract in reach; what makes a turn hard to follow, as one floor without a brick for the next (`lone`);
 * a brick kept, floors of contracts half; a swap that could wait for the card (`early`), or for its brick (`late`): one
 * back and forth costs a turn its thread. Measured by obedient learners.
 */
const WORTH = {
  ...{ aim: 14, twin: 1.5, unfed: 1.5, many: 4, person: 1.5, brick: 0.8, floor: 0.4 },
  ...{ early: 20, late: 3, lone: 3 },
} as const;

/**
 * A contract in reach comes first, one tower of a colour before a second, those for which bricks are stored before
 * others, few before many. Persons and bricks are kept until they bring something.
 */
export function wish(at: At): (state: { readonly bytes: Uint8Array }) => number {
  const open = worthwhile(at);
  const aims = aimsOf(at, open);
  const seat = at.you as Player;
  const turns = mine(at)?.turns;
  const swap = at.view.awaits === "choose" ? WORTH.early : WORTH.late;
  return (state) => {
    const s = state as State;
    const isOver = s.turns[seat] !== turns;
    let nearest = 0;
    for (const aim of aims) nearest = Math.max(nearest, aim.share * nearness(s, seat, aim, isOver));
    const near = WORTH.aim * nearest;
    return s.awaits[0] === OVER ? near : near + keptBy(s, seat) - hardFor(s, seat) - (isSwapped(s) ? swap : 0);
  };
}

const SWAPPING = (1 << ALCHEMIST) | (1 << SMUGGLER);
const isSwapped = (s: State): boolean => (s.played[0] & SWAPPING) !== 0;

/** So many points make a contract a whole aim before it is known what will be stored. */
const FULL = 16;

/** The contract in reach; before the card has been taken, all that would be worth a seal, by their points. */
function aimsOf(at: At, open: readonly Sought[]): readonly Aim[] {
  const aim = aimedAt(at);
  if (at.view.awaits !== "act") return open.map(wholeOf);
  if (aim === null) return [];
  const contract = contractOf(COLOURS.indexOf(aim.colour) as Colour, aim.floors);
  return [{ contract, height: aim.height, share: 1 }];
}

const wholeOf = ({ contract, points }: Sought): Aim => ({
  ...{ contract, height: floorsOf(contract), share: Math.min(1, points / FULL) },
});

/** Of what a fulfilled contract is worth: a tower that fits, and at most what leads there. */
const FITS = 0.95;
const ON_THE_WAY = 0.5;

/**
 * 1 once it is fulfilled, less on the way there, nothing once the turn is over without: a search goes on with what has
 * begun well, and does not shrink from the last brick of a colour.
 */
function nearness(s: State, seat: Player, { contract, height }: Aim, isOver: boolean): number {
  if (s.seals[contract] === seat + 1) return 1;
  if (isOver || s.awaits[0] > CONTRACT_PHASE) return 0;
  if (height !== floorsOf(contract) && s.hand[seat][ARCHITECT] === 0) return 0;
  const lacks = bricksTo(s, seat, colourOf(contract), height);
  if (lacks === 0) return FITS;
  const isStored = lacks <= s.storage[seat][colourOf(contract)];
  if (s.awaits[0] > ACT || !isStored || !canBuild(s, lacks, storageOf(s, seat))) return 0;
  return (ON_THE_WAY * (height - lacks + 1)) / (height + 2);
}

/** Persons, bricks in storage and in towers, and floors of contracts. */
function keptBy(s: State, seat: Player): number {
  let [persons, bricks, floors] = [0, storageOf(s, seat), 0];
  for (const kind of PERSON_KINDS) persons += s.hand[seat][kind];
  for (let slot = 0; slot < s.towerCount[seat]; slot++) bricks += heightAt(s, seat, slot as TowerSlot);
  for (const contract of CONTRACT_INDEX) if (s.seals[contract] === seat + 1) floors += floorsOf(contract);
  return WORTH.person * persons + WORTH.brick * bricks + WORTH.floor * floors;
}

/** Towers by colour, of the seat looked at. */
const standing = new Uint8Array(COLOUR_INDEX.length);

/** Bricks that building has for nothing: so many towers get theirs in every turn. */
const FREE = FIGURES.build.cost.lastIndexOf(0);

/** Towers beyond the first of their colour, those for which no brick is stored, and those beyond what is free. */
function hardFor(s: State, seat: Player): number {
  standing.fill(0);
  let [twins, unfed, lone] = [0, 0, 0];
  for (let slot = 0; slot < s.towerCount[seat]; slot++) {
    const c = colourAt(s, seat, slot as TowerSlot);
    standing[c] = (standing[c] as number) + 1;
    if (heightAt(s, seat, slot as TowerSlot) === 1 && s.storage[seat][c] === 0) lone++;
  }
  for (const colour of COLOUR_INDEX) {
    const n = standing[colour] as number;
    twins += Math.max(0, n - 1);
    unfed += Math.max(0, n - s.storage[seat][colour]);
  }
  const many = Math.max(0, s.towerCount[seat] - FREE);
  return WORTH.twin * twins + WORTH.unfed * unfed + WORTH.lone * lone + WORTH.many * many;
}
