import { COLOUR_INDEX, COLOURS, type Contract, contractOf } from "../../rules/content.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { type At, bricksOf, isLast, mine, openHeights, payOf } from "./at.ts";

/** Which open contracts are worth a seal: those alone are named as what something is for. */

/** What a seal is to bring at least, less what building costs: there are nine of them. */
const LEAST = 3;

/** The first of a match may bring whatever it does, and in the last turn every one: seals are worth nothing after it. */
export function leastOf(at: At): number {
  const isFirst = at.view.contracts.every(({ seal }) => seal !== at.you);
  return isFirst || isLast(at) ? Number.NEGATIVE_INFINITY : LEAST - lastSealFor(at);
}

/** 3.5 What the seal brings if it is the last one, and nobody has placed theirs. */
const lastSealFor = (at: At): number => (mine(at)?.sealsLeft === 1 && at.view.ending === null ? FIGURES.lastSeal : 0);

/** The heights of the open contracts of a colour that are worth a seal; of all where none is. */
export function soughtHeights(at: At, colour: string): readonly number[] {
  const [open, least] = [openHeights(at, colour), leastOf(at)];
  const sought = open.filter((floors) => payOf(at, colour, floors) >= least);
  return sought.length > 0 ? sought : open;
}

/** Bricks of a colour that such a contract still takes: the next one above a tower of it, else the lowest. */
export function neededFor(at: At, colour: string): number {
  const towers = (mine(at)?.towers ?? []).filter((tower) => tower.colour === colour);
  const needs = towers.flatMap(({ floors }) =>
    soughtHeights(at, colour).flatMap((height) => (height > floors ? [height - floors] : [])),
  );
  return towers.length === 0 ? lowestSought(at, colour) : Math.min(...needs);
}

/** The next such contract whose bricks are not all stored: what it takes, and its height; `null` where there is none. */
export function missedFor(at: At, colour: string): { readonly need: number; readonly of: number } | null {
  const towers = (mine(at)?.towers ?? []).filter((tower) => tower.colour === colour);
  const from = towers.length === 0 ? [0] : towers.map(({ floors }) => floors);
  const missed = soughtHeights(at, colour)
    .flatMap((of) => from.map((floors) => ({ need: of - floors, of })))
    .filter(({ need }) => need > bricksOf(at, colour));
  return missed.toSorted((a, b) => a.need - b.need)[0] ?? null;
}

export const lowestSought = (at: At, colour: string): number => Math.min(...soughtHeights(at, colour));

/** A contract that is worth a seal. */
export interface Sought {
  readonly contract: Contract;
  readonly points: number;
}

/** All of them, whatever is stored for them. */
export function worthwhile(at: At): readonly Sought[] {
  if (mine(at)?.sealsLeft === 0) return [];
  const least = leastOf(at);
  return COLOUR_INDEX.flatMap((c) =>
    openHeights(at, COLOURS[c]).flatMap((floors) => {
      const points = payOf(at, COLOURS[c], floors);
      return points >= least ? [{ contract: contractOf(c, floors), points }] : [];
    }),
  );
}
