import { say } from "./i18n/language.ts";

/** The levels that the house offers, strongest first. */
export const LEVELS = ["greedy", "random"] as const;
export type Level = (typeof LEVELS)[number];

const isLevel = (text: string): text is Level => LEVELS.some((each) => each === text);

export const levelName = (level: string): string => (isLevel(level) ? say(`level.${level}`) : level);
