import { type Advice, advise, type Policy, policyByName, presentLevel, unlearned } from "#bots";
import { FastChance, invariant, type Seat, type Switches } from "#engine";
import type { Match } from "./match.ts";
import { type GameShelf, openAs } from "./open-match.ts";

/** The input of a bot: only what its seat may know. Plain data, sent to a worker. */
export interface Thought {
  readonly game: string;
  readonly seats: number;
  readonly options: Switches;
  readonly contentText: string | undefined;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: number;
  /** How long it may think. */
  readonly milliseconds: number;
  /** Shared with whoever asks, who writes 1 to have the answer at once. */
  readonly stop?: Int32Array;
}

/** The present thought of the seat's bot at this level. */
export const thoughtOf = (
  { open, state, contentText }: Match,
  seat: Seat,
  how: Pick<Thought, "level" | "seed" | "milliseconds" | "stop">,
): Thought => ({
  ...{ game: open.game.meta.id, seats: open.seats, options: open.options, contentText },
  ...{ view: open.view(state, seat), seat, ...how },
});

/** One stretch in notation, computed in this thread; `now` counts milliseconds. Throws what the bot throws. */
export function think(games: GameShelf, thought: Thought, now: () => number): readonly string[] {
  const { open, policy, thinking } = opened(games, thought, now);
  return policy.stretch(open, thought.view, thought.seat, thinking);
}

/** What the bot would do, and what it expects of its best moves. */
export function thinkAloud(games: GameShelf, thought: Thought, now: () => number): Advice {
  const { open, policy, thinking } = opened(games, thought, now);
  return advise({ game: open, view: thought.view, seat: thought.seat }, policy, thinking);
}

function opened(games: GameShelf, thought: Thought, now: () => number) {
  const game = games.byId(thought.game);
  const policy: Policy | undefined = policyByName(presentLevel(thought.level));
  invariant(game !== undefined && policy !== undefined, `a bot ${thought.level} plays ${thought.game}`);
  const { milliseconds, stop } = thought;
  const isStopped = stop === undefined ? {} : { isStopped: () => Atomics.load(stop, 0) === 1 };
  const thinking = { source: new FastChance(thought.seed), budget: { milliseconds, now, ...isStopped } };
  const open = openAs(game, thought);
  return { open: thought.contentText === undefined ? open : unlearned(open), policy, thinking };
}
