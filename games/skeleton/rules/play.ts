import { EVERYBODY, type Seat, seatAfter, type Tell } from "#engine";
import { MOVES } from "./moves.ts";
import { OVER, SPACES, type Space, type State } from "./state.ts";

// Guide 3: a move changes the state and tells what happened; it draws nothing.

export type Event =
  | { readonly type: "begun"; readonly seat: Seat }
  | { readonly type: "claimed"; readonly seat: Seat; readonly space: Space; readonly points: number };

/** 2.1, 2.2 */
export function play(s: State, seat: Seat, move: number, tell?: Tell<Event>): void {
  const space = (move - MOVES.first.claim) as Space;
  s.spaces[space] = seat + 1;
  s.turn[0] = seatAfter(seat, s.opened.seats);
  if (SPACES.every((each) => s.spaces[each] > 0)) s.awaits[0] = OVER;
  tell?.({ type: "claimed", seat, space, points: 1 }, EVERYBODY);
}
