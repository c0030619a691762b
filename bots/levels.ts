/** Levels that tables offer, from the weakest to the strongest. */
export const BOT_LEVELS = ["random", "greedy"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const STRONGEST: BotLevel = BOT_LEVELS.at(-1) ?? BOT_LEVELS[0];
