import type { Game, GameMeta, GameTypes, OpenGame } from "../../game.ts";
import { NO_MOVE } from "../../game.ts";
import { laidStates } from "../../laid-states.ts";
import { tablesOf } from "../../move-kinds.ts";
import type { Switches } from "../../options.ts";
import type { SeatCount } from "../../seat.ts";
import type { Standings } from "../../standings.ts";
import {
  chance,
  type Event,
  keptKinds,
  legalMoves,
  MOVES,
  type Move,
  OUTCOMES,
  type Outcome,
  play,
  resolve,
  type Target,
  toAct,
  whyNot,
} from "./rules.ts";
import { COPIES, KIND_INDEX, KINDS, LAYOUT, newState, type Opened, PLAYERS, STAGE, type State } from "./state.ts";
import { sample, type View, view } from "./view.ts";

export interface RelayTypes extends GameTypes {
  readonly state: State;
  readonly move: Move;
  readonly outcome: Outcome;
  readonly view: View;
  readonly event: Event;
  readonly target: Target;
}

const META = {
  id: "relay",
  title: "Relay",
  designers: [],
  artists: [],
  publishers: [],
  year: 2026,
  seats: { min: 2, max: 3 },
  minutes: 1,
  rulesVersion: "1",
  options: [
    { id: "hand", values: ["two", "three"] },
    { id: "pass", values: ["left", "right"] },
  ],
  presets: [{ id: "mood", values: { brisk: { hand: "two" }, long: { hand: "three", pass: "right" } } }],
} as const satisfies GameMeta;

/** Passed hands and simultaneous choices: what the viewer has held, it remembers. */
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
    ...laidStates(LAYOUT, opened),
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
    sample: (seen, source) => sample(opened, seen, source),
    targets: KINDS.map((card) => `card:${card}` as const),
    whyNot,
    standings,
  };
}

function progress(s: State): number {
  if (s.stage[0] === STAGE.over) return 1;
  return s.stage[0] === STAGE.deal ? 0 : (s.round[0] + 1) / (s.opened.handSize + 1);
}

/** Most points; then most lilies; then the win is shared. */
function standings(s: State): Standings {
  const { players } = s.opened;
  const lilies = players.map((seat) => keptKinds(s, seat).filter((kind) => kind === 2).length);
  const isBefore = (a: number, b: number) => {
    const points = (s.score[a as 0] ?? 0) - (s.score[b as 0] ?? 0);
    return points !== 0 ? points > 0 : (lilies[a] ?? 0) > (lilies[b] ?? 0);
  };
  const tied = players.filter((a) => players.some((b) => a !== b && s.score[a] === s.score[b]));
  return {
    ranks: players.map((seat) => 1 + players.filter((other) => isBefore(other, seat)).length),
    scores: players.map((seat) => ({
      points: s.score[seat],
      sources: Object.fromEntries(
        KIND_INDEX.map((kind) => [KINDS[kind], pointsFor(s, keptKinds(s, seat), kind)] as const),
      ),
    })),
    ties: tied.length === 0 ? [] : [{ seats: tied, by: "lilies" }],
  };
}

const pointsFor = (s: State, cards: readonly number[], kind: number): number =>
  s.stage[0] === STAGE.over ? cards.filter((each) => each === kind).length ** 2 : 0;
