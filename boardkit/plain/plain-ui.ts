import type { GameEvent, GameUi } from "../game-ui.ts";
import { PLAIN_PANELS } from "./plain-panels.tsx";
import { PLAIN_WORDS } from "./plain-words.ts";

/** The parts that a game must provide for a first picture: its board and its words. */
type Needed = "Board" | "messages";

type OwnParts<V, E extends GameEvent> = Pick<GameUi<V, E>, Needed> & Partial<Omit<GameUi<V, E>, Needed>>;

const PLAIN: Omit<GameUi, Needed> = {
  ...PLAIN_PANELS,
  ...PLAIN_WORDS,
  travels: () => [],
  touched: () => [],
  concerns: (event, seat) => "seat" in event && event.seat === seat,
  usualPicks: () => [],
  targetOrder: (targets) => targets,
};

/**
 * A game as players see it: its own parts, and the plain form of all others. Views and events are those of the game:
 * what the screen hands in was made by its `view` and told by its `play`.
 */
export const gameUi = <V, E extends GameEvent>(own: OwnParts<V, E>): GameUi => ({ ...PLAIN, ...own }) as GameUi;
