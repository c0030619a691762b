import { holdsPlayable } from "../rules/cards/cards.ts";
import { ARCHITECT, BUILD_LIMIT, type Colour, FLOORS, PRINCESS } from "../rules/content.ts";
import { MOVES } from "../rules/moves.ts";
import { activeOf, GIVE, type State } from "../rules/state.ts";
import { exchangeCost } from "../rules/turn/giving.ts";
import { leavesHighTower } from "./high-towers.ts";
import { turnsAhead } from "./outlook.ts";

/** Whether a legal move can never help its player. Bots do not consider it. */
export function isPointless(s: State, move: number): boolean {
  const i = MOVES.within(move);
  if (s.awaits[0] === GIVE) return isForItself(s, i);
  switch (MOVES.typeOf(move)) {
    case "exchange":
      return leftBut(s, 0, i % 6) < exchangeCost(s, activeOf(s));
    case "card":
      return i === 0 && ((s.played[0] >> PRINCESS) & 1) === 1;
    case "built":
    case "raise":
      return leavesHighTower(s, move);
    case "found":
      return isTooLate(s, i as Colour);
    case "alchemist":
    case "smuggler":
      return leftBut(s, 0, i % 6) === 0;
    default:
      return false;
  }
}

/**
 * 3.2, 4.1, 4.25 Whether the brick would be given for one of its own colour, or leaves too few of other colours to
 * give.
 */
function isForItself(s: State, colour: number): boolean {
  if (s.wanted[0] === 0) return false;
  return colour === s.wanted[0] - 1 || leftBut(s, colour, s.wanted[0] - 1) < s.due[0];
}

/** Counts the bricks in storage from the colour `from` upwards, leaving out the colour `without`. */
function leftBut(s: State, from: number, without: number): number {
  const storage = s.storage[activeOf(s)];
  let n = 0;
  for (let c = from; c < 6; c++) if (c !== without) n += storage[c as Colour];
  return n;
}

/** 3.3, 5.1 A tower founded in the seat's last turn that cannot become high enough for any contract or the bell tower. */
function isTooLate(s: State, colour: Colour): boolean {
  const seat = activeOf(s);
  if (s.ending[0] === 0 || turnsAhead(s, seat) > 0) return false;
  const least = Math.min(FLOORS[0], s.opened.figures.bellTower) - (holdsPlayable(s, seat, ARCHITECT) ? 1 : 0);
  return Math.min(s.storage[seat][colour], BUILD_LIMIT - s.built[0]) < least;
}
