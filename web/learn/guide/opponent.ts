import type { BotLevel } from "#bots/levels";

/** Who sits at the other seats of a guided match, and of the first match without a guide. */
export const OPPONENT: BotLevel = "apprentice";
export const NEXT_OPPONENT: BotLevel = "artisan";
