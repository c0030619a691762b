import { beam } from "./beam.ts";
import { levelPolicy } from "./ladder.ts";
import { BOT_LEVELS } from "./levels.ts";
import type { Policy } from "./policy.ts";
import { random } from "./random.ts";

export { type Advice, type AdvisedLine, advise } from "./advice/advise.ts";
export { yardsticks } from "./frozen/yardsticks.ts";
export { recall, unlearned } from "./learning/knowledge.ts";
export { BOT_LEVELS, levelOf, presentLevel } from "./levels.ts";
export { playByPolicies, UNHURRIED } from "./play-match.ts";
export type { Budget, Expectation, Policy, Thinking, Wish } from "./policy.ts";
export { MAX_STRETCH } from "./policy.ts";
export { Search } from "./search/search.ts";
export { MANNER } from "./search/tree-search.ts";

/** The levels, and the two by which the matches in `replays/` were played. */
const POLICIES: ReadonlyMap<string, Policy> = new Map(
  [...BOT_LEVELS.map(levelPolicy), random, beam].map((policy) => [policy.name, policy]),
);

export const BOT_NAMES: readonly string[] = [...POLICIES.keys()];

export const policyByName = (name: string): Policy | undefined => POLICIES.get(name);
