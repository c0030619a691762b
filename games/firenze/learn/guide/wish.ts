import { storageOf } from "../../rules/bricks.ts";
import { ALCHEMIST, COLOUR_INDEX, PERSON_KINDS, SMUGGLER } from "../../rules/content.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import type { Player, State, TowerSlot } from "../../rules/state.ts";
import { colourAt, heightAt } from "../../rules/towers/towers.ts";
import type { At } from "./at.ts";

/**
 * In points: what makes a turn hard to follow, as one floor without a brick for the next (`lone`); a person or a brick
 * kept; a swap that could wait for the card (`early`), or for its brick (`late`): one back and forth costs a turn its
 * thread; an exchange, which gives three bricks for one. Measured by obedient learners, whom all this brings a third more
 * points than none of it; a bonus on contracts costs them some: they then place their seals early and low.
 */
const WORTH = {
  ...{ twin: 1.5, unfed: 1.5, many: 4, lone: 3, person: 1, brick: 1 },
  ...{ early: 20, late: 0.5, exchange: 2 },
} as const;

/**
 * One tower of a colour comes before a second, those for which bricks are stored before others, few before many.
 * Persons and bricks are kept until they bring something.
 */
export function wish(at: At): (state: { readonly bytes: Uint8Array }) => number {
  const seat = at.you as Player;
  const swap = at.view.awaits === "choose" ? WORTH.early : WORTH.late;
  return (state) => {
    const s = state as State;
    return keptBy(s, seat) - hardFor(s, seat) - (isSwapped(s) ? swap : 0) - WORTH.exchange * s.exchanged[0];
  };
}

const SWAPPING = (1 << ALCHEMIST) | (1 << SMUGGLER);
const isSwapped = (s: State): boolean => (s.played[0] & SWAPPING) !== 0;

/** Persons, and bricks in storage and in towers. */
function keptBy(s: State, seat: Player): number {
  let [persons, bricks] = [0, storageOf(s, seat)];
  for (const kind of PERSON_KINDS) persons += s.hand[seat][kind];
  for (let slot = 0; slot < s.towerCount[seat]; slot++) bricks += heightAt(s, seat, slot as TowerSlot);
  return WORTH.person * persons + WORTH.brick * bricks;
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
