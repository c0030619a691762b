import type { GameTypes, OpenGame } from "../../game.ts";
import { FastChance } from "../../match/chance.ts";
import type { Entry } from "../../match/log.ts";
import { nextEntry, randomMove } from "../../match/playout.ts";
import { NOBODY } from "../../to-act.ts";
import { EVENTS_TELL_NO_MORE } from "../checks/events.ts";
import { GROUPS } from "../checks/groups.ts";
import { FORECASTS_ALIKE, REDEALS_LOOK_ALIKE, SAMPLES_LOOK_ALIKE } from "../checks/leaks.ts";
import { checkMatch, checkTables } from "../checks/matches.ts";
import { FORCED, MOVES, OUTCOMES, SIMULTANEOUS, TELL, TO_ACT } from "../checks/moves.ts";
import { SEEN_AS } from "../checks/outcomes.ts";
import { REASONS } from "../checks/reasons.ts";
import { OPEN_VIEW, SAMPLERS, SAMPLES_PLAY_ON } from "../checks/samples.ts";
import { STAINS_STAY_INSIDE } from "../checks/stains.ts";
import { BOUNDS, CONSERVED, COPIES, LOOKING, NOTATION } from "../checks/states.ts";
import { SharedState } from "../looking/shared-state.ts";
import { Broken } from "../must.ts";
import { nameOf, openSetting, type Setting, settingsOf } from "../settings.ts";
import { copyOf, type Position, type Promised, type Subject } from "../subject.ts";

/** Every promise about any position, cheapest first. */
export const PROMISES: readonly Promised[] = [
  TO_ACT,
  BOUNDS,
  MOVES,
  OUTCOMES,
  FORCED,
  REASONS,
  NOTATION,
  LOOKING,
  COPIES,
  CONSERVED,
  SIMULTANEOUS,
  GROUPS,
  TELL,
  OPEN_VIEW,
  SAMPLERS,
  SEEN_AS,
  EVENTS_TELL_NO_MORE,
  STAINS_STAY_INSIDE,
  SAMPLES_LOOK_ALIKE,
  REDEALS_LOOK_ALIKE,
  FORECASTS_ALIKE,
  SAMPLES_PLAY_ON,
];

/** The promises that hidden things stay hidden. */
export const SILENCE: readonly Promised[] = [
  SEEN_AS,
  EVENTS_TELL_NO_MORE,
  STAINS_STAY_INSIDE,
  SAMPLES_LOOK_ALIKE,
  REDEALS_LOOK_ALIKE,
  FORECASTS_ALIKE,
];

/** Checks every promise at one position. Throws `Broken` with the promise, what is wrong and the position. */
export function checkPosition<T extends GameTypes>(where: Omit<Position<T>, "shared">, promises = PROMISES): void {
  const position = { ...where, shared: new SharedState(where.open, where.state) };
  for (const promise of promises) {
    try {
      promise.check(position);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const where = `at ply ${position.entries.length}: ${position.open.printPosition(position.state)}`;
      throw new Broken(`${promise.name}: ${why}\n${where}`, { cause: error });
    }
  }
}

export interface Amount {
  /** How many positions to check. */
  readonly positions: number;
  readonly seed: number;
}

/** Largest average number of entries between two checked positions of a match. */
const FARTHEST = 40;

/**
 * Plays random matches of a setting and checks positions on the way, a dozen or two of each match, and its end. Returns
 * how many were checked.
 */
export function checkSetting<T extends GameTypes>(
  subject: Subject<T>,
  setting: Setting,
  amount: Amount,
  promises = PROMISES,
): number {
  const open = openSetting(subject.game, setting);
  checkTables(open);
  let left = amount.positions;
  for (let match = 0; left > 0; match++) {
    const seed = amount.seed + match;
    try {
      left -= walkMatch({ subject, open, source: new FastChance(seed), promises }, left);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Broken(`${nameOf(setting)}, seed ${seed}: ${why}`, { cause: error });
    }
  }
  return amount.positions - left;
}

interface Walk<T extends GameTypes> {
  readonly subject: Subject<T>;
  readonly open: OpenGame<T>;
  readonly source: FastChance;
  readonly promises: readonly Promised[];
}

/** Plays one random match to its end; returns how many positions were checked. */
function walkMatch<T extends GameTypes>({ subject, open, source, promises }: Walk<T>, most: number): number {
  const state = open.setup();
  const entries: Entry[] = [];
  const every = Math.max(1, Math.min(FARTHEST, Math.floor(open.maxEntries / 24)));
  const check = () => checkPosition({ subject, open, state: copyOf(open, state), entries, source }, promises);
  let checked = 0;
  while (open.toAct(state) !== NOBODY && entries.length <= open.maxEntries) {
    if (checked < most && source.below(every) === 0) {
      check();
      checked++;
    }
    entries.push(nextEntry(open, state, (s, seat) => randomMove(open, s, seat, source), source));
  }
  check();
  checkMatch(subject, open, entries, state);
  return checked + 1;
}

/** Checks positions of random matches over every setting of a game, about equally many of each. */
export function checkPositions<T extends GameTypes>(
  subject: Subject<T>,
  { positions, seed }: Amount,
  promises = PROMISES,
): void {
  const settings = settingsOf(subject.game.meta);
  const share = Math.ceil(positions / settings.length);
  for (const setting of settings) checkSetting(subject, setting, { positions: share, seed }, promises);
}

/**
 * The same as named tests, one for each setting: `test.each(conformance(subject, amount))("$name", ({ run }) =>
 * run())`.
 */
export function conformance<T extends GameTypes>(
  subject: Subject<T>,
  { positions, seed }: Amount,
): readonly { readonly name: string; run(): void }[] {
  const settings = settingsOf(subject.game.meta);
  const share = Math.ceil(positions / settings.length);
  return settings.map((setting) => ({
    name: nameOf(setting),
    run: () => checkSetting(subject, setting, { positions: share, seed }),
  }));
}
