import { gameById } from "#games";
import type { BotTask } from "./bot-brain.ts";
import { think as thinkWith } from "./think.ts";

/** What runs in a worker thread. */
export const think = (task: BotTask): readonly string[] => thinkWith({ byId: gameById }, task);
