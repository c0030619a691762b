import type { Seat } from "#engine";
import { findPossible, findRoom } from "./actions/possible.ts";
import { ACTION_INDEX, type Action, STREET_CELLS, STREETS, type Street } from "./content.ts";
import { findTieKey } from "./scoring/scoring.ts";
import { ACTION_TILES, type State } from "./state.ts";

/**
 * What follows from the rest of a state and is kept in it because it is read far more often than it changes (measured:
 * a fifth of the time of random play). Rules that change what it follows from call these.
 */

/** 1.2 After the plan has been laid. */
export function deriveStreets(s: State): void {
  for (const a of ACTION_INDEX) s.streetsOf[a] = 0;
  for (const street of STREETS) {
    const [a, b] = STREET_CELLS[street];
    const first = (s.cells[a] - 1) as Action;
    const second = (s.cells[b] - 1) as Action;
    s.streetMask[street] = (1 << first) | (1 << second);
    s.streetsOf[first] |= 1 << street;
    s.streetsOf[second] |= 1 << street;
  }
}

/** After a hand has been dealt; a card drawn or played changes the mask by itself. */
export function deriveHeld(s: State, seat: Seat): void {
  let mask = 0;
  for (const a of ACTION_INDEX) if (s.hand[seat][a] > 0) mask |= 1 << a;
  s.held[seat] = mask;
}

/** 4.1 to 4.7 After a change of the seat's own things. */
export function derivePossible(s: State, seat: Seat): void {
  s.possible[seat] = findPossible(s, seat);
}

/** 4.4 to 4.7 After the last slot of a place has been filled: others may have wanted it, too. */
export function deriveRoom(s: State): void {
  s.room[0] = findRoom(s);
  for (const seat of s.opened.seatList) derivePossible(s, seat);
}

/** 3.4 After a placement. */
export function deriveSides(s: State): void {
  const cells = STREET_CELLS[(s.street[0] - 1) as Street];
  s.sides[0] = s.cells[cells[0]];
  s.sides[1] = s.cells[cells[1]];
}

/** After a state has been put together from its parts. */
export function deriveAll(s: State): void {
  if (s.stage[0] > ACTION_TILES) deriveStreets(s);
  deriveRoom(s);
  for (const seat of s.opened.seatList) {
    deriveHeld(s, seat);
    s.tie[seat] = findTieKey(s, seat);
  }
  if (s.street[0] > 0) deriveSides(s);
}
