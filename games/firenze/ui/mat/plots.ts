import { useRef } from "preact/hooks";
import { type Orders, sum, useOrders } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { Tower } from "../prospects.ts";

/** The plots of a yard: the rules sort towers, here each keeps its plot within a turn, and a new one comes last. */

interface Plot {
  readonly tower: Tower;
  /** Where the view has the tower; `null` once it is gone: its plot stays empty until the next turn. */
  readonly slot: number | null;
}

export interface Plots {
  readonly seat: Seat | null;
  readonly turn: string;
  readonly all: readonly Plot[];
}

interface Now extends Pick<Plots, "seat" | "turn"> {
  readonly awaits?: View["awaits"];
  /** Of towers that are alike the one in this slot has grown: it was pressed. */
  readonly pressed?: number | null;
}

const NO_PLOTS: Plots = { seat: null, turn: "", all: [] };

/** What has been seen before. */
export interface Kept {
  /** The order of towers as "white 2", by what stood. */
  readonly orders: Orders;
  /** The plots of every moment that has been shown. */
  readonly shown: Map<string, Plots>;
}

/** Keeps the plots of a seat as last seen and updates them for a view. `pressed`: the slot of the tower pressed last. */
export function usePlots(view: View, seat: Seat, towers: readonly Tower[], pressed: number | null): readonly Plot[] {
  const seen = useRef(NO_PLOTS);
  const shown = useRef<Kept["shown"]>(new Map());
  const orders = useOrders("firenze");
  const { active, awaits, mats } = view;
  const turn = [active, mats[active ?? 0]?.turns].join(":");
  const before = seen.current.seat === seat ? seen.current : NO_PLOTS;
  const kept = { orders, shown: shown.current };
  seen.current = plotsIn(kept, before, { seat, turn, awaits, pressed }, towers);
  return seen.current.all;
}

const nameOf = ({ colour, floors }: Tower): string => `${colour} ${floors}`;

/**
 * The plots of a view. A moment that was shown before looks as it did then, unless a brick is merely built: where several
 * presses are undone at once, heights do not say which of two towers has become which. Where several towers come into
 * sight at once, they stand as just these stood before: a recap, the way back from it, and a reload show them so.
 */
export function plotsIn({ orders, shown }: Kept, before: Plots, now: Now, towers: readonly Tower[]): Plots {
  const key = `${now.seat}: ${towers.map(nameOf).sort().join()}`;
  const moment = [now.seat, now.turn, now.awaits, ...towers.map((tower) => `${nameOf(tower)} ${tower.built}`)].join();
  const isBuilding = builtOn(towers) > builtOn(standing(before.all).map(({ tower }) => tower));
  const known = isBuilding ? undefined : shown.get(moment);
  const order = towers.length - standing(before.all).length > 1 ? orders.get(key) : undefined;
  const anew =
    order === undefined
      ? plotsAfter(before, now, towers)
      : { seat: now.seat, turn: now.turn, all: inOrder(order, towers) };
  const plots = known ?? anew;
  shown.set(moment, plots);
  orders.delete(key);
  orders.set(
    key,
    standing(plots.all).map(({ tower }) => nameOf(tower)),
  );
  return plots;
}

const builtOn = (towers: readonly Tower[]): number => sum(towers.map(({ built }) => built));

const standing = (plots: readonly Plot[]): readonly Plot[] => plots.filter(({ slot }) => slot !== null);

const inOrder = (order: readonly string[], towers: readonly Tower[]): readonly Plot[] =>
  [...towers.entries()]
    .map(([slot, tower]) => ({ tower, slot }))
    .sort((a, b) => order.indexOf(nameOf(a.tower)) - order.indexOf(nameOf(b.tower)));

const isAlike = (a: Tower, b: Tower): boolean => a.colour === b.colour && a.floors === b.floors;

/** How far one tower may have become the other; another colour never does. */
const distance = (a: Tower, b: Tower): number =>
  a.colour === b.colour ? 2 * Math.abs(a.floors - b.floors) + (a.built === b.built ? 0 : 1) : Number.POSITIVE_INFINITY;

/** The plots for these towers: who stood keeps the plot, who comes back finds it, who is new gets the last one. */
export function plotsAfter(before: Plots, { seat, turn, pressed = null }: Now, towers: readonly Tower[]): Plots {
  const old = before.turn === turn ? before.all : before.all.filter(({ slot }) => slot !== null);
  const kept = keptBy(old, towers, pressed);
  const all: Plot[] = old.map(({ tower }, at) => plotOf(towers, kept.indexOf(at)) ?? { tower, slot: null });
  for (const [slot, tower] of towers.entries()) {
    if (kept[slot] !== undefined) continue;
    const isFree = (plot: Plot): boolean => plot.slot === null;
    const own = all.findIndex((plot) => isFree(plot) && isAlike(plot.tower, tower));
    const last = all.findLastIndex((plot) => !isFree(plot)) + 1;
    all[own < 0 ? last : own] = { tower, slot };
  }
  return { seat, turn, all };
}

function plotOf(towers: readonly Tower[], slot: number): Plot | null {
  const tower = towers[slot];
  return tower === undefined ? null : { tower, slot };
}

/** The plots on which towers stood before, by slot: the closest ones first, of alike ones the pressed one last. */
function keptBy(
  old: readonly Plot[],
  towers: readonly Tower[],
  pressed: number | null,
): readonly (number | undefined)[] {
  const kept: (number | undefined)[] = towers.map(() => undefined);
  const pairs = old.flatMap((plot, at) =>
    plot.slot === null ? [] : towers.map((tower, slot) => ({ at, slot, far: distance(plot.tower, tower) })),
  );
  const isPressed = ({ at }: { readonly at: number }): boolean => old[at]?.slot === pressed;
  for (const { at, slot, far } of pairs.sort((a, b) => a.far - b.far || Number(isPressed(a)) - Number(isPressed(b)))) {
    if (Number.isFinite(far) && kept[slot] === undefined && !kept.includes(at)) kept[slot] = at;
  }
  return kept;
}
