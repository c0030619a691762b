import type { Foresight, Insight } from "#engine";
import { storageOf } from "../rules/bricks.ts";
import { COLOUR_INDEX, COLOURS } from "../rules/content.ts";
import { feastPoints, majorityKey, pointsOf } from "../rules/scoring/scoring.ts";
import { OVER, type Player, type State, type TowerSlot } from "../rules/state.ts";
import { heightAt } from "../rules/towers/towers.ts";
import { meansOf } from "./means.ts";
import { lookAt, outlook } from "./outlook.ts";
import { isPointless } from "./pointless.ts";
import { lookAtContracts, prospectsOf } from "./prospects.ts";
import { powers, WORTH } from "./worth.ts";

function values(s: State, out: Float64Array): void {
  for (const seat of s.opened.seatList) out[seat] = pointsOf(s, seat);
  if (s.awaits[0] === OVER) {
    for (const seat of s.opened.seatList) out[seat] = (out[seat] as number) + WORTH.keepsake * bricksOf(s, seat);
    return;
  }
  lookAtContracts(s);
  let ahead = 0;
  for (const seat of s.opened.seatList) {
    lookAt(s, seat);
    ahead = Math.max(ahead, outlook.ahead);
    out[seat] = (out[seat] as number) + feasts(s, seat) + meansOf(s, seat) + prospectsOf(s, seat);
  }
  addMajorities(s, ahead, out);
  addLastSeal(s, out);
}

/** All bricks of the seat, in storage and on towers: they break ties when nothing else brings points any more. */
function bricksOf(s: State, seat: Player): number {
  let bricks = storageOf(s, seat);
  for (let slot = 0; slot < s.towerCount[seat]; slot++) bricks += heightAt(s, seat, slot as TowerSlot);
  return bricks;
}

const SEAL_RACE = powers(WORTH.sealRace);
const FEAST_KINDS = [8, 9, 10, 11, 12] as const;

function feasts(s: State, seat: Player): number {
  let worth = 0;
  for (const kind of FEAST_KINDS) {
    const n = s.hand[seat][kind];
    if (n > 0) worth += n * feastPoints(s, seat, kind);
  }
  return worth;
}

/** 5.2 Adds the majorities. A leader is the surer of one the further ahead they are and the nearer the end is. */
function addMajorities(s: State, ahead: number, out: Float64Array): void {
  const open = Math.min(1, ahead / WORTH.longMatch);
  for (const colour of COLOUR_INDEX) {
    let first: Player | undefined;
    let most = 0;
    let second = 0;
    for (const seat of s.opened.seatList) {
      const key = majorityKey(s, seat, colour);
      if (key <= second) continue;
      if (key <= most) second = key;
      else {
        second = most;
        most = key;
        first = seat;
      }
    }
    if (first === undefined) continue;
    const lead = Math.min(2, (most >> 4) - (second >> 4)) as 0 | 1 | 2;
    const sure = 1 - open * WORTH.lostLead[lead];
    out[first] = (out[first] as number) + sure * s.opened.figures.majorities[COLOURS[colour]].points;
  }
}

/** 5.1 */
function addLastSeal(s: State, out: Float64Array): void {
  if (s.ending[0] > 0) return;
  let all = 0;
  for (const seat of s.opened.seatList) all += SEAL_RACE[s.sealsLeft[seat]] as number;
  for (const seat of s.opened.seatList) {
    out[seat] = (out[seat] as number) + (s.opened.figures.lastSeal * (SEAL_RACE[s.sealsLeft[seat]] as number)) / all;
  }
}

function turns(s: State): number {
  let n = 0;
  for (const seat of s.opened.seatList) n += s.turns[seat];
  return n;
}

/** Rounded from 20 matches, measured as `calibrate firenze` does before there was a correction. */
const foresight: Foresight = {
  all: [30, 16, 8, -3, -2],
  mover: [0, 0, 0, 0, 0],
  lead: [0.7, 1, 1, 1.2, 1.1],
};

/** Estimates the points that a position leads to by rules of thumb. */
export const insight: Insight<State> = { values, turns, isPointless, longTurns: true, foresight };
