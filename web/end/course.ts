import type { TurnLine } from "#boardkit";
import type { Seat } from "#engine";
import type { ToldEvent } from "#protocol";

/** A seat's turn, with what lies between it and the next one: scorings, a new round. */
export interface CourseTurn {
  readonly seat: Seat;
  /** Counts the turns of all seats from 1. */
  readonly n: number;
  /** Its first entry. */
  readonly ply: number;
  /** The entries up to the next turn: the position after so many is the one that it left. */
  readonly end: number;
  readonly line: TurnLine;
  /** By seat, when it is over. */
  readonly points: readonly number[];
}

/** The points of a match, turn by turn. */
export interface Course {
  readonly turns: readonly CourseTurn[];
  /** By seat, with what the end of the match brought after the last turn. */
  readonly last: readonly number[];
}

/**
 * The course of a match. `lines` are the turns of its events in the game's words. A line that is no seat's turn counts
 * for the turn before it; after the last turn it is the end's.
 */
export function courseOf(events: readonly ToldEvent[], lines: readonly TurnLine[], seats: number): Course {
  const sums = sumsOf(lines, seats);
  const pointsBefore = (line: number): readonly number[] => sums[line] ?? [];
  const plyOf = (line: TurnLine): number => events[line.event]?.ply ?? 0;
  const own = lines.flatMap((line, at) => (line.seat === null ? [] : [{ seat: line.seat, line, at }]));
  const turns = own.map(({ seat, line, at }, i): CourseTurn => {
    const next = own[i + 1];
    const end = next === undefined ? (events.at(-1)?.ply ?? -1) + 1 : plyOf(next.line);
    return { seat, n: i + 1, ply: plyOf(line), end, line, points: pointsBefore(next?.at ?? at + 1) };
  });
  return { turns, last: pointsBefore(lines.length) };
}

/** The turn that is over or under way after so many entries. */
export const turnAt = ({ turns }: Course, ply: number): CourseTurn | undefined =>
  turns.findLast((each) => each.ply < ply);

/** `sums[n]`: the points of the first `n` lines, by seat. */
function sumsOf(lines: readonly TurnLine[], seats: number): readonly (readonly number[])[] {
  const sums: (readonly number[])[] = [Array.from({ length: seats }, () => 0)];
  for (const [at, { points }] of lines.entries()) sums.push((sums[at] ?? []).map((n, seat) => n + (points[seat] ?? 0)));
  return sums;
}

/** What a turn brought, by seat; `turn` is `null` for the end of the match. */
export interface Gains {
  readonly turn: CourseTurn | null;
  readonly gains: readonly number[];
}

/** What every turn and the end of the match brought. They add up to the last points. */
export function gainsOf({ turns, last }: Course): readonly Gains[] {
  const rows = [...turns.map((turn) => ({ turn, points: turn.points })), { turn: null, points: last }];
  return rows.map(({ turn, points }, i) => ({
    turn,
    gains: points.map((n, seat) => n - (rows[i - 1]?.points[seat] ?? 0)),
  }));
}
