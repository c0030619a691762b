import type { Seat } from "#engine";

/** How a seat looks everywhere: a colour, always doubled by an emblem. */
export const SEAT_LOOKS = [
  { colour: "red", emblem: "lily" },
  { colour: "blue", emblem: "ship" },
  { colour: "yellow", emblem: "sun" },
  { colour: "green", emblem: "tree" },
  { colour: "violet", emblem: "tower" },
] as const;
export type SeatLook = (typeof SEAT_LOOKS)[Seat];
export type Emblem = SeatLook["emblem"];

export const lookOf = (seat: Seat): SeatLook => SEAT_LOOKS[seat];

/** The value of `data-look`, which sets the colours of a piece (`pieces.css`). */
export const lookName = (seat: Seat | "white"): Emblem | "white" => (seat === "white" ? "white" : lookOf(seat).emblem);

/** All seats clockwise from one of them: one's own first. */
export const seatsFrom = (seats: readonly Seat[], first: Seat | null): readonly Seat[] =>
  first === null ? seats : [...seats.slice(first), ...seats.slice(0, first)];
