import type { AnyOpenGame, Insight } from "#engine";
import { beam } from "../beam.ts";
import type { Policy } from "../policy.ts";
import { random } from "../random.ts";
import { plainGlance } from "./plain-glance.ts";
import { plainSearch } from "./plain-search.ts";

/** What yardsticks know of each game, by its id: copies that never change. */
type Frozen = Readonly<Record<string, Insight<never>>>;

/** Bots that only measure. They never change, nor does what they know: `frozen` instead of a game's own insight. */
export const yardsticks = (frozen: Frozen): readonly Policy[] => [
  random,
  ...[
    beam,
    plainGlance("greedy-1"),
    plainSearch("search-100", 100),
    plainSearch("search-1k", 1000),
    plainSearch("search-10k", 10_000),
  ].map((policy) => knowingOnly(frozen, policy)),
];

function knowingOnly(frozen: Frozen, { name, stretch }: Policy): Policy {
  const known = new WeakMap<AnyOpenGame, AnyOpenGame>();
  return {
    name,
    stretch(open, ...asked) {
      const insight = frozen[open.game.meta.id];
      if (insight === undefined) return stretch(open, ...asked);
      const game = known.get(open) ?? { ...open, game: { ...open.game, insight } };
      known.set(open, game);
      return stretch(game, ...asked);
    },
  };
}
