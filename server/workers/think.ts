import { policyByName } from "#bots";
import { FastChance, invariant } from "#engine";
import { openAs } from "../matches/open-match.ts";
import type { GameShelf } from "../ports.ts";
import type { BotTask } from "./bot-brain.ts";

/** Carries out a task where it stands: in a worker, or in a test. */
export function think(games: GameShelf, task: BotTask): readonly string[] {
  const game = games.byId(task.game);
  const policy = policyByName(task.level);
  invariant(game !== undefined && policy !== undefined, `a bot ${task.level} plays ${task.game}`);
  return policy.stretch(openAs(game, task), task.view, task.seat, {
    source: new FastChance(task.seed),
    budget: { milliseconds: task.milliseconds, now: () => performance.now() },
  });
}
