import { beam } from "./beam.ts";
import { BOT_LEVELS, type BotLevel } from "./levels.ts";
import type { Policy } from "./policy.ts";
import { random } from "./random.ts";

export { BOT_LEVELS } from "./levels.ts";
export { playByPolicies, UNHURRIED } from "./play-match.ts";
export type { Budget, Policy, Thinking } from "./policy.ts";
export { MAX_STRETCH } from "./policy.ts";

const POLICIES: Readonly<Record<BotLevel, Policy>> = { random, greedy: beam };

export function policyByName(name: string): Policy | undefined {
  const level = BOT_LEVELS.find((each) => each === name);
  return level === undefined ? undefined : POLICIES[level];
}
