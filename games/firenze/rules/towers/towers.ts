import type { Tell } from "#engine";
import { EVERYBODY } from "#engine";
import { COLOURS, type Colour } from "../content.ts";
import type { Blow, Event, Listener } from "../events.ts";
import { type Player, type State, TOWER_BITS, TOWER_COLOUR, type TowerSlot } from "../state.ts";

/** What hits a tower and who is told. Undefined without a listener, so that no event is built. */
interface Hit {
  readonly by: Blow;
  readonly tell: Tell<Event>;
}

export const colourAt = (s: State, seat: Player, slot: TowerSlot): Colour =>
  (s.towers[seat][slot] >> TOWER_BITS) as Colour;
export const heightAt = (s: State, seat: Player, slot: TowerSlot): number => s.towers[seat][slot] & (TOWER_COLOUR - 1);

/** The first tower of exactly this colour and height, or -1. */
export function slotOf(s: State, seat: Player, colour: Colour, height: number): TowerSlot | -1 {
  const tower = colour * TOWER_COLOUR + height;
  const towers = s.towers[seat];
  const n = s.towerCount[seat];
  for (let slot = 0; slot < n; slot++) if (towers[slot as TowerSlot] === tower) return slot as TowerSlot;
  return -1;
}

/** Is this the first of several towers alike? They are one target. */
export const isFirstAlike = (s: State, seat: Player, slot: TowerSlot): boolean =>
  slot === 0 || s.towers[seat][(slot - 1) as TowerSlot] !== s.towers[seat][slot];

/** 9.1 Sorts the towers by colour and height, so that equal positions have equal bytes. */
export function sortTowers(s: State, seat: Player): void {
  const towers = s.towers[seat];
  const n = s.towerCount[seat];
  for (let i = 1; i < n; i++) {
    const tower = towers[i as TowerSlot];
    let j = i - 1;
    while (j >= 0 && towers[j as TowerSlot] > tower) {
      towers[(j + 1) as TowerSlot] = towers[j as TowerSlot];
      j--;
    }
    towers[(j + 1) as TowerSlot] = tower;
  }
}

/** Removes a tower. The caller moves its bricks. */
function removeTower(s: State, seat: Player, slot: TowerSlot): void {
  const towers = s.towers[seat];
  const n = --s.towerCount[seat];
  for (let i = slot as number; i < n; i++) towers[i as TowerSlot] = towers[(i + 1) as TowerSlot];
  towers[n as TowerSlot] = 0;
}

/** Takes one brick off a tower, into the bag. A tower without bricks is gone (4.29). */
export function cutTower(s: State, seat: Player, slot: TowerSlot, hit: Hit | undefined): void {
  const colour = colourAt(s, seat, slot);
  const floors = heightAt(s, seat, slot);
  s.bag[colour]++;
  if (floors === 1) removeTower(s, seat, slot);
  else s.towers[seat][slot]--;
  sortTowers(s, seat);
  hit?.tell({ type: "towerHit", seat, colour: COLOURS[colour], floors, toBag: 1, toStorage: 0, by: hit.by }, EVERYBODY);
}

/** All bricks of a tower go to the bag. */
export function clearTower(s: State, seat: Player, slot: TowerSlot): void {
  s.bag[colourAt(s, seat, slot)] += heightAt(s, seat, slot);
  removeTower(s, seat, slot);
}

/** 3.4 Tears a tower down: half of its bricks, rounded up, go to the bag, the others to storage. */
export function tearDown(s: State, seat: Player, slot: TowerSlot, hit: Hit | undefined): void {
  const colour = colourAt(s, seat, slot);
  const floors = heightAt(s, seat, slot);
  const toBag = Math.ceil(floors / 2);
  s.bag[colour] += toBag;
  s.storage[seat][colour] += floors - toBag;
  removeTower(s, seat, slot);
  hit?.tell(
    { type: "towerHit", seat, colour: COLOURS[colour], floors, toBag, toStorage: floors - toBag, by: hit.by },
    EVERYBODY,
  );
}

/** 3.4 Tears down the active player's towers that got no brick and clears the fields of the turn. */
export function tearDownRuins(s: State, seat: Player, tell: Listener): void {
  const before = s.towerCount[seat];
  for (let slot = before - 1; slot >= 0; slot--) {
    if (s.fed[slot as TowerSlot] === 0) tearDown(s, seat, slot as TowerSlot, tell && { by: "ruin", tell });
  }
  for (let slot = 0; slot < before; slot++) s.fed[slot as TowerSlot] = 0;
  s.cursor[0] = 0;
  sortTowers(s, seat);
}

/** The colours of which the seat is building towers, as a mask. */
export function coloursBuilt(s: State, seat: Player): number {
  const n = s.towerCount[seat];
  let mask = 0;
  for (let slot = 0; slot < n; slot++) mask |= 1 << colourAt(s, seat, slot as TowerSlot);
  return mask;
}
