import type { Seat } from "#engine";
import {
  ACTION_INDEX,
  type Action,
  ARTWORK,
  BRICK,
  BUILD,
  CONTRIBUTE,
  MARBLE,
  type Street,
  WEAVE,
  WOOD,
} from "../rules/content.ts";
import { type State, WHITE_DISC } from "../rules/state.ts";

const maskOf = (...actions: readonly Action[]): number =>
  actions.reduce((mask: number, action) => mask | (1 << action), 0);

/** What can make an action possible that is not. */
function helpersOf(action: Action): number {
  switch (action) {
    case WOOD:
    case BRICK:
      return maskOf(BUILD, CONTRIBUTE);
    case MARBLE:
      return maskOf(ARTWORK, CONTRIBUTE);
    case BUILD:
      return maskOf(WOOD, BRICK);
    case ARTWORK:
      return maskOf(MARBLE);
    case CONTRIBUTE:
      return maskOf(WOOD, BRICK, MARBLE);
    default:
      return maskOf(WEAVE, BUILD);
  }
}

const HELPERS = ACTION_INDEX.map(helpersOf);

/** Whether both actions of the street can be carried out, one perhaps with the help of the other or of a card. */
export function isUseful(s: State, seat: Seat, street: Street): boolean {
  const actions = s.streetMask[street];
  const possible = s.possible[seat];
  const missing = actions & ~possible;
  if (missing === 0) return true;
  if (missing === actions) return false;
  return ((HELPERS[31 - Math.clz32(missing)] ?? 0) & ((actions & possible) | s.held[seat])) !== 0;
}

/** 3.14 A disc on so many makes the lowest one a seat, and a tile is scored. */
const FULL = 3;

/** Whether a disc there brings one action alone: no tile is scored, and no other disc of the seat acts after it. */
export function isPoor(s: State, seat: Seat, street: Street): boolean {
  const height = s.height[street];
  if (height === FULL || isUseful(s, seat, street)) return false;
  for (let level = Math.max(0, height - 2); level < height; level++) {
    if (s.stacks[street][level as 0] === seat + 1) return false;
  }
  return true;
}

/** 3.6 The discs of other seats that act after one that is placed there. */
export function othersBelow(s: State, seat: Seat, street: Street): number {
  const height = s.height[street];
  let n = 0;
  for (let level = Math.max(0, height - 2); level < height; level++) {
    const disc = s.stacks[street][level as 0];
    if (disc !== WHITE_DISC && disc !== seat + 1) n++;
  }
  return n;
}
