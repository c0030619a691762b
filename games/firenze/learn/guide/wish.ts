import { COLOURS, type Colour, contractOf } from "../../rules/content.ts";
import { ACT, CONTRACT_PHASE, type Player, type State, TOWER_SLOTS } from "../../rules/state.ts";
import { colourAt, heightAt } from "../../rules/towers/towers.ts";
import type { At } from "./at.ts";
import { aimedAt, type Reach } from "./reach.ts";

/** In points: enough for what is nearly as good to come first, measured by what obedient learners make of a match. */
const WORTH = { aim: 3, twin: 0.5 } as const;

/** A contract in reach comes before what could follow from passing it by, and one tower of a colour before a second. */
export function wish(at: At): (state: { readonly bytes: Uint8Array }) => number {
  const aim = aimedAt(at);
  const seat = at.you as Player;
  return (state) => {
    const s = state as State;
    return (aim === null ? 0 : WORTH.aim * nearness(s, seat, aim)) - WORTH.twin * twins(s, seat);
  };
}

/** 1 once it is fulfilled, less on the way there: a search goes on with what has begun well. */
function nearness(s: State, seat: Player, { colour, floors }: Reach): number {
  const c = COLOURS.indexOf(colour) as Colour;
  if (s.seals[contractOf(c, floors)] === seat + 1) return 1;
  const height = highest(s, seat, { colour: c, most: floors });
  if (s.awaits[0] <= ACT) return height + s.storage[seat][c] < floors ? 0 : (height + 1) / (floors + 2);
  return s.awaits[0] === CONTRACT_PHASE && height === floors ? 0.9 : 0;
}

/** Floors of the seat's highest tower of a colour that is not too high. */
function highest(s: State, seat: Player, { colour, most }: { readonly colour: Colour; readonly most: number }): number {
  const heights = TOWER_SLOTS.slice(0, s.towerCount[seat])
    .filter((slot) => colourAt(s, seat, slot) === colour)
    .map((slot) => heightAt(s, seat, slot));
  return Math.max(0, ...heights.filter((height) => height <= most));
}

/** Towers beyond the first of their colour. */
function twins(s: State, seat: Player): number {
  const colours = TOWER_SLOTS.slice(0, s.towerCount[seat]).map((slot) => colourAt(s, seat, slot));
  return colours.length - new Set(colours).size;
}
