import { EVERYBODY } from "#engine";
import { playPerson } from "../cards/persons.ts";
import {
  ARCHITECT,
  type Bonus,
  CAMPANILE,
  CHURCHES,
  type Church,
  COLOURS,
  CONTRACT_INDEX,
  type Colour,
  type Contract,
  colourOf,
  FIRST_CHURCH,
  type Floors,
  floorsOf,
  type Kind,
  NUMERALS,
  WHITE,
} from "../content.ts";
import type { Listener } from "../events.ts";
import {
  activeOf,
  FROM_CONTRACTS,
  FROM_FLOORS,
  FROM_LAST_SEAL,
  FROM_PRIVILEGES,
  type Player,
  type State,
  TOWER_SLOTS,
  type TowerSlot,
} from "../state.ts";
import { clearTower, colourAt, heightAt, slotOf } from "./towers.ts";

/** By how many floors the tower counts as higher than it is: 0, with the Architect 1 or -1. */
export type Lower = -1 | 0 | 1;

/** 4.5 Does Campanile keep the seat from fulfilling contracts? */
export const owesBellTower = (s: State, seat: Player): boolean => s.church[CAMPANILE] === 1 && s.bells[seat] === 0;

/** 3.5 Why nobody, or not this seat, can fulfil the contract now, whatever towers it has. */
export type Closed = "contract-done" | "contract-neutral" | "balcony-not-yet" | "no-seals-left" | "bell-tower-first";

export function whyClosed(s: State, seat: Player, contract: Contract): Closed | undefined {
  const seal = s.seals[contract];
  if (seal > 0) return seal <= s.opened.seats ? "contract-done" : "contract-neutral";
  const tile = s.balcony[contract];
  if (tile > 0 && s.opened.tiles[tile - 1]?.numeral !== s.balconiesDone[0]) return "balcony-not-yet";
  if (s.sealsLeft[seat] === 0) return "no-seals-left";
  return owesBellTower(s, seat) ? "bell-tower-first" : undefined;
}

/** 3.5 The contract that is open to the seat and wants exactly this tower, or (4.3) one so many floors higher. */
export function fittingContract(s: State, seat: Player, slot: TowerSlot, lower: Lower = 0): Contract | undefined {
  const [colour, height] = [colourAt(s, seat, slot), heightAt(s, seat, slot) + lower];
  return CONTRACT_INDEX.find(
    (each) => colourOf(each) === colour && floorsOf(each) === height && whyClosed(s, seat, each) === undefined,
  );
}

/** Bricks that the seat's tower nearest to a contract lacks; a new tower lacks all of them. */
export const bricksFor = (s: State, seat: Player, contract: Contract): number =>
  bricksTo(s, seat, colourOf(contract), floorsOf(contract));

/** The same for a tower of any height. */
export function bricksTo(s: State, seat: Player, colour: Colour, height: number): number {
  let need = height;
  for (const slot of TOWER_SLOTS) {
    const lacks = height - heightAt(s, seat, slot);
    if (slot < s.towerCount[seat] && colourAt(s, seat, slot) === colour && lacks >= 0) {
      need = Math.min(need, lacks);
    }
  }
  return need;
}

export const hasBellTower = (s: State, seat: Player, lower: Lower): boolean =>
  s.opened.figures.bellTower > lower && slotOf(s, seat, WHITE, s.opened.figures.bellTower - lower) >= 0;

/** Points of the contract, the balcony's in place of the printed ones. */
export function contractPoints(s: State, contract: Contract): number {
  const tile = s.balcony[contract];
  return tile > 0 ? (s.opened.tiles[tile - 1]?.points ?? 0) : (s.opened.printed[contract] ?? 0);
}

