import type { Game, GameTypes, OpenGame } from "../../game.ts";
import { tablesOf } from "../../moves/move-kinds.ts";
import type { Switches } from "../../opening/options.ts";
import { samplingBy } from "../../sampler.ts";
import type { SeatCount } from "../../seat.ts";
import { laidStates } from "../../state/laid-states.ts";
import { chance, resolve, seenAs, setup } from "./chance.ts";
import { CONTENT, type Content } from "./content.ts";
import { forced, legalMoves, type StallsReason, toAct, whyNot } from "./legal-moves.ts";
import { META } from "./meta.ts";
import { type Event, MOVES, type Move, OUTCOMES, type Outcome, TARGETS, type Target } from "./moves.ts";
import { play } from "./play.ts";
import { samplerOf } from "./sample.ts";
import { standings } from "./standings.ts";
import { AWAITS, LAYOUT, newState, type Opened, PLAYERS, STALL_INDEX, type State, sum } from "./state.ts";
import { type View, view } from "./view.ts";

export interface StallsTypes extends GameTypes {
  readonly state: State;
  readonly move: Move;
  readonly outcome: Outcome;
  readonly view: View;
  readonly event: Event;
  readonly target: Target;
  readonly reason: StallsReason;
}

/**
 * A miniature game with content, a payment without order, decisions off turn, weighted chance, and hidden hands of
 * which play proves something.
 */
export const stalls: Game<StallsTypes> = {
  meta: META,
  content: CONTENT,
  open: (seats, options, content) => open(seats, options, content as Content),
};

function open(seats: SeatCount, options: Switches, content: Content): OpenGame<StallsTypes> {
  const players = PLAYERS.slice(0, seats);
  const start = PLAYERS.find((seat) => options["start"] === `${seat + 1}`) ?? "random";
  const opened: Opened = { seats, players, content, start, step: options["decider"] === "next" ? 1 : -1 };
  return {
    game: stalls,
    seats,
    options,
    maxEntries: 60,
    traits: { hides: true, simultaneous: false, points: { least: -20, most: 40 } },
    ...laidStates(LAYOUT, opened),
    ...samplingBy(
      () => newState(opened),
      (seen: View) => samplerOf(opened, seen),
    ),
    ...tablesOf(MOVES, OUTCOMES),
    setup: () => setup(opened),
    progress,
    toAct,
    legalMoves,
    forced,
    play,
    chance,
    resolve,
    view,
    seenAs,
    targets: TARGETS,
    whyNot,
    standings,
  };
}

/** Stalls built and cards that left the deck: both are public. */
function progress(s: State): number {
  if (s.awaits[0] === AWAITS.over) return 1;
  const built = STALL_INDEX.filter((stall) => s.owner[stall] > 0).length;
  const cards = sum(Object.values(s.opened.content.cards));
  return (built + (cards - sum(s.deck)) / cards) / (STALL_INDEX.length + 1);
}
