import { COLOURS, type ColourName } from "../../rules/content.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { type At, bricksOf, isLast, mine, openHeights, payOf } from "./at.ts";

/** Which open contracts are worth a seal: those alone are named as what something is for. */

/** What a seal is to bring at least, less what building costs: there are nine of them. */
const LEAST = 3;

/** In the last turn every one is worth a seal, which is worth nothing after it. */
export const leastOf = (at: At): number => (isLast(at) ? Number.NEGATIVE_INFINITY : LEAST - lastSealFor(at));

/** 3.5 What the seal brings if it is the last one, and nobody has placed theirs. */
const lastSealFor = (at: At): number => (mine(at)?.sealsLeft === 1 && at.view.ending === null ? FIGURES.lastSeal : 0);

/** The heights of the open contracts of a colour that are worth a seal; of all where none is. */
export function soughtHeights(at: At, colour: string): readonly number[] {
  const [open, least] = [openHeights(at, colour), leastOf(at)];
  const sought = open.filter((floors) => payOf(at, colour, floors) >= least);
  return sought.length > 0 ? sought : open;
}

/**
 * The contract above a tower of this height, 0 for none, that its bricks are for: of those whose bricks are all stored the
 * one that pays most, else the next one. A tower that fits one is not meant for another that pays no more.
 */
export function nextAbove(at: At, colour: string, height: number): number | null {
  if (mine(at)?.sealsLeft === 0) return null;
  const sought = soughtHeights(at, colour);
  const least = sought.includes(height) ? payOf(at, colour, height) : Number.NEGATIVE_INFINITY;
  const above = sought.filter((of) => of > height && payOf(at, colour, of) > least);
  const ready = above.filter((of) => of - height <= bricksOf(at, colour));
  return ready.toSorted((a, b) => payOf(at, colour, b) - payOf(at, colour, a))[0] ?? above[0] ?? null;
}

/** The floors of the highest tower of a colour, 0 without one. */
export const heightOf = (at: At, colour: string): number =>
  Math.max(0, ...(mine(at)?.towers ?? []).filter((tower) => tower.colour === colour).map(({ floors }) => floors));

/** The contract that bricks are for while none is in reach: its colour, its height, and what its tower lacks. */
export interface Goal {
  readonly colour: ColourName;
  readonly of: number;
  readonly need: number;
}

/** What is left of a contract's points for each brick that has to be got, or each three that have to be built. */
const LATER = 0.7;

/**
 * Of the next contracts above the towers the one that is worth most, the later the less; one brick is none to begin with.
 * The next one stays the same while its tower grows.
 */
export const goalOf = (at: At): Goal | null => goalsOf(at)[0] ?? null;

/** All of them, the best first. */
export function goalsOf(at: At): readonly Goal[] {
  const found: (Goal & { readonly worth: number })[] = [];
  for (const colour of COLOURS) {
    const floors = heightOf(at, colour);
    const of = nextAbove(at, colour, floors);
    if (of === null) continue;
    const [need, stored] = [of - floors, bricksOf(at, colour)];
    const worth = payOf(at, colour, of) * LATER ** Math.max(need / 3, need - stored);
    if (floors + stored > 1 && payOf(at, colour, of) >= leastOf(at)) found.push({ colour, of, need, worth });
  }
  return found.toSorted((a, b) => b.worth - a.worth);
}
