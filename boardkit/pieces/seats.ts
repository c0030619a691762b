import { signal } from "@preact/signals";
import { SEATS, type Seat } from "#engine";

/** The emblem of each seat, which goes with its colour everywhere: red lily, blue ship, yellow sun, green tree, violet tower, grey bell. */
export const EMBLEMS = ["lily", "ship", "sun", "tree", "tower", "bell"] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** The looks that have changed places for this reader's eyes: those of these two seats. */
const changed = signal<readonly [Seat, Seat] | null>(null);

/** From now on the seat wears the look of another one, and that one wears its look, on this screen alone. */
export function wearLook(seat: Seat | null, look: Emblem | null): void {
  const other = SEATS.find((each) => EMBLEMS[each] === look);
  changed.value = seat === null || other === undefined || other === seat ? null : [seat, other];
}

/** Draws something that others will see: with the colours that were dealt. */
export async function asDealt<T>(draw: () => Promise<T>): Promise<T> {
  const before = changed.peek();
  changed.value = null;
  try {
    return await draw();
  } finally {
    changed.value = before;
  }
}

/** The seat whose look a seat wears: its own, unless the reader has chosen another colour. */
export function lookOf(seat: Seat): Seat {
  const { value } = changed;
  if (value === null) return seat;
  const [one, other] = value;
  return seat === one ? other : seat === other ? one : seat;
}

/** The value of `data-look`, which sets the colours of a piece (`pieces.css`). */
export const lookName = (seat: Seat | "white"): Emblem | "white" =>
  seat === "white" ? "white" : EMBLEMS[lookOf(seat)];

/** All seats clockwise from one of them: one's own first. */
export const seatsFrom = (seats: readonly Seat[], first: Seat | null): readonly Seat[] =>
  first === null ? seats : [...seats.slice(first), ...seats.slice(0, first)];
