import { expect, test } from "vitest";
import { type AnyGame, openByChoice } from "#engine";
import { gameById } from "#games";
import { ABSURDITIES } from "#games/absurd";
import { policyNamed } from "../open-game.ts";
import { tallyAbsurd } from "./tally.ts";

function tallyOf(bot: string) {
  const open = openByChoice(gameById("mille-fiori") as AnyGame, 2);
  const policy = policyNamed(bot);
  if (!policy.ok) throw new Error(policy.refusal);
  return tallyAbsurd({ open, policy: policy.value, seed: 1 }, ABSURDITIES["mille-fiori"] ?? [], 3);
}

test("random bots make absurd moves, careful ones hardly, and both have the chance to", () => {
  const [random, careful] = [tallyOf("random"), tallyOf("greedy-1")];
  const sum = (tallies: typeof random, key: "chances" | "times") => tallies.reduce((all, each) => all + each[key], 0);
  expect(sum(random, "times") / sum(random, "chances")).toBeGreaterThan(0.2);
  expect(sum(careful, "chances")).toBeGreaterThan(20);
  expect(sum(careful, "times") / sum(careful, "chances")).toBeLessThan(0.05);
});
