import {
  type Game,
  type GameTypes,
  laidStates,
  NO_MOVE,
  type OpenGame,
  type SeatCount,
  type Switches,
  samplingBy,
  tablesOf,
} from "#engine";
import { samplerOf } from "./hidden/sample.ts";
import { type View, view } from "./hidden/view.ts";
import { META } from "./meta.ts";
import { chance, resolve } from "./rules/chance.ts";
import { legalMoves, toAct, whyNot } from "./rules/legal-moves.ts";
import { MOVES, type Move, OUTCOMES, type Outcome, TARGETS, type Target } from "./rules/moves.ts";
import { type Event, play } from "./rules/play.ts";
import { standings } from "./rules/standings.ts";
import { LAYOUT, type Rules, SPACES, type State } from "./rules/state.ts";

// Guide 3: puts the game together.

export interface SkeletonTypes extends GameTypes {
  readonly state: State;
  readonly move: Move;
  readonly outcome: Outcome;
  readonly view: View;
  readonly event: Event;
  readonly target: Target;
}

function open(seats: SeatCount, options: Switches): OpenGame<SkeletonTypes> {
  const rules: Rules = { seats };
  return {
    game: skeleton,
    seats,
    options,
    // Who begins is drawn, then every space is claimed once.
    maxEntries: 1 + SPACES.length,
    traits: { hides: false, simultaneous: false, points: { least: 0, most: SPACES.length } },
    ...laidStates(LAYOUT, rules),
    ...samplingBy(
      () => LAYOUT.create(rules),
      (seen: View) => samplerOf(seen, rules),
    ),
    ...tablesOf(MOVES, OUTCOMES),
    setup: () => LAYOUT.create(rules),
    progress: (s) => SPACES.filter((space) => s.spaces[space] > 0).length / SPACES.length,
    toAct,
    legalMoves,
    forced: () => NO_MOVE,
    play,
    chance,
    resolve,
    view,
    targets: TARGETS,
    whyNot,
    standings,
  };
}

export const skeleton: Game<SkeletonTypes> = { meta: META, open };
