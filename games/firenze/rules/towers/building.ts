import { EVERYBODY } from "#engine";
import { storageOf } from "../bricks.ts";
import { BUILD_LIMIT, COLOURS, type Colour, MASON, WORKSHOP } from "../content.ts";
import type { Listener } from "../events.ts";
import {
  activeOf,
  CONTRACT_PHASE,
  FOR_BUILD,
  GIVE,
  type Player,
  type State,
  TOWER_COLOUR,
  type TowerSlot,
} from "../state.ts";
import { colourAt, heightAt, tearDownRuins } from "./towers.ts";

/** 3.3 Phase 3 has begun with the first brick or a Mason. */
export const isPhase3 = (s: State): boolean => s.built[0] > 0 || ((s.played[0] >> MASON) & 1) === 1;

/** 3.3, 4.19, 4.26 What building so many bricks costs the active player now. */
export function buildCost(s: State, bricks: number): number {
  const { cost, workshop, mason } = s.opened.figures.build;
  const less =
    (s.buildings[activeOf(s)][WORKSHOP] === 1 ? workshop : 0) + (((s.played[0] >> MASON) & 1) === 1 ? mason : 0);
  return Math.max(0, (cost[bricks] ?? 0) - less);
}

/** 3.3 Can so many bricks more be built, they and what building costs then being among `held` ones? */
export const canBuild = (s: State, bricks: number, held: number): boolean =>
  s.built[0] + bricks <= BUILD_LIMIT && bricks + buildCost(s, s.built[0] + bricks) <= held;

export const canBuildMore = (s: State, seat: Player): boolean => canBuild(s, 1, storageOf(s, seat));

/** Was the tower founded this turn? Then every brick of it is new. */
const isFounded = (s: State, seat: Player, slot: TowerSlot): boolean => s.fed[slot] === heightAt(s, seat, slot);

/**
 * 3.3, 9.2 The lowest colour that may be founded next: equal orders are merged, so towers founded one after the other
 * ascend by colour.
 */
export function lowestFounded(s: State, seat: Player): number {
  const last = s.towerCount[seat] - 1;
  return last >= 0 && isFounded(s, seat, last as TowerSlot) ? colourAt(s, seat, last as TowerSlot) : 0;
}

/**
 * 3.3 May the next brick go onto this tower? Of towers that were alike a later one never gets more bricks than the one
 * before.
 */
export function canRaise(s: State, seat: Player, slot: TowerSlot): boolean {
  const colour = colourAt(s, seat, slot);
  if (s.storage[seat][colour] === 0) return false;
  if (slot === 0) return true;
  const before = (slot - 1) as TowerSlot;
  if (colourAt(s, seat, before) !== colour) return true;
  const height = heightAt(s, seat, slot);
  const heightBefore = heightAt(s, seat, before);
  return heightBefore - s.fed[before] !== height - s.fed[slot] || height < heightBefore;
}

export function build(s: State, slot: TowerSlot, colour: Colour, tell: Listener): void {
  const seat = activeOf(s);
  if (slot === s.towerCount[seat]) {
    s.towers[seat][slot] = colour * TOWER_COLOUR;
    s.towerCount[seat]++;
  }
  s.towers[seat][slot]++;
  s.storage[seat][colour]--;
  s.fed[slot]++;
  s.built[0]++;
  s.cursor[0] = slot;
  tell?.({ type: "brickBuilt", seat, colour: COLOURS[colour], floors: heightAt(s, seat, slot) }, EVERYBODY);
}

/** 3.3 Ends building. The cost of the whole phase is paid at once. */
export function endBuilding(s: State, tell: Listener): void {
  const due = buildCost(s, s.built[0]);
  if (due === 0) {
    afterBuilding(s, tell);
    return;
  }
  s.due[0] = due;
  s.lowest[0] = 0;
  s.purpose[0] = FOR_BUILD;
  s.awaits[0] = GIVE;
}

/** 3.4 Ruins come down, then phase 5 begins. */
export function afterBuilding(s: State, tell: Listener): void {
  tearDownRuins(s, activeOf(s), tell);
  s.built[0] = 0;
  s.awaits[0] = CONTRACT_PHASE;
}
