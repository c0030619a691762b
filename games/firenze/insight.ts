import type { Insight } from "#engine";
import { storageOf } from "./bricks.ts";
import { COLOUR_INDEX, COLOURS, CONTRACT_INDEX, type Contract, colourOf, floorsOf } from "./content.ts";
import { contractPoints, whyClosed } from "./contracts.ts";
import { feastPoints, majorityOf, pointsOf } from "./scoring.ts";
import { OVER, type Player, type State, type TowerSlot } from "./state.ts";
import { colourAt, heightAt } from "./towers.ts";

/** Points that things are worth with time to use them: estimates. */
const WORTH = { brick: 0.35, dear: 0.06, person: 1, building: 2, perFloorMissing: 0.62 } as const;
const FEAST_KINDS = [8, 9, 10, 11, 12] as const;

function values(s: State, out: Float64Array): void {
  for (const seat of s.opened.seatList) {
    out[seat] = pointsOf(s, seat);
    if (s.stage[0] === OVER) continue;
    let worth = 0;
    for (const kind of FEAST_KINDS) worth += s.hand[seat][kind] * feastPoints(s, seat, kind);
    for (const person of [0, 1, 2, 3, 4, 5, 6, 7] as const) worth += s.hand[seat][person] * WORTH.person;
    for (const building of [0, 1, 2] as const) worth += s.buildings[seat][building] * WORTH.building;
    const stock = Math.min(10, storageOf(s, seat));
    worth += stock * WORTH.brick;
    for (const colour of COLOUR_INDEX) worth += s.storage[seat][colour] * WORTH.dear * colour;
    for (let slot = 0; slot < s.towerCount[seat]; slot++) worth += towerWorth(s, seat, slot as TowerSlot);
    out[seat] = (out[seat] as number) + worth;
  }
  if (s.stage[0] === OVER) return;
  for (const colour of COLOUR_INDEX) {
    const seat = majorityOf(s, colour);
    if (seat === undefined) continue;
    out[seat] = (out[seat] as number) + s.opened.figures.majorities[COLOURS[colour]].points / 2;
  }
}

/** The best contract that the tower can still become, less for every floor that it lacks. */
function towerWorth(s: State, seat: Player, slot: TowerSlot): number {
  const colour = colourAt(s, seat, slot);
  const height = heightAt(s, seat, slot);
  let best = height * WORTH.brick * 0.5;
  for (let i = 0; i < CONTRACT_INDEX.length; i++) {
    const contract = i as Contract;
    const missing = floorsOf(contract) - height;
    if (colourOf(contract) !== colour || missing < 0) continue;
    const closed = whyClosed(s, seat, contract);
    if (closed !== undefined && closed !== "bell-tower-first") continue;
    const own = s.storage[seat][colour];
    const chance = WORTH.perFloorMissing ** (missing <= own ? missing / 3 : missing);
    best = Math.max(best, contractPoints(s, contract) * chance);
  }
  return best;
}

function turns(s: State): number {
  let n = 0;
  for (const seat of s.opened.seatList) n += s.turns[seat];
  return n;
}

/** 5 and what leads to it, as rules of thumb. */
export const insight: Insight<State> = { values, turns };
