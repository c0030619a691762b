import { policyByName } from "#bots";
import { FastChance, invariant, type Seat, type Switches } from "#engine";
import type { Match } from "./match.ts";
import { type GameShelf, openAs } from "./open-match.ts";

/** What a bot needs to decide: nothing but what its seat may know. Plain data, it goes to a worker. */
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

/** What the seat's bot of this level is to think about now. */
export const thoughtOf = (
  { open, state, contentText }: Match,
  seat: Seat,
  how: Pick<Thought, "level" | "seed" | "milliseconds">,
): Thought => ({
  ...{ game: open.game.meta.id, seats: open.seats, options: open.options, contentText },
  ...{ view: open.view(state, seat), seat, ...how },
});

/** One stretch in notation, thought out where it stands; `now` counts milliseconds. Throws what the bot throws. */
export function think(games: GameShelf, thought: Thought, now: () => number): readonly string[] {
  const game = games.byId(thought.game);
  const policy = policyByName(thought.level);
  invariant(game !== undefined && policy !== undefined, `a bot ${thought.level} plays ${thought.game}`);
  return policy.stretch(openAs(game, thought), thought.view, thought.seat, {
    source: new FastChance(thought.seed),
    budget: { milliseconds: thought.milliseconds, now },
  });
}
