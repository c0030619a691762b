import { expect, test } from "vitest";
import type { Seat } from "#engine";
import type { Course } from "./course.ts";
import { largestSwings } from "./swings.ts";

/** Turns of these seats, one entry each. `expected` by entry, and the points of the end. */
function swingsOf(seats: readonly Seat[], expected: readonly (readonly number[])[], last: readonly number[]) {
  const line = { text: "", brought: "", gains: [], points: [] };
  const turns = seats.map((seat, ply) => ({
    ...{ seat, n: ply + 1, ply, end: ply + 1, points: [] },
    line: { ...line, seat, event: ply },
  }));
  const course: Course = { turns, last };
  const found = largestSwings(course, { expected: [...expected, last], points: [...expected.map(() => []), last] });
  return found.map(({ seat, turn, before, after, by }) => ({ seat, turn: turn.n, before, after, by }));
}

test("a swing goes from a seat's turn to its next one, and counts against the best of the others", () => {
  const expected = [
    [10, 12, 3],
    [15, 12, 3],
    [15, 12, 3],
    [15, 12, 3],
    [15, 14, 3],
  ];
  expect(swingsOf([0, 1, 2, 0, 1], expected, [15, 14, 3])).toEqual([{ seat: 0, turn: 1, before: -2, after: 3, by: 5 }]);
});

test("in the end the points count, not what was expected", () => {
  expect(
    swingsOf(
      [0, 1],
      [
        [10, 10],
        [10, 10],
      ],
      [30, 10],
    ),
  ).toEqual([{ seat: 0, turn: 1, before: 0, after: 20, by: 20 }]);
});

test("what the leader loses is told once, for whoever gained most by it", () => {
  const fall = [
    [0, 0, 20],
    [0, 4, 20],
    [0, 4, 2],
  ];
  expect(swingsOf([0, 1, 2], fall, [0, 4, 2])).toEqual([{ seat: 1, turn: 2, before: -16, after: 2, by: 18 }]);
});

test("a loss is none of its seat's swings, but a gain of somebody else's", () => {
  expect(
    swingsOf(
      [0, 1, 0, 1],
      [
        [9, 0],
        [9, 0],
        [4, 0],
        [4, 0],
      ],
      [4, 0],
    ).map(({ seat }) => seat),
  ).toEqual([1]);
});

test("less than a point is no swing", () => {
  expect(
    swingsOf(
      [0, 1, 0, 1],
      [
        [9, 0],
        [9, 0.4],
        [9, 0.8],
        [9, 0.8],
      ],
      [9, 0.8],
    ),
  ).toEqual([]);
});

test("there are three at most, the largest, in the order of the match", () => {
  const seats = Array.from({ length: 10 }, (_, i) => (i % 2) as Seat);
  const gains = [3, 0, 5, 0, 2, 0, 9, 0, 1, 0];
  const expected = gains.map((_, ply) => [gains.slice(0, ply).reduce((sum, n) => sum + n, 0), 0]);
  expect(swingsOf(seats, expected, [20, 0]).map(({ turn, by }) => [turn, by])).toEqual([
    [1, 3],
    [3, 5],
    [7, 9],
  ]);
});