/** 3.5 Fulfils a contract: the tower's bricks go to the bag, and points, seal and bonuses follow. */
export function fulfil(s: State, contract: Contract, lower: Lower, tell: Listener): void {
  const seat = activeOf(s);
  const colour = colourOf(contract);
  const floors = floorsOf(contract);
  if (lower !== 0) playPerson(s, ARCHITECT, tell);
  const slot = slotOf(s, seat, colour, floors - lower);
  if (slot === -1) throw new Error("invariant: the seat has the tower");
  clearTower(s, seat, slot);
  const points = contractPoints(s, contract);
  const isBalcony = s.balcony[contract] > 0;
  s.points[FROM_CONTRACTS][seat] += points;
  s.seals[contract] = seat + 1;
  s.sealsLeft[seat]--;
  const balcony = isBalcony ? (NUMERALS[s.balconiesDone[0]] ?? null) : null;
  if (isBalcony) s.balconiesDone[0]++;
  tell?.(
    { type: "contractFulfilled", seat, colour: COLOURS[colour], floors, tower: floors - lower, balcony, points },
    EVERYBODY,
  );
  takeFloorBonus(s, seat, floors, tell);
  takePrivilege(s, seat, floors, tell);
  takeLastSeal(s, seat, tell);
}

/** 3.5 Gives the floor bonus to the first contract of 5, 6, 7 or 8 floors. */
function takeFloorBonus(s: State, seat: Player, floors: Floors, tell: Listener): void {
  if (floors < 5) return;
  const bonus = (floors - 5) as Bonus;
  if (s.floorBonus[bonus] > 0) return;
  s.floorBonus[bonus] = seat + 1;
  const { points } = s.opened.figures.floorBonuses[floors as 5];
  s.points[FROM_FLOORS][seat] += points;
  tell?.({ type: "floorBonus", seat, floors, points }, EVERYBODY);
}

/** 4.7, 4.14, 4.16 */
function takePrivilege(s: State, seat: Player, floors: Floors, tell: Listener): void {
  for (const church of [1, 2, 3] as const) {
    if (s.church[church] === 0) continue;
    const privilege = s.opened.figures.privileges[CHURCHES[church]];
    if (privilege.floors !== floors) continue;
    s.points[FROM_PRIVILEGES][seat] += privilege.points;
    tell?.({ type: "privilege", seat, card: CHURCHES[church], points: privilege.points }, EVERYBODY);
    clearChurch(s, church, tell);
  }
}

function clearChurch(s: State, church: Church, tell: Listener): void {
  s.church[church] = 0;
  s.discards[(FIRST_CHURCH + church) as Kind]++;
  tell?.({ type: "churchDone", card: CHURCHES[church] }, EVERYBODY);
}

/** 5.1 The first seat that has placed its last seal gets points for it and brings the end of the match. */
function takeLastSeal(s: State, seat: Player, tell: Listener): void {
  if (s.sealsLeft[seat] > 0 || s.ending[0] > 0) return;
  s.ending[0] = seat + 1;
  const points = s.opened.figures.lastSeal;
  s.points[FROM_LAST_SEAL][seat] += points;
  tell?.({ type: "lastSeal", seat, points }, EVERYBODY);
}

/** 4.5 Hands in a bell tower: its bricks go to the bag, a small seal onto Campanile. The last one discards the card. */
export function handInBellTower(s: State, lower: Lower, tell: Listener): void {
  const seat = activeOf(s);
  if (lower !== 0) playPerson(s, ARCHITECT, tell);
  const tower = s.opened.figures.bellTower - lower;
  const slot = slotOf(s, seat, WHITE, tower);
  if (slot === -1) throw new Error("invariant: the seat has the bell tower");
  clearTower(s, seat, slot);
  s.bells[seat] = 1;
  tell?.({ type: "bellTower", seat, tower }, EVERYBODY);
  for (const other of s.opened.seatList) if (s.bells[other] === 0) return;
  for (const other of s.opened.seatList) s.bells[other] = 0;
  clearChurch(s, CAMPANILE, tell);
}
