import type { Game, GameTypes, OpenGame } from "../game.ts";
import { invariant } from "../result.ts";
import type { SeatCount } from "../seat.ts";
import { chooseSwitches, type Switches } from "./options.ts";

/** The game for one match, with its own figures if it has any. `switches` are complete. */
export function openBuiltIn<T extends GameTypes>(game: Game<T>, seats: SeatCount, switches: Switches): OpenGame<T> {
  if (game.content === undefined) return game.open(seats, switches);
  const content = game.content.parse(game.content.builtIn);
  invariant(content.ok, `the built-in figures of ${game.meta.id} are valid`);
  return game.open(seats, switches, content.value);
}

/**
 * The same with the options and presets that are not at their default. They must be valid: check outside input by
 * `chooseSwitches`.
 */
export function openByChoice<T extends GameTypes>(
  game: Game<T>,
  seats: SeatCount,
  chosen: Readonly<Record<string, string>> = {},
): OpenGame<T> {
  const switches = chooseSwitches(game.meta.options, game.meta.presets, chosen, seats);
  invariant(switches.ok, `${game.meta.id} has the options ${JSON.stringify(chosen)}`);
  return openBuiltIn(game, seats, switches.value);
}
