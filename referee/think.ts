import { policyByName } from "#bots";
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
}

/** The present thought of the seat's bot at this level. */
export const thoughtOf = (
  { open, state, contentText }: Match,
  seat: Seat,
  how: Pick<Thought, "level" | "seed" | "milliseconds">,
): Thought => ({
  ...{ game: open.game.meta.id, seats: open.seats, options: open.options, contentText },
  ...{ view: open.view(state, seat), seat, ...how },
});

/** One stretch in notation, computed in this thread; `now` counts milliseconds. Throws what the bot throws. */
export function think(games: GameShelf, thought: Thought, now: () => number): readonly string[] {
  const game = games.byId(thought.game);
  const policy = policyByName(thought.level);
  invariant(game !== undefined && policy !== undefined, `a bot ${thought.level} plays ${thought.game}`);
  return policy.stretch(openAs(game, thought), thought.view, thought.seat, {
    source: new FastChance(thought.seed),
    budget: { milliseconds: thought.milliseconds, now },
  });
}
