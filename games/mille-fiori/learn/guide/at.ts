import { type EventOf, type GuideMoment, type GuideMove, ofKind, sum } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { Event } from "../../rules/events.ts";
import type { Forecast } from "../../rules/turn/forecast.ts";

/** What the situations of the guide ask of a moment. */

export type At = GuideMoment<View, Event>;
export type Move = GuideMove<View, Event>;

export const cardOf = ({ text }: Move): string => text.split(" ")[1] ?? "";

/** Whatever a card in play can do. */
export const plays = (at: At): readonly Move[] => ofKind(at, "place", "sail");

/** Placements in an area. */
export const placing = (at: At, ...areas: readonly string[]): readonly Move[] =>
  ofKind(at, "place").filter(({ targets: [space = ""] }) => areas.includes(space.split(":")[0] ?? ""));

/** Points that a move brings a seat, without the bonuses that are counted when it ends the match. */
export function points({ brings }: Move, seat: number): number {
  const { events, points } = brings();
  const counted = events.map((event) => (event.type === "bonusCounted" ? (event.points[seat] ?? 0) : 0));
  return (points[seat] ?? 0) - sum(counted);
}

/** Points that a move brings whoever makes it. */
export const own = (move: Move, { you }: At): number => points(move, you);

export const most = (moves: readonly Move[], at: At): number => Math.max(0, ...moves.map((move) => own(move, at)));

/** The first event of a type that a move would bring. */
export const told = <T extends Event["type"]>({ brings }: Move, type: T): EventOf<Event, T> | undefined =>
  brings().events.find((event): event is EventOf<Event, T> => event.type === type);

/** Whether something has happened. */
export const happened = <T extends Event["type"]>(
  { events }: At,
  type: T,
  is: (event: EventOf<Event, T>) => boolean = () => true,
): boolean => events.some((event) => event.type === type && is(event as EventOf<Event, T>));

export const otherOf = ({ you }: At): Seat => (you === 0 ? 1 : 0);

/** Own points less the other seat's. */
export const lead = (move: Move, { you }: At): number => points(move, you) - points(move, 1 - you);

/** What an extra card is worth beside points, for choosing a proposal. */
const EXTRA = 3;

/** What is earned beside points: an extra card, and the value of a bonus space, 0 without one. */
export interface Earned {
  readonly extra: number;
  readonly bonus: number;
}

export function earned(move: Move, { you }: At): Earned {
  const { events } = move.brings();
  const extra = events.some((event) => event.type === "extraCardEarned" && event.seat === you) ? 1 : 0;
  return { extra, bonus: told(move, "bonusPlaced")?.value ?? 0 };
}

const worthOf = (points: number, { extra, bonus }: Earned): number => points + EXTRA * extra + bonus;

/** What a move gains on the other seat, all in all. */
export const gain = (move: Move, at: At): number => worthOf(lead(move, at), earned(move, at));

export const mostGain = (moves: readonly Move[], at: At): number => Math.max(...moves.map((move) => gain(move, at)));

/** The moves that gain most. */
export const best = (moves: readonly Move[], at: At): readonly Move[] =>
  moves.filter((move) => gain(move, at) === mostGain(moves, at));

/** What a card to keep or to take brings in the best way to play it at once, as the rules foresee it. */
export interface Use extends Earned {
  readonly points: number;
  /** Points of the other seat. */
  readonly given: number;
  readonly isSailed: boolean;
  /** Nobody else places or sails before. */
  readonly isNext: boolean;
  readonly worth: number;
}

/** Where a card to keep or to take may go. */
export const usesOf = (move: Move): readonly string[] =>
  (move.forecast() as Forecast).plays.map(({ target }) => target);

export function bestUse(move: Move, { you }: At): Use {
  const { plays, isNext } = move.forecast() as Forecast;
  const uses = plays.map(({ target, points, isExtra, bonus }) => {
    const earned = { extra: isExtra ? 1 : 0, bonus };
    const [own, other] = [points[you] ?? 0, points[1 - you] ?? 0];
    const isSailed = target.startsWith("sea:");
    return { ...earned, points: own, given: other, isSailed, isNext, worth: worthOf(own - other, earned) };
  });
  return uses.reduce((a, b) => (b.worth > a.worth ? b : a));
}

/** Placements on the card's own symbol in a pyramid. */
export const doubled = (at: At): readonly Move[] =>
  placing(at, "nobili", "populi").filter((move) => told(move, "personPlaced")?.doubled === true);
