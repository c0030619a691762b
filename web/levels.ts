import { BOT_LEVELS, type BotLevel } from "#bots/levels";
import { say } from "./i18n/language.ts";

/** Levels in the order of the menu: strongest first. */
export const LEVELS: readonly BotLevel[] = [...BOT_LEVELS].reverse();

const isLevel = (text: string): text is BotLevel => BOT_LEVELS.some((each) => each === text);

export const levelName = (level: string): string => (isLevel(level) ? say(`level.${level}`) : level);
