import type { Seat } from "#engine";
import { findPossible, findRoom } from "./actions/possible.ts";
import { ACTION_INDEX, type Action, STREET_CELLS, STREETS, type Street } from "./content.ts";
import { findTieKey } from "./scoring/scoring.ts";
import { ACTION_TILES, type State } from "./state.ts";

/**
 * Fields that follow from the rest of a state. They are stored because they are read far more often than they change
 * (measured: 0.77 of the time of a random decision). Rules that change what a field follows from call its function
 * here.
 */

/** 1.3 After the plan has been laid: the actions of each street, and the streets of each action. */
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

/** After a hand has been dealt: its kinds. A card drawn or played updates one bit instead. */
export function deriveHeld(s: State, seat: Seat): void {
  let mask = 0;
  for (const a of ACTION_INDEX) if (s.hand[seat][a] > 0) mask |= 1 << a;
  s.held[seat] = mask;
}

/** 4.1 to 4.7 After a change on the seat's mat: the actions possible. */
export function derivePossible(s: State, seat: Seat): void {
  s.possible[seat] = findPossible(s, seat);
}

/**
 * 4.4 to 4.7 After the last slot of a place has been filled: the places with room, and the actions possible for all
 * seats.
 */
export function deriveRoom(s: State): void {
  s.room[0] = findRoom(s);
  for (const seat of s.opened.seatList) derivePossible(s, seat);
}

/** 3.4 After a placement: the two actions of the street. */
export function deriveSides(s: State): void {
  const cells = STREET_CELLS[(s.street[0] - 1) as Street];
  s.sides[0] = s.cells[cells[0]];
  s.sides[1] = s.cells[cells[1]];
}

/** After a state has been put together from its parts: everything. */
export function deriveAll(s: State): void {
  if (s.awaits[0] > ACTION_TILES) deriveStreets(s);
  deriveRoom(s);
  for (const seat of s.opened.seatList) {
    deriveHeld(s, seat);
    s.tie[seat] = findTieKey(s, seat);
  }
  if (s.street[0] > 0) deriveSides(s);
}
