import { sum } from "#boardkit";
import { BUILD_LIMIT, COLOURS, type ColourName } from "../../rules/content.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { buildCostOf } from "../../ui/prospects.ts";
import { type At, bonusFor, mine, openHeights, pointsFor } from "./at.ts";

/** Contracts that can be fulfilled in this turn with what is in storage. */

export interface Reach {
  readonly colour: ColourName;
  readonly floors: number;
  /** Bricks that its tower lacks. */
  readonly lacks: number;
  /** Points with all bonuses, and bricks that building costs more. */
  readonly points: number;
  readonly cost: number;
}

/** With these bricks in storage: no Architect, nor a brick that an exchange or another person would bring. */
export function inReach(at: At, storage: readonly number[] = mine(at)?.storage ?? []): readonly Reach[] {
  if (mine(at)?.sealsLeft === 0) return [];
  return COLOURS.flatMap((colour, c) =>
    openHeights(at, colour).flatMap((floors) => {
      const lacks = lackedBy(at, colour, floors);
      const cost = costOf(at, lacks);
      if (lacks > (storage[c] ?? 0) || at.view.turn.built + lacks > BUILD_LIMIT) return [];
      if (lacks + cost + costOf(at, 0) > sum(storage)) return [];
      return [{ colour, floors, lacks, cost, points: pointsFor(at, colour, floors) + bonusFor(at, floors) }];
    }),
  );
}

/** What so many bricks more cost besides themselves; a Mason in hand is played. */
function costOf(at: At, bricks: number): number {
  const { built } = at.view.turn;
  return bricks === 0 ? dueFor(at, built) : dueFor(at, built + bricks) - dueFor(at, built);
}

function dueFor(at: At, bricks: number): number {
  const hasMason = mine(at)?.hand.includes("mason") === true && !at.view.turn.played.includes("mason");
  return Math.max(0, buildCostOf(at.view, at.you, bricks, {}) - (hasMason ? FIGURES.build.mason : 0));
}

/** A tower that has got no brick in this turn falls unless it gets one. */
function lackedBy(at: At, colour: ColourName, floors: number): number {
  const lacking = (mine(at)?.towers ?? [])
    .filter((tower) => tower.colour === colour && tower.floors + (tower.built === 0 ? 1 : 0) <= floors)
    .map((tower) => floors - tower.floors);
  return Math.min(floors, ...lacking);
}

/** What a seal is to bring at least, less what building costs: there are nine of them. */
const LEAST = 5;

/** The one that brings most; the first of a match whatever it brings, later ones from some points on. */
export function bestOf(at: At, found: readonly Reach[]): Reach | null {
  const isFirst = at.view.contracts.every(({ seal }) => seal !== at.you);
  const least = isFirst ? Number.NEGATIVE_INFINITY : LEAST - lastSealFor(at);
  const worth = found.filter(({ points, cost }) => points - cost >= least);
  return worth.toSorted((a, b) => b.points - b.cost - (a.points - a.cost))[0] ?? null;
}

/** 3.5 What the seal brings if it is the last one, and nobody has placed theirs. */
const lastSealFor = (at: At): number => (mine(at)?.sealsLeft === 1 && at.view.ending === null ? FIGURES.lastSeal : 0);

export const aimedAt = (at: At): Reach | null => (at.view.awaits === "act" ? bestOf(at, inReach(at)) : null);
