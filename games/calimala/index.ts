import {
  type Game,
  type GameTypes,
  invariant,
  laidStates,
  type OpenGame,
  SEATS_OF,
  type SeatCount,
  type Switches,
  tablesOf,
} from "#engine";
import { chance, draw, resolve, setup } from "./chance.ts";
import { DISCS } from "./content.ts";
import { deriveAll } from "./derived.ts";
import type { Event } from "./events.ts";
import { insight } from "./insight.ts";
import { forced, legalMoves } from "./legal-moves.ts";
import { META } from "./meta.ts";
import { MOVES, type Move, OUTCOMES, type Outcome } from "./moves.ts";
import { play } from "./play.ts";
import type { Reason } from "./reasons.ts";
import { sample } from "./sample.ts";
import { standings } from "./standings.ts";
import { LAYOUT, narrowSeats, type Rules, type State } from "./state.ts";
import { TARGETS, type Target } from "./targets.ts";
import { toAct } from "./to-act.ts";
import { view } from "./view.ts";
import type { View } from "./view-types.ts";
import { whyNot } from "./why-not.ts";

export interface CalimalaTypes extends GameTypes {
  readonly state: State;
  readonly move: Move;
  readonly outcome: Outcome;
  readonly view: View;
  readonly event: Event;
  readonly target: Target;
  readonly reason: Reason;
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
    ...laidStates(LAYOUT, rules, deriveAll),
    ...tablesOf(MOVES, OUTCOMES),
    setup: () => setup(rules),
    progress: (s) => Math.min(1, Math.max(s.tilesScored[0] / 15, s.turns[0] / turns)),
    toAct,
    legalMoves,
    forced,
    play,
    chance,
    draw,
    resolve,
    view,
    sample: (v, source) => sample(v, rules, source),
    targets: TARGETS,
    whyNot,
    standings,
  };
}

/** Calimala, designed by Fabio Lopiano, first edition 2017. */
export const calimala: Game<CalimalaTypes> = { meta: META, insight, open };
