/** Levels that tables offer, from the gentlest to the strongest. */
export const BOT_LEVELS = ["apprentice", "artisan", "merchant", "guild-master", "banker", "medici"] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The level of whoever has not chosen one. */
export const USUAL: BotLevel = "merchant";

/** What levels were called in tables and matches of former versions. */
const FORMER: Readonly<Record<string, BotLevel>> = { random: "apprentice", greedy: "guild-master" };

/** A stored or requested level by its present name. */
export const presentLevel = (name: string): string => levelOf(name) ?? name;

/** The level of this name, present or former. */
export const levelOf = (name: string): BotLevel | undefined =>
  BOT_LEVELS.find((level) => level === name) ?? (Object.hasOwn(FORMER, name) ? FORMER[name] : undefined);
