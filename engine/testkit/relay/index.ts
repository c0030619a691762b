import type { Game, GameTypes, OpenGame } from "../../game.ts";
import { NO_MOVE } from "../../game.ts";
import { tablesOf } from "../../moves/move-kinds.ts";
import type { Switches } from "../../opening/options.ts";
import { samplingBy } from "../../sampler.ts";
import type { SeatCount } from "../../seat.ts";
import { laidStates } from "../../state/laid-states.ts";
import { chance, resolve, seenAs } from "./chance.ts";
import { legalMoves, toAct, whyNot } from "./legal-moves.ts";
import { META } from "./meta.ts";
import { type Event, MOVES, type Move, OUTCOMES, type Outcome, type Target } from "./moves.ts";
import { play } from "./play.ts";
import { samplerOf } from "./sample.ts";
import { standings } from "./standings.ts";
import { AWAITS, COPIES, KIND_INDEX, KINDS, LAYOUT, newState, type Opened, PLAYERS, type State } from "./state.ts";
import { type View, view } from "./view.ts";

export interface RelayTypes extends GameTypes {
  readonly state: State;
  readonly move: Move;
  readonly outcome: Outcome;
  readonly view: View;
  readonly event: Event;
  readonly target: Target;
}

/** A miniature game with passed hands and simultaneous choices. Viewers remember the packets that they have held. */
export const relay: Game<RelayTypes> = { meta: META, open };

function open(seats: SeatCount, options: Switches): OpenGame<RelayTypes> {
  const handSize = options["hand"] === "three" ? 3 : 2;
  const players = PLAYERS.slice(0, seats);
  const opened: Opened = { seats, players, handSize, step: options["pass"] === "left" ? 1 : -1 };
  return {
    game: relay,
    seats,
    options,
    // Every card is dealt and kept once, hands travel between the rounds, and in the end all is turned up.
    maxEntries: 2 * seats * handSize + handSize,
    traits: { hides: true, simultaneous: true, points: { least: 0, most: 27 } },
    ...laidStates(LAYOUT, opened),
    ...samplingBy(
      () => newState(opened),
      (seen: View) => samplerOf(opened, seen),
    ),
    ...tablesOf(MOVES, OUTCOMES),
    setup: () => {
      const state = newState(opened);
      for (const kind of KIND_INDEX) state.deck[kind] = COPIES[kind];
      return state;
    },
    progress,
    toAct,
    legalMoves,
    forced: () => NO_MOVE,
    play,
    chance,
    resolve,
    view,
    seenAs,
    targets: KINDS.map((card) => `card:${card}` as const),
    whyNot,
    standings,
  };
}

function progress(s: State): number {
  if (s.awaits[0] === AWAITS.over) return 1;
  return s.awaits[0] === AWAITS.deal ? 0 : (s.round[0] + 1) / (s.opened.handSize + 1);
}
