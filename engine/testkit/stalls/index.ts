import type { Game, GameMeta, GameTypes, OpenGame } from "../../game.ts";
import { laidStates } from "../../laid-states.ts";
import { tablesOf } from "../../move-kinds.ts";
import type { Switches } from "../../options.ts";
import type { SeatCount } from "../../seat.ts";
import type { Standings } from "../../standings.ts";
import { CONTENT, type Content, STALLS } from "./content.ts";
import { forced, legalMoves, type StallsReason, toAct, whyNot } from "./legal-moves.ts";
import { type Event, MOVES, type Move, OUTCOMES, type Outcome, TARGETS, type Target } from "./moves.ts";
import { chance, play, resolve, setup } from "./play.ts";
import { LAYOUT, type Opened, PLAYERS, STAGE, STALL_INDEX, type State, sum } from "./state.ts";
import { sample, type View, view } from "./view.ts";

export interface StallsTypes extends GameTypes {
  readonly state: State;
  readonly move: Move;
  readonly outcome: Outcome;
  readonly view: View;
  readonly event: Event;
  readonly target: Target;
  readonly reason: StallsReason;
}

const META = {
  id: "stalls",
  title: "Stalls",
  designers: [],
  artists: [],
  publishers: [],
  year: 2026,
  seats: { min: 2, max: 3 },
  minutes: 1,
  rulesVersion: "1",
  options: [
    { id: "start", values: ["random", "1", "2", "3"] },
    { id: "decider", values: ["next", "previous"] },
  ],
  presets: [],
} as const satisfies GameMeta;

/** Content, a payment without order, decisions off turn, weighted chance, a hidden hand that play proves things about. */
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
    ...laidStates(LAYOUT, opened),
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
    sample: (seen, source) => sample(opened, seen, source),
    targets: TARGETS,
    whyNot,
    standings,
  };
}

/** Stalls built and cards that left the deck: both are public. */
function progress(s: State): number {
  if (s.stage[0] === STAGE.over) return 1;
  const built = STALL_INDEX.filter((stall) => s.owner[stall] > 0).length;
  const cards = sum(Object.values(s.opened.content.cards));
  return (built + (cards - sum(s.deck)) / cards) / (STALL_INDEX.length + 1);
}

/** Most points, ties are shared. */
function standings(s: State): Standings {
  const { players, content } = s.opened;
  const tied = players.filter((a) => players.some((b) => a !== b && s.score[a] === s.score[b]));
  return {
    ranks: players.map((seat) => 1 + players.filter((other) => s.score[other] > s.score[seat]).length),
    scores: players.map((seat) => {
      const own = STALL_INDEX.filter((stall) => s.owner[stall] === seat + 1).map((stall) => STALLS[stall]);
      const built = sum(own.map((stall) => content.stalls[stall].points));
      const sources = Object.fromEntries(own.map((stall) => [stall, content.stalls[stall].points] as const));
      return { points: s.score[seat], sources: { ...sources, taken: s.score[seat] - built } };
    }),
    ties: tied.length === 0 ? [] : [{ seats: tied, by: "shared" }],
  };
}
