import type { Seat } from "#engine";
import { STREET_CELLS, type Street } from "./content.ts";
import { findPossible } from "./possible.ts";
import { findTieKey } from "./scoring.ts";
import type { State } from "./state.ts";

/**
 * What follows from the rest of a state and is kept in it because it is read far more often than it changes (measured:
 * a fifth of the time of random play). Rules that change what it follows from call these.
 */

/** 4.1 to 4.7 After a change of the seat's own things. */
export function derivePossible(s: State, seat: Seat): void {
  s.possible[seat] = findPossible(s, seat);
}

/** 4.4 to 4.7 After the last slot of its kind has been filled: others may have wanted it, too. */
export function derivePossibleOfAll(s: State): void {
  for (const seat of s.opened.seatList) derivePossible(s, seat);
}

/** 5.8 After a council seat or an artwork in the Palazzo. */
export function deriveTie(s: State, seat: Seat): void {
  s.tie[seat] = findTieKey(s, seat);
}

/** 3.4 After a placement. */
export function deriveSides(s: State): void {
  const cells = STREET_CELLS[(s.street[0] - 1) as Street];
  s.sides[0] = s.cells[cells[0]];
  s.sides[1] = s.cells[cells[1]];
}

/** After a state has been put together from its parts. */
export function deriveAll(s: State): void {
  derivePossibleOfAll(s);
  for (const seat of s.opened.seatList) deriveTie(s, seat);
  if (s.street[0] > 0) deriveSides(s);
}
