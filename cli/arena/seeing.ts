import type { Policy } from "#bots";
import { type AnyOpenGame, type GameTypes, samplingBy } from "#engine";

type State = GameTypes["state"];

/**
 * The same bot, for which every sample is the position itself: it sees all hands, but no draw to come. What it wins by
 * that is what hidden cards cost the bot. `position` is the state that the match is played on.
 */
export function seeing(policy: Policy, game: AnyOpenGame, position: State): Policy {
  const write = (state: State): void => game.copy(position, state);
  const unveiled: AnyOpenGame = Object.assign(
    Object.create(game),
    samplingBy(game.blank, () => ({ write })),
  );
  return {
    name: policy.name,
    stretch: (_, ...asked) => policy.stretch(unveiled, ...asked),
  };
}
