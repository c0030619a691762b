import {
  type Game,
  type GameTypes,
  laidStates,
  type OpenGame,
  type SeatCount,
  type Switches,
  samplingBy,
  seatsAmong,
  tablesOf,
} from "#engine";
import { insight } from "./bot/insight.ts";
import { samplerOf } from "./hidden/sample.ts";
import { seenAs } from "./hidden/seen-as.ts";
import { view } from "./hidden/view.ts";
import type { View } from "./hidden/view-types.ts";
import { META } from "./meta.ts";
import { chance, drawOne, resolve, setup } from "./rules/chance.ts";
import { ALL_CARDS, TRICKS } from "./rules/content.ts";
import { deriveAll } from "./rules/derived.ts";
import type { Event } from "./rules/events.ts";
import { forced, legalMoves } from "./rules/legal-moves.ts";
import { MOVES, type Move, OUTCOMES, type Outcome } from "./rules/moves.ts";
import { play } from "./rules/play.ts";
import type { Reason } from "./rules/reasons/reasons.ts";
import { whyNot } from "./rules/reasons/why-not.ts";
import { roundDisplayOf, setupDisplayOf } from "./rules/rounds.ts";
import { scoredNow } from "./rules/scoring/scored-now.ts";
import { standings } from "./rules/scoring/standings.ts";
import { LAYOUT, PLAYERS_OF, type Rules, type State } from "./rules/state.ts";
import { TARGETS, type Target } from "./rules/targets.ts";
import { type Forecast, forecast } from "./rules/turn/forecast.ts";
import { toAct } from "./rules/turn/to-act.ts";

export interface MilleFioriTypes extends GameTypes {
  readonly state: State;
  readonly move: Move;
  readonly outcome: Outcome;
  readonly view: View;
  readonly event: Event;
  readonly target: Target;
  readonly reason: Reason;
  readonly forecast: Forecast;
}

function rulesFor(count: SeatCount, options: Switches): Rules {
  const seats = seatsAmong([2, 3, 4], count);
  const first = options["edition"] !== "revised";
  return {
    seats,
    seatList: PLAYERS_OF[seats],
    first,
    inTurn: options["selection"] === "inTurn",
    personal: first ? 25 : 27,
    general: first ? 5 : 3,
    setupDisplay: setupDisplayOf(seats, first),
    roundDisplay: roundDisplayOf(seats, first),
    tricks: TRICKS[seats],
  };
}

/** A bound on the entries of a match: every card is drawn, kept or taken, and played; an extra card declined; packets passed. */
const MAX_ENTRIES = 5 * ALL_CARDS;

/** Share of the match done: of the deck, or of the diamonds of the seat that placed most. */
function progress(s: State): number {
  let least: number = s.opened.personal;
  for (const seat of s.opened.seatList) least = Math.min(least, s.personal[seat]);
  return Math.max(1 - s.deckSize[0] / ALL_CARDS, 1 - least / s.opened.personal);
}

function open(seats: SeatCount, options: Switches): OpenGame<MilleFioriTypes> {
  const rules = rulesFor(seats, options);
  return {
    game: milleFiori,
    seats,
    options,
    maxEntries: MAX_ENTRIES,
    traits: { hides: true, simultaneous: !rules.inTurn, points: { least: 0, most: 9999 } },
    ...laidStates(LAYOUT, rules, deriveAll),
    ...samplingBy(
      () => LAYOUT.create(rules),
      (v: View) => samplerOf(v, rules),
    ),
    ...tablesOf(MOVES, OUTCOMES),
    setup: () => setup(rules),
    progress,
    toAct,
    legalMoves,
    forced,
    play,
    chance,
    resolve,
    draw: drawOne,
    view,
    seenAs,
    targets: TARGETS,
    whyNot,
    standings,
    forecast,
    scoredNow,
  };
}

/** Mille Fiori, designed by Reiner Knizia, 2021. */
export const milleFiori: Game<MilleFioriTypes> = { meta: META, insight, open };
