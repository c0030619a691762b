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
 * What such contracts above the towers of a colour still take, and their heights; without a tower, all of them. A tower
 * that fits one is not meant for another that pays no more.
 */
function needsOf(at: At, colour: string) {
  const towers = (mine(at)?.towers ?? []).filter((tower) => tower.colour === colour);
  const from = towers.length === 0 ? [0] : towers.map(({ floors }) => floors);
  const open = soughtHeights(at, colour);
  const pays = (height: number): number => (open.includes(height) ? payOf(at, colour, height) : 0);
  return open
    .flatMap((of) => from.map((floors) => ({ need: of - floors, of, isMore: pays(of) > pays(floors) })))
    .filter(({ need, isMore }) => need > 0 && isMore);
}

/** The one that takes the fewest bricks; `null` where there is none. */
export const nextFor = (at: At, colour: string): { readonly need: number; readonly of: number } | null =>
  needsOf(at, colour).toSorted((a, b) => a.need - b.need)[0] ?? null;

/** The next one whose bricks are not all stored; `null` where there is none. */
export function missedFor(at: At, colour: string): { readonly need: number; readonly of: number } | null {
  const missed = needsOf(at, colour).filter(({ need }) => need > bricksOf(at, colour));
  return missed.toSorted((a, b) => a.need - b.need)[0] ?? null;
}

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
export function goalOf(at: At): Goal | null {
  if (mine(at)?.sealsLeft === 0) return null;
  let [goal, most]: [Goal | null, number] = [null, 0];
  for (const colour of COLOURS) {
    const towers = (mine(at)?.towers ?? []).filter((tower) => tower.colour === colour);
    const floors = Math.max(0, ...towers.map((tower) => tower.floors));
    const of = openHeights(at, colour).find((height) => height > floors && payOf(at, colour, height) >= leastOf(at));
    if (of === undefined) continue;
    const [need, stored] = [of - floors, bricksOf(at, colour)];
    const worth = payOf(at, colour, of) * LATER ** Math.max(need / 3, need - stored);
    if (worth > most && floors + stored > 1) [goal, most] = [{ colour, of, need }, worth];
  }
  return goal;
}
