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
import { view } from "./hidden/view.ts";
import type { View } from "./hidden/view-types.ts";
import { META } from "./meta.ts";
import { chance, resolve, setup } from "./rules/chance.ts";
import {
  COLOURS,
  CONTRACT_INDEX,
  type Colour,
  colourOf,
  contractOf,
  type Figures,
  floorsOf,
  NUMERALS,
} from "./rules/content.ts";
import { draw } from "./rules/draw.ts";
import type { Event } from "./rules/events.ts";
import { CONTENT } from "./rules/figures/figures-file.ts";
import { forced, legalMoves } from "./rules/legal-moves.ts";
import { MOVES, type Move, OUTCOMES, type Outcome } from "./rules/moves.ts";
import { play } from "./rules/play.ts";
import type { Reason } from "./rules/reasons/reasons.ts";
import { whyNot } from "./rules/reasons/why-not.ts";
import { scoredNow } from "./rules/scoring/scoring.ts";
import { standings } from "./rules/scoring/standings.ts";
import { LAYOUT, MOST_TURNS, PLAYERS_OF, type Rules, type State } from "./rules/state.ts";
import { TARGETS, type Target } from "./rules/targets.ts";
import { type Forecast, forecast } from "./rules/turn/forecast.ts";
import { toAct } from "./rules/turn/to-act.ts";

export interface FirenzeTypes extends GameTypes {
  readonly state: State;
  readonly move: Move;
  readonly outcome: Outcome;
  readonly view: View;
  readonly event: Event;
  readonly target: Target;
  readonly reason: Reason;
  readonly forecast: Forecast;
}

function rulesFor(count: SeatCount, options: Switches, figures: Figures): Rules {
  const seats = seatsAmong([2, 3, 4], count);
  return {
    seats,
    seatList: PLAYERS_OF[seats],
    figures,
    campanile: options["campanile"] !== "off",
    randomSeals: options["neutralSeals"] !== "startPlayer",
    ownerLosses: options["losses"] === "owner",
    printed: CONTRACT_INDEX.map((c) => figures.contracts[COLOURS[colourOf(c)]][floorsOf(c)].points),
    tiles: figures.balconies.map(({ numeral, colour, floors, points }) => ({
      contract: contractOf(COLOURS.indexOf(colour) as Colour, floors),
      numeral: NUMERALS.indexOf(numeral),
      points,
    })),
  };
}

/** A bound on the entries of a match: setup, then 200 turns a seat of at most some 150 entries each. */
const MOST_ENTRIES_A_TURN = 150;

/** Share of the match done, by the most seals that a seat has placed or by turns taken. */
function progress(s: State): number {
  const all = s.opened.figures.seals[s.opened.seats];
  let most = 0;
  for (const seat of s.opened.seatList) {
    most = Math.max(most, (all - s.sealsLeft[seat]) / all, s.turns[seat] / MOST_TURNS);
  }
  return Math.min(1, most);
}

function open(seats: SeatCount, options: Switches, content?: unknown): OpenGame<FirenzeTypes> {
  const rules = rulesFor(seats, options, content as Figures);
  return {
    game: firenze,
    seats,
    options,
    maxEntries: 100 + seats * MOST_TURNS * MOST_ENTRIES_A_TURN,
    traits: { hides: false, simultaneous: false, points: { least: -999, most: 9999 } },
    ...laidStates(LAYOUT, rules),
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
    draw,
    view,
    targets: TARGETS,
    names: (s: State, move) => (s.active[0] === 0 ? [] : MOVES.names(s, move)),
    whyNot,
    standings,
    scoredNow,
    forecast,
  };
}

/** Firenze, designed by Andreas Steding, 2010. */
export const firenze: Game<FirenzeTypes> = { meta: META, content: CONTENT, insight, open };
