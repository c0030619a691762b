import {
  type AnyGame,
  CHANCE,
  type ChanceSource,
  chanceBuffer,
  type Entry,
  type MatchRecord,
  replay,
  type Seat,
} from "#engine";
import { isOver, type Match, newMatch, openAs, playStored, seatsOwing, toActIn } from "#referee";
import { takeDevice } from "../device.ts";
import { drawsOf } from "../house/luck.ts";
import type { KeptLog, KeptMatch } from "./kept.ts";

/** A match that the house has at hand. It changes inside `alone` only. */
export interface Held {
  kept: KeptMatch;
  readonly match: Match;
  /** Lengths of the log after the latest commits, by their ids. */
  readonly answered: Map<string, number>;
  readonly luck: KeptLog["luck"];
  /** The person at the device, and the one to whom it is to be handed; for the latter the former is nobody. */
  viewer: Seat | null;
  handTo: Seat | null;
  isUnkept: boolean;
  /** Another tab has the right to change the match. */
  isElsewhere: boolean;
  /** How many entries the page knows; `null` while it does not follow the match. */
  told: number | null;
}

export type Loaded = { readonly type: "held"; readonly held: Held } | { readonly type: "other-rules" };

const MOST_ANSWERED = 8;
const outcomes = chanceBuffer();

/** Takes a match up again from its log. An update of the app may have changed the rules: then the log must fit them. */
export function holdMatch(game: AnyGame, kept: KeptMatch, log: KeptLog, chance: ChanceSource): Loaded {
  const { seats, options } = kept;
  const contentText = kept.contentText ?? game.content?.builtIn;
  const open = openAs(game, { seats: seats.length, options, contentText });
  const isSame = kept.rulesVersion === game.meta.rulesVersion;
  if (!isSame && !replay(open, log.entries).ok) return { type: "other-rules" };
  const match = newMatch({ id: kept.id, open, contentText, draws: drawsOf(open, log.luck, chance) });
  for (const [ply, entry] of log.entries.entries()) goOn(match, entry, log.times[ply] ?? kept.movedAt);
  match.choices = new Map(log.choices);
  match.clocks = log.clocks ?? null;
  match.standings = isOver(match) ? open.standings(match.state) : null;
  const held: Held = {
    ...{ kept: { ...kept, rulesVersion: game.meta.rulesVersion }, match, luck: log.luck },
    ...{ answered: new Map(log.answered), viewer: null, handTo: null },
    ...{ isUnkept: false, isElsewhere: false, told: null },
  };
  takeDevice(held);
  return { type: "held", held };
}

/** One entry of the log; counts the draws, each of which has its number. */
function goOn(match: Match, entry: Entry, at: number): void {
  if (toActIn(match) === CHANCE && match.open.chance(match.state, outcomes) > 1) match.nextDraw++;
  playStored(match, entry, at);
}

/** What to keep of the match now. */
export function keptOf({ kept, match, answered, luck }: Held): { readonly match: KeptMatch; readonly log: KeptLog } {
  const { entries, times, choices, standings, clocks } = match;
  return {
    match: {
      ...kept,
      movedAt: times.at(-1) ?? kept.movedAt,
      owing: seatsOwing(match),
      ...(standings === null ? {} : { ranks: standings.ranks }),
    },
    log: {
      ...{ id: kept.id, entries: [...entries], times: [...times], choices: [...choices] },
      answered: [...answered].slice(-MOST_ANSWERED),
      ...(luck === undefined ? {} : { luck }),
      ...(clocks === null ? {} : { clocks }),
    },
  };
}

/** The log up to a ply, and the outcomes of the draws after it: what a branch begins with. */
export function splitAt(
  game: AnyGame,
  { entries, options, seats, content }: MatchRecord,
  ply: number,
): { readonly entries: readonly Entry[]; readonly luck: NonNullable<KeptLog["luck"]> } {
  const contentText = content?.text ?? game.content?.builtIn;
  const open = openAs(game, { seats, options, contentText });
  const match = newMatch({ id: "branch", open, contentText, draws: drawsOf(open, undefined, { below: () => 0 }) });
  const drawn: string[] = [];
  let from = 0;
  for (const [at, entry] of entries.entries()) {
    if (at === ply) from = match.nextDraw;
    const before = match.nextDraw;
    goOn(match, entry, 0);
    if (match.nextDraw > before) drawn.push(entry.text);
  }
  return { entries: entries.slice(0, ply), luck: { from, outcomes: drawn.slice(from) } };
}
