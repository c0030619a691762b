import { expect, test } from "vitest";
import { type Policy, UNHURRIED } from "#bots";
import { CHANCE, FastChance, openByChoice, randomOutcome } from "#engine";
import { gameById } from "#games";
import { seeing } from "./seeing.ts";

test("a bot that sees all hands has the position for a sample, the same bot otherwise a guess", () => {
  const game = gameById("mille-fiori");
  if (game === undefined) throw new Error("there is something to play");
  const open = openByChoice(game, 2);
  const source = new FastChance(1);
  const state = open.setup();
  while (open.toAct(state) === CHANCE) open.resolve(state, randomOutcome(open, state, source));
  const samples: unknown[] = [];
  const bot: Policy = {
    name: "looks at one sample",
    stretch(asked, view) {
      samples.push(asked.view(asked.sample(view, source), 1));
      return [];
    },
  };
  for (const policy of [seeing(bot, open, state), bot])
    policy.stretch(open, open.view(state, 0), 0, { source, budget: UNHURRIED });
  expect(samples[0]).toEqual(open.view(state, 1));
  expect(samples[1]).not.toEqual(open.view(state, 1));
});
