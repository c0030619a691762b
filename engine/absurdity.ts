import type { AnyOpenGame, GameTypes } from "./game.ts";
import type { Seat } from "./seat.ts";

/** A decision of a seat on the whole state, with all of its legal moves. */
export interface Choice<State = GameTypes["state"]> {
  readonly game: AnyOpenGame;
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly number[];
}

/** A kind of move that looks stupid to whoever watches: `absurd` counts how often bots make it. */
export interface Absurdity<State = GameTypes["state"]> {
  readonly name: string;
  /** Those of the legal moves; none where no other move is better beyond doubt. The state is left as it was. */
  find(choice: Choice<State>): readonly number[];
}
