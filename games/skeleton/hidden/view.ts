import { elementAt, SEATS_OF, type Seat, type SeatCount, type Viewer } from "#engine";
import { pointsOf } from "../rules/standings.ts";
import { AWAITED, type Awaited, SPACES, type State } from "../rules/state.ts";

// Guide 4: what a viewer may know, built up field by field.

export interface View {
  readonly seats: SeatCount;
  readonly awaits: Awaited;
  /** Whose turn it is; seat 0 until that is drawn. */
  readonly turn: Seat;
  /** The owner of each space. */
  readonly spaces: readonly (Seat | null)[];
  readonly points: readonly number[];
}

/** Nothing is hidden: every viewer sees the same. */
export function view(s: State, _viewer: Viewer): View {
  const owners = SPACES.map((space) => s.spaces[space]);
  return {
    seats: s.opened.seats,
    awaits: elementAt(AWAITED, s.awaits[0]),
    turn: s.turn[0] as Seat,
    spaces: owners.map((owner) => (owner === 0 ? null : ((owner - 1) as Seat))),
    points: SEATS_OF[s.opened.seats].map((seat) => pointsOf(s, seat)),
  };
}
