import {
  type Bonus,
  BUILD_LIMIT,
  CHURCHES,
  COLOUR_INDEX,
  CONTRACT_INDEX,
  type Colour,
  type Contract,
  contractOf,
  FLOORS,
  type Floors,
  floorsOf,
  SLOTS,
  WHITE,
} from "../rules/content.ts";
import { type Player, type State, TOWER_SLOTS, type TowerSlot } from "../rules/state.ts";
import { buildCost } from "../rules/towers/building.ts";
import { contractPoints, owesBellTower } from "../rules/towers/contracts.ts";
import { colourAt, heightAt } from "../rules/towers/towers.ts";
import { BEFORE_BUILT, BEFORE_CARD, DONE, ELSEWHERE, FULFILLING, outlook, PAYING } from "./outlook.ts";
import { powers, WORTH } from "./worth.ts";

/** Expected points by contract; 0 for contracts with a seal. */
const points = new Float64Array(CONTRACT_INDEX.length);
/**
 * Of the seat looked at: by tower its expected points beyond its bare floors; by colour, as a mask, the floors that its
 * towers aim at.
 */
const extra = new Float64Array(TOWER_SLOTS.length);
const aimed = new Uint16Array(COLOUR_INDEX.length);

const SURE_FLOOR = powers(WORTH.sureFloor);
const SURE_WANTED = powers(WORTH.sureWanted);
const LATER_BALCONY = powers(WORTH.laterBalcony);

/** Computes `points` from the board. Called before `prospectsOf` for any seat. */
export function lookAtContracts(s: State): void {
  for (const contract of CONTRACT_INDEX) points[contract] = s.seals[contract] > 0 ? 0 : pointsFor(s, contract);
}

/** The expected points of a contract, with the floor bonus and the privileges of churches. */
function pointsFor(s: State, contract: Contract): number {
  const floors = floorsOf(contract);
  const tile = s.balcony[contract];
  const before = tile > 0 ? (s.opened.tiles[tile - 1]?.numeral ?? 0) - s.balconiesDone[0] : 0;
  const own = contractPoints(s, contract) * (LATER_BALCONY[before] ?? 0);
  return floors < 5 ? own : own + WORTH.bonus * bonusFor(s, floors);
}

function bonusFor(s: State, floors: Floors): number {
  const isOpen = s.floorBonus[(floors - 5) as Bonus] === 0;
  let bonus: number = isOpen ? s.opened.figures.floorBonuses[floors as 5].points : 0;
  for (const church of [1, 2, 3] as const) {
    if (s.church[church] === 0) continue;
    const privilege = s.opened.figures.privileges[CHURCHES[church]];
    if (privilege.floors === floors) bonus += privilege.points;
  }
  return bonus;
}

/** The worth of the seat's towers and of the best one that it could found next. */
export function prospectsOf(s: State, seat: Player): number {
  const owes = owesBellTower(s, seat);
  aimed.fill(0);
  let sum = owes ? -WORTH.bell : 0;
  for (let i = s.towerCount[seat] - 1; i >= 0; i--) sum += prospectOf(s, seat, i as TowerSlot);
  sum -= beyondSeals(s, seat);
  return outlook.ahead > 1 ? sum + WORTH.seed * bestSeed(s, seat) : sum;
}

function prospectOf(s: State, seat: Player, slot: TowerSlot): number {
  const colour = colourAt(s, seat, slot);
  const height = heightAt(s, seat, slot);
  const brick = WORTH.brick[colour] * outlook.use;
  const sure = sureOf(s, seat, slot);
  extra[slot] = 0;
  if (sure === 0) return Math.floor(height / 2) * brick;
  const bare = WORTH.bareFloor * height * brick;
  const hope = isTooLate() ? 0 : bestHope(s, seat, colour, height);
  const isReady = aim === height && outlook.phase >= BEFORE_BUILT && outlook.phase <= FULFILLING;
  aimed[colour] = (aimed[colour] as number) | (1 << aim);
  extra[slot] = (isReady ? 1 : sure) * Math.max(0, hope - bare);
  return bare + (extra[slot] as number);
}

