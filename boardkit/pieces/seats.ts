import type { Seat } from "#engine";

/** The emblem of each seat, which goes with its colour everywhere: red lily, blue ship, yellow sun, green tree, violet tower. */
const EMBLEMS = ["lily", "ship", "sun", "tree", "tower"] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** The value of `data-look`, which sets the colours of a piece (`pieces.css`). */
export const lookName = (seat: Seat | "white"): Emblem | "white" => (seat === "white" ? "white" : EMBLEMS[seat]);

/** All seats clockwise from one of them: one's own first. */
export const seatsFrom = (seats: readonly Seat[], first: Seat | null): readonly Seat[] =>
  first === null ? seats : [...seats.slice(first), ...seats.slice(0, first)];
