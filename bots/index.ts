import { greedy } from "./greedy.ts";
import type { Policy } from "./policy.ts";
import { random } from "./random.ts";

export { playByPolicies, UNHURRIED } from "./play-match.ts";
export type { Budget, Policy, Thinking } from "./policy.ts";
export { MAX_STRETCH } from "./policy.ts";

const POLICIES: readonly Policy[] = [random, greedy];

/** Levels from the weakest to the strongest. */
export const BOT_LEVELS: readonly string[] = POLICIES.map((policy) => policy.name);

export const policyByName = (name: string): Policy | undefined => POLICIES.find((policy) => policy.name === name);
