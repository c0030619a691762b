import { type BotLevel, levelOf } from "#bots/levels";
import { say } from "../i18n/language.ts";

/** The name of a level, also of one that a former version has stored. */
export function levelName(level: string): string {
  const known = levelOf(level);
  return known === undefined ? level : say(`level.${known}`);
}

/** The sentence that says how it plays. */
export const levelSentence = (level: BotLevel): string => say(`level.${level}.is`);
