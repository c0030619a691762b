import type { AnyOpenGame } from "#engine";
import { atSight } from "./at-sight.ts";
import { beamOfBreadth, type Heat } from "./beam.ts";
import { glance } from "./glance.ts";
import type { BotLevel } from "./levels.ts";
import type { Policy } from "./policy.ts";
import { treeSearch } from "./search/tree-search.ts";

type Rungs = Readonly<Record<BotLevel, Policy>>;

/** The best endings of the turn are played on for four turns more. */
const FAR_AHEAD: readonly Heat[] = [
  { runners: 12, samples: 2, turns: 1 },
  { runners: 6, samples: 8, turns: 5 },
  { runners: 3, samples: 16, turns: 5 },
];

/**
 * What plays at each level: a shape of noise for the gentle ones, a breadth or a number of iterations for the others,
 * never a time; by how far a game's bots look ahead. Each rung is what `arena` prefers at its price (docs/bots.md).
 */
const RUNGS = {
  end: {
    apprentice: glance("apprentice", 0.4),
    artisan: glance("artisan", 0),
    merchant: treeSearch("merchant", 150),
    "guild-master": treeSearch("guild-master", 500),
    banker: treeSearch("banker", 1000),
    medici: treeSearch("medici", 10_000),
  },
  longTurn: {
    apprentice: glance("apprentice", 0.4),
    artisan: glance("artisan", 0.2),
    merchant: glance("merchant", 0),
    "guild-master": atSight("guild-master", { all: 3, each: 3 }),
    banker: beamOfBreadth("banker", { all: 16, each: 6 }),
    medici: beamOfBreadth("medici", { all: 720, each: 72 }),
  },
  turn: {
    apprentice: glance("apprentice", 0.8),
    artisan: glance("artisan", 0.55),
    merchant: glance("merchant", 0.35),
    "guild-master": glance("guild-master", 0.17),
    banker: glance("banker", 0),
    medici: beamOfBreadth("medici", { all: 60, each: 6 }, FAR_AHEAD),
  },
} as const satisfies Record<string, Rungs>;

/** The policy of a level: the rung of its name, whatever the game. */
export const levelPolicy = (level: BotLevel): Policy => ({
  name: level,
  stretch: (game, ...asked) => RUNGS[columnOf(game)][level].stretch(game, ...asked),
});

/** A game without insight is judged by random play to the end anyway. */
function columnOf({ game: { insight } }: AnyOpenGame): keyof typeof RUNGS {
  if (insight === undefined || insight.lookAhead === "end") return "end";
  return insight.longTurns === true ? "longTurn" : "turn";
}
