import {
  type Game,
  type GameTypes,
  invariant,
  laidStates,
  type OpenGame,
  SEATS_OF,
  type SeatCount,
  type Switches,
  samplingBy,
  tablesOf,
} from "#engine";
import { insight } from "./bot/insight.ts";
import { samplerOf } from "./hidden/sample.ts";
import { seenAs } from "./hidden/seen-as.ts";
import { view } from "./hidden/view.ts";
import type { View } from "./hidden/view-types.ts";
import { META } from "./meta.ts";
import { chance, draw, resolve, setup } from "./rules/chance.ts";
import { COUNCIL_SEATS, DISCS } from "./rules/content.ts";
import { deriveAll } from "./rules/derived.ts";
import type { Event } from "./rules/events.ts";
import { forced, legalMoves } from "./rules/legal-moves.ts";
import { MOVES, type Move, OUTCOMES, type Outcome } from "./rules/moves.ts";
import { play } from "./rules/play.ts";
import type { Reason } from "./rules/reasons/reasons.ts";
import { whyNot } from "./rules/reasons/why-not.ts";
import { standings } from "./rules/scoring/standings.ts";
import { LAYOUT, narrowSeats, type Rules, type State } from "./rules/state.ts";
import { TARGETS, type Target } from "./rules/targets.ts";
import { type Forecast, forecast } from "./rules/turn/forecast.ts";
import { scoredNow } from "./rules/turn/scored-now.ts";
import { toAct } from "./rules/turn/to-act.ts";

export interface CalimalaTypes extends GameTypes {
  readonly state: State;
  readonly move: Move;
  readonly outcome: Outcome;
  readonly view: View;
  readonly event: Event;
  readonly target: Target;
  readonly reason: Reason;
  readonly forecast: Forecast;
}

function rulesFor(seats: SeatCount, options: Switches): Rules {
  const start = options["startPlayer"] ?? "random";
  const startSeat = start === "random" ? -1 : Number(start) - 1;
  invariant(startSeat < seats, "the start player has a seat in the match");
  return {
    seats: narrowSeats(seats),
    seatList: SEATS_OF[seats],
    introductory: options["layout"] === "introductory",
    onStack: options["whiteReplacement"] !== "removed",
    limited: options["cubes"] !== "unlimited",
    startSeat,
    oneCard: options["ownTurnDrawCap"] === "one",
    extraCard: options["extraCard"] === "seats4and5" && seats > 3,
    lateSeats: options["lateSeats"] === "yes",
    turnOrderTies: options["finalTie"] === "turnOrder",
    pooled: options["workshops"] === "pooled",
    copies: [],
  };
}

/** A bound on the entries of a match: 75 turns of at most 3 activations, 45 cards and their draws between. */
const MAX_ENTRIES = 5000;

function open(seats: SeatCount, options: Switches): OpenGame<CalimalaTypes> {
  const rules = rulesFor(seats, options);
  const { coloured, white } = DISCS[rules.seats];
  const turns = coloured + white;
  return {
    game: calimala,
    seats,
    options,
    maxEntries: MAX_ENTRIES,
    traits: { hides: true, simultaneous: true, points: { least: 0, most: 255 } },
    ...laidStates(LAYOUT, rules, deriveAll),
    ...samplingBy(
      () => LAYOUT.create(rules),
      (v: View) => samplerOf(v, rules),
    ),
    ...tablesOf(MOVES, OUTCOMES),
    setup: () => setup(rules),
    progress: (s) => Math.min(1, Math.max(s.tilesScored[0] / COUNCIL_SEATS, s.turns[0] / turns)),
    toAct,
    legalMoves,
    forced,
    play,
    chance,
    draw,
    resolve,
    view,
    seenAs,
    targets: TARGETS,
    whyNot,
    standings,
    scoredNow,
    forecast,
  };
}

/** Calimala, designed by Fabio Lopiano, first edition 2017. */
export const calimala: Game<CalimalaTypes> = { meta: META, insight, open };
