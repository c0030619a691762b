import { BOT_LEVELS, type BotLevel, levelOf } from "#bots/levels";

/** Which levels this device is quick enough for, as its own house has seen; kept in the browser, by game. */

/** A stretch that takes longer has been stopped by the clock: the level is too slow for this device. */
export const SLOW_MS = 2000;

const keptAs = (game: string): string => `fiorino.slow-level.${game}`;

/** A bot of this level was stopped by the clock: neither it nor a stronger one is offered in the page any more. */
export function noteSlow(game: string, level: string): void {
  const slow = levelOf(level);
  if (slow !== undefined && levelsHere(game).includes(slow)) localStorage.setItem(keptAs(game), slow);
}

/** The levels that the page offers for matches it plays by itself; the gentlest always. */
export function levelsHere(game: string): readonly BotLevel[] {
  const slow = levelOf(localStorage.getItem(keptAs(game)) ?? "");
  return slow === undefined ? BOT_LEVELS : BOT_LEVELS.slice(0, Math.max(1, BOT_LEVELS.indexOf(slow)));
}

/** The level itself, or the strongest one that is offered. */
export function levelHere(game: string, level: BotLevel): BotLevel {
  const offered = levelsHere(game);
  return offered.includes(level) ? level : (offered.at(-1) ?? level);
}
