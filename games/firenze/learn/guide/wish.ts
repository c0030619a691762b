import {
  BUILD_LIMIT,
  COLOUR_INDEX,
  COLOURS,
  CONTRACT_INDEX,
  type Colour,
  contractOf,
  floorsOf,
  PERSON_KINDS,
} from "../../rules/content.ts";
import { ACT, CONTRACT_PHASE, OVER, type Player, type State, type TowerSlot } from "../../rules/state.ts";
import { buildCost } from "../../rules/towers/building.ts";
import { colourAt, heightAt } from "../../rules/towers/towers.ts";
import { type At, mine } from "./at.ts";
import { aimedAt, type Reach } from "./reach.ts";
import { worthwhile } from "./sought.ts";

interface Aim extends Pick<Reach, "colour" | "floors"> {
  /** How much of the worth of an aim it has. */
  readonly share: number;
}

/** Points of a contract that is an aim whatever is stored. */
const FULL = 16;

/**
 * In points: the contract in reach, of the points of one that comes within reach, and what makes a turn hard to follow; a
 * brick that is not spent, the floors of contracts counting half. Measured by what obedient learners make of a match.
 */
const WORTH = { aim: 14, later: 0.15, twin: 1.5, unfed: 1.5, person: 1.5, brick: 0.8, floor: 0.4 } as const;

/**
 * A contract in reach comes before what could follow from passing it by, one tower of a colour before a second, towers
 * for which bricks are stored before others; what a contract of the next turn takes, persons and bricks are kept until they bring something.
 */
export function wish(at: At): (state: { readonly bytes: Uint8Array }) => number {
  const aims = aimsOf(at);
  const open = worthwhile(at);
  const seat = at.you as Player;
  const turns = mine(at)?.turns;
  return (state) => {
    const s = state as State;
    const isOver = s.turns[seat] !== turns;
    let nearest = 0;
    for (const aim of aims) nearest = Math.max(nearest, aim.share * nearness(s, seat, aim, isOver));
    const near = WORTH.aim * nearest;
    return s.awaits[0] === OVER
      ? near
      : near + keptBy(s, seat) - hardFor(s, seat) + WORTH.later * laterBy(s, seat, open);
  };
}

/** The contract in reach; before the card has been taken, all that would be worth a seal, by their points. */
function aimsOf(at: At): readonly Aim[] {
  const aim = aimedAt(at);
  if (at.view.awaits === "act") return aim === null ? [] : [{ ...aim, share: 1 }];
  return worthwhile(at).map(({ points, ...each }) => ({ ...each, share: Math.min(1, points / FULL) }));
}

/** Of what a fulfilled contract is worth: a tower that fits, and at most what leads there. */
const FITS = 0.95;
const ON_THE_WAY = 0.5;

/**
 * 1 once it is fulfilled, less on the way there, nothing once the turn is over without: a search goes on with what has
 * begun well, and does not shrink from the last brick of a colour.
 */
function nearness(s: State, seat: Player, { colour, floors }: Aim, isOver: boolean): number {
  const c = COLOURS.indexOf(colour) as Colour;
  if (s.seals[contractOf(c, floors)] === seat + 1) return 1;
  if (isOver || s.awaits[0] > CONTRACT_PHASE) return 0;
  const height = heightTowards(s, seat, c, floors);
  if (height === floors) return FITS;
  const canGoOn = s.awaits[0] <= ACT && height + s.storage[seat][c] >= floors && canPay(s, seat, floors - height);
  return canGoOn ? (ON_THE_WAY * (height + 1)) / (floors + 2) : 0;
}

/** Whether so many bricks more can be paid for. */
function canPay(s: State, seat: Player, lacks: number): boolean {
  let held = 0;
  for (const colour of COLOUR_INDEX) held += s.storage[seat][colour];
  const bricks = s.built[0] + lacks;
  return bricks <= BUILD_LIMIT && lacks + buildCost(s, bricks) <= held;
}

/** The highest tower of the colour that is not too high. */
function heightTowards(s: State, seat: Player, colour: Colour, floors: number): number {
  let height = 0;
  for (let slot = 0; slot < s.towerCount[seat]; slot++) {
    const own = heightAt(s, seat, slot as TowerSlot);
    if (colourAt(s, seat, slot as TowerSlot) === colour && own <= floors && own > height) height = own;
  }
  return height;
}

/** The points of the best contract for which all bricks are there: in the next turn it can be fulfilled. */
function laterBy(s: State, seat: Player, open: readonly Pick<Reach, "colour" | "floors" | "points">[]): number {
  let best = 0;
  for (const { colour, floors, points } of open) {
    const c = COLOURS.indexOf(colour) as Colour;
    if (points <= best || s.seals[contractOf(c, floors)] !== 0) continue;
    const height = heightTowards(s, seat, c, floors);
    if (height + s.storage[seat][c] >= floors) best = points;
  }
  return best;
}

/** Persons, bricks in storage and in towers, and floors of contracts. */
function keptBy(s: State, seat: Player): number {
  let [persons, bricks, floors] = [0, 0, 0];
  for (const kind of PERSON_KINDS) persons += s.hand[seat][kind];
  for (const colour of COLOUR_INDEX) bricks += s.storage[seat][colour];
  for (let slot = 0; slot < s.towerCount[seat]; slot++) bricks += heightAt(s, seat, slot as TowerSlot);
  for (const contract of CONTRACT_INDEX) if (s.seals[contract] === seat + 1) floors += floorsOf(contract);
  return WORTH.person * persons + WORTH.brick * bricks + WORTH.floor * floors;
}

/** Towers by colour, of the seat looked at. */
const standing = new Uint8Array(COLOUR_INDEX.length);

/** Towers beyond the first of their colour, and those for which no brick is stored. */
function hardFor(s: State, seat: Player): number {
  standing.fill(0);
  for (let slot = 0; slot < s.towerCount[seat]; slot++) {
    const c = colourAt(s, seat, slot as TowerSlot);
    standing[c] = (standing[c] as number) + 1;
  }
  let [twins, unfed] = [0, 0];
  for (const colour of COLOUR_INDEX) {
    const n = standing[colour] as number;
    twins += Math.max(0, n - 1);
    unfed += Math.max(0, n - s.storage[seat][colour]);
  }
  return WORTH.twin * twins + WORTH.unfed * unfed;
}