/** 3.5 Whether the seat fulfils no contract any more. */
const isTooLate = (): boolean => outlook.ahead === 0 && (outlook.phase === ELSEWHERE || outlook.phase === DONE);

/** 4.5 While a bell tower is owed, contracts have to wait for it. */
function bestHope(s: State, seat: Player, colour: Colour, height: number): number {
  const hope = hopeOf(s, seat, colour, height);
  if (!owesBellTower(s, seat)) return hope;
  const later = WORTH.beforeBell * hope;
  return colour === WHITE ? Math.max(later, bellWorth(s, height)) : later;
}

/** What is lost because there are more towers than seals: the towers with the least expected points. */
function beyondSeals(s: State, seat: Player): number {
  const count = s.towerCount[seat];
  let lost = 0;
  for (let over = count - s.sealsLeft[seat]; over > 0; over--) {
    let least = 0;
    for (let i = 1; i < count; i++) if ((extra[i] as number) < (extra[least] as number)) least = i;
    lost += extra[least] as number;
    extra[least] = Number.POSITIVE_INFINITY;
  }
  return lost;
}

/** 3.4 The chance that the tower gets the brick that it needs next. */
function sureOf(s: State, seat: Player, slot: TowerSlot): number {
  const colour = colourAt(s, seat, slot);
  if (outlook.phase === ELSEWHERE || outlook.phase >= FULFILLING || s.fed[slot] > 0) return sureLater(s, colour);
  if (outlook.phase === PAYING) return 0;
  if ((outlook.held[colour] as number) > 0) return canFeed(s, slot) ? 1 : 0;
  return outlook.phase === BEFORE_CARD ? sureLater(s, colour) : WORTH.lateFood;
}

const canFeed = (s: State, slot: TowerSlot): boolean =>
  slot >= s.cursor[0] && s.built[0] < BUILD_LIMIT && outlook.allHeld - 1 >= buildCost(s, s.built[0] + 1);

function sureLater(s: State, colour: Colour): number {
  if ((outlook.held[colour] as number) > 0) return 1;
  let cards = 0;
  for (const slot of SLOTS) if (s.rowBricks[slot][colour] > 0) cards++;
  return WORTH.sureFood[cards as 0];
}

/** Bricks that one tower may still get, in this turn and later. */
function reach(s: State): number {
  const now = outlook.phase === BEFORE_CARD || outlook.phase === BEFORE_BUILT ? BUILD_LIMIT - s.built[0] : 0;
  return now + outlook.ahead * WORTH.bricksATurn;
}

/** Floors of the contract that `hopeOf` found best. */
let aim = 0;

/**
 * The expected points of the best contract for a tower of this height, less the bricks that it still needs. Writes
 * `aim`.
 */
function hopeOf(s: State, seat: Player, colour: Colour, height: number): number {
  aim = 0;
  if (s.sealsLeft[seat] === 0) return 0;
  const held = outlook.held[colour] as number;
  const taken = aimed[colour] as number;
  const most = height + reach(s);
  let best = 0;
  for (const floors of FLOORS) {
    if (floors < height || floors > most || ((taken >> floors) & 1) === 1) continue;
    const missing = floors - height;
    const wanted = missing > held ? missing - held : 0;
    const cost = (missing - wanted) * WORTH.floorHeld + wanted * WORTH.floorWanted;
    const net = (points[contractOf(colour, floors)] as number) - cost;
    if (net <= best) continue;
    const hope = net * (SURE_FLOOR[missing] as number) * (SURE_WANTED[wanted] as number);
    if (hope <= best) continue;
    best = hope;
    aim = floors;
  }
  return best;
}

/** 4.5 */
function bellWorth(s: State, height: number): number {
  const missing = s.opened.figures.bellTower - height;
  return missing < 0 || missing > reach(s) ? 0 : WORTH.bellStanding * (WORTH.bell - missing * WORTH.bellFloor);
}

/** The best tower that could be founded with two bricks or more in storage. */
function bestSeed(s: State, seat: Player): number {
  let best = 0;
  for (const colour of COLOUR_INDEX) {
    if (aimed[colour] === 0 && (outlook.held[colour] as number) > 1) best = Math.max(best, hopeOf(s, seat, colour, 0));
  }
  return best;
}
