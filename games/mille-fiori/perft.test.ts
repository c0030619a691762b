import { describe, expect, test } from "vitest";
import { perft } from "#engine";
import { perftOf, walkTogether } from "#engine/testkit";
import { milleFiori } from "./index.ts";
import { modelOf } from "./naive/model.ts";

interface Row {
  readonly seats: 2 | 3 | 4;
  readonly options: Readonly<Record<"edition" | "selection", string>>;
  readonly seed: number;
  /** Random entries before the position that is counted from. */
  readonly after: number;
  /** Sequences of length 1, 2, ... */
  readonly counts: readonly number[];
}

/** The position of `fiorino perft mille-fiori --seats N --seed S --after K --option ...`. */
function positionOf({ seats, options, ...walk }: Row) {
  const open = milleFiori.open(seats, options);
  const model = modelOf(seats, options);
  return { open, model, state: walkTogether(open, model, walk) };
}

/** Counts from here on are left out where the slow implementation counts. */
const LONG = 3000;

/** From a choice of cards, from the middle, from late in the match, and up to the end (no sequence goes past it). */
const ROWS: readonly Row[] = [
  {
    seats: 2,
    options: { edition: "first", selection: "simultaneous" },
    seed: 300,
    after: 14,
    counts: [5, 40, 240, 240, 960, 3840, 20200],
  },
  {
    seats: 2,
    options: { edition: "first", selection: "simultaneous" },
    seed: 301,
    after: 92,
    counts: [45, 1992, 86729],
  },
  {
    seats: 2,
    options: { edition: "first", selection: "simultaneous" },
    seed: 302,
    after: 166,
    counts: [3, 12, 12, 396, 12708],
  },
  {
    seats: 2,
    options: { edition: "first", selection: "simultaneous" },
    seed: 303,
    after: 245,
    counts: [5, 88, 530, 2428, 14534],
  },
  {
    seats: 2,
    options: { edition: "revised", selection: "simultaneous" },
    seed: 304,
    after: 22,
    counts: [6, 36, 36, 144, 576, 6096],
  },
  {
    seats: 2,
    options: { edition: "revised", selection: "simultaneous" },
    seed: 305,
    after: 93,
    counts: [52, 2662, 13310],
  },
  {
    seats: 2,
    options: { edition: "revised", selection: "simultaneous" },
    seed: 306,
    after: 164,
    counts: [1, 3, 9, 24, 116, 284, 4340],
  },
  {
    seats: 2,
    options: { edition: "revised", selection: "simultaneous" },
    seed: 307,
    after: 228,
    counts: [4, 50, 384, 2262, 13676],
  },
  {
    seats: 2,
    options: { edition: "first", selection: "inTurn" },
    seed: 308,
    after: 13,
    counts: [5, 40, 200, 1945, 1945, 7780],
  },
  {
    seats: 2,
    options: { edition: "first", selection: "inTurn" },
    seed: 309,
    after: 101,
    counts: [4, 14, 31, 163, 510, 2596, 6301, 18922],
  },
  { seats: 2, options: { edition: "first", selection: "inTurn" }, seed: 310, after: 173, counts: [25, 604, 14088] },
  {
    seats: 2,
    options: { edition: "first", selection: "inTurn" },
    seed: 311,
    after: 225,
    counts: [3, 14, 50, 298, 2183, 20367],
  },
  {
    seats: 2,
    options: { edition: "revised", selection: "inTurn" },
    seed: 312,
    after: 21,
    counts: [6, 30, 242, 242, 968, 7272, 29304],
  },
  {
    seats: 2,
    options: { edition: "revised", selection: "inTurn" },
    seed: 313,
    after: 96,
    counts: [47, 235, 1410, 5610, 25802],
  },
  {
    seats: 2,
    options: { edition: "revised", selection: "inTurn" },
    seed: 314,
    after: 179,
    counts: [15, 75, 345, 690, 3544, 17292],
  },
  {
    seats: 2,
    options: { edition: "revised", selection: "inTurn" },
    seed: 315,
    after: 240,
    counts: [4, 4, 12, 28, 84, 196, 0],
  },
  {
    seats: 3,
    options: { edition: "first", selection: "simultaneous" },
    seed: 316,
    after: 21,
    counts: [5, 28, 433, 6298, 6298, 25192],
  },
  {
    seats: 3,
    options: { edition: "first", selection: "simultaneous" },
    seed: 317,
    after: 120,
    counts: [4, 8, 56, 378, 378, 1134, 3402, 10206],
  },
  {
    seats: 3,
    options: { edition: "first", selection: "simultaneous" },
    seed: 318,
    after: 224,
    counts: [6, 12, 12, 36, 108, 324, 2052, 27144],
  },
  {
    seats: 3,
    options: { edition: "first", selection: "simultaneous" },
    seed: 319,
    after: 285,
    counts: [4, 16, 64, 272, 968, 7070, 34598],
  },
  {
    seats: 3,
    options: { edition: "revised", selection: "simultaneous" },
    seed: 320,
    after: 20,
    counts: [5, 25, 125, 750, 3900, 32370],
  },
  {
    seats: 3,
    options: { edition: "revised", selection: "simultaneous" },
    seed: 321,
    after: 126,
    counts: [2, 15, 130, 604, 2612, 15166],
  },
  {
    seats: 3,
    options: { edition: "revised", selection: "simultaneous" },
    seed: 322,
    after: 206,
    counts: [4, 16, 64, 384, 1758, 12180],
  },
  {
    seats: 3,
    options: { edition: "revised", selection: "simultaneous" },
    seed: 323,
    after: 303,
    counts: [2, 28, 58, 396, 662, 3442, 5666, 21614],
  },
  {
    seats: 3,
    options: { edition: "first", selection: "inTurn" },
    seed: 324,
    after: 20,
    counts: [6, 30, 144, 720, 4200, 4200, 16800],
  },
  {
    seats: 3,
    options: { edition: "first", selection: "inTurn" },
    seed: 325,
    after: 119,
    counts: [5, 31, 155, 1034, 1034, 4136, 25036],
  },
  {
    seats: 3,
    options: { edition: "first", selection: "inTurn" },
    seed: 326,
    after: 221,
    counts: [3, 8, 24, 96, 456, 1732, 15974],
  },
  {
    seats: 3,
    options: { edition: "first", selection: "inTurn" },
    seed: 327,
    after: 289,
    counts: [2, 5, 48, 121, 1003, 2559, 18382],
  },
  {
    seats: 3,
    options: { edition: "revised", selection: "inTurn" },
    seed: 328,
    after: 22,
    counts: [5, 36, 180, 1217, 1217, 4868, 32756],
  },
  {
    seats: 3,
    options: { edition: "revised", selection: "inTurn" },
    seed: 329,
    after: 124,
    counts: [10, 10, 30, 161, 988, 4870, 15920],
  },
  { seats: 3, options: { edition: "revised", selection: "inTurn" }, seed: 330, after: 238, counts: [20, 382, 6954] },
  {
    seats: 3,
    options: { edition: "revised", selection: "inTurn" },
    seed: 331,
    after: 276,
    counts: [7, 50, 148, 354, 1265, 5461, 6377, 19286],
  },
  {
    seats: 4,
    options: { edition: "first", selection: "simultaneous" },
    seed: 332,
    after: 25,
    counts: [5, 25, 100, 500, 4200, 34440],
  },
  {
    seats: 4,
    options: { edition: "first", selection: "simultaneous" },
    seed: 333,
    after: 106,
    counts: [3, 9, 18, 144, 630, 2940, 16584],
  },
  {
    seats: 4,
    options: { edition: "first", selection: "simultaneous" },
    seed: 334,
    after: 186,
    counts: [32, 995, 30040],
  },
  {
    seats: 4,
    options: { edition: "first", selection: "simultaneous" },
    seed: 335,
    after: 249,
    counts: [11, 11, 22, 231, 960, 2533, 7174, 14940],
  },
  {
    seats: 4,
    options: { edition: "revised", selection: "simultaneous" },
    seed: 336,
    after: 31,
    counts: [5, 25, 125, 1000, 7600],
  },
  {
    seats: 4,
    options: { edition: "revised", selection: "simultaneous" },
    seed: 337,
    after: 130,
    counts: [41, 1651, 65282],
  },
  {
    seats: 4,
    options: { edition: "revised", selection: "simultaneous" },
    seed: 338,
    after: 241,
    counts: [4, 12, 24, 96, 96, 1824, 32928],
  },
  {
    seats: 4,
    options: { edition: "revised", selection: "simultaneous" },
    seed: 339,
    after: 302,
    counts: [2, 2, 8, 24, 200, 360, 1640, 2816, 8584, 18928],
  },
  {
    seats: 4,
    options: { edition: "first", selection: "inTurn" },
    seed: 340,
    after: 27,
    counts: [5, 52, 260, 2246, 11230],
  },
  {
    seats: 4,
    options: { edition: "first", selection: "inTurn" },
    seed: 341,
    after: 101,
    counts: [4, 24, 24, 72, 422, 844, 8440, 25320],
  },
  { seats: 4, options: { edition: "first", selection: "inTurn" }, seed: 342, after: 189, counts: [31, 933, 27241] },
  {
    seats: 4,
    options: { edition: "first", selection: "inTurn" },
    seed: 343,
    after: 246,
    counts: [3, 26, 117, 947, 3555, 19978],
  },
  {
    seats: 4,
    options: { edition: "revised", selection: "inTurn" },
    seed: 344,
    after: 30,
    counts: [5, 38, 190, 969, 4845],
  },
  { seats: 4, options: { edition: "revised", selection: "inTurn" }, seed: 345, after: 134, counts: [43, 1815, 75184] },
  {
    seats: 4,
    options: { edition: "revised", selection: "inTurn" },
    seed: 346,
    after: 230,
    counts: [1, 2, 10, 48, 190, 410, 1492, 4416, 23288],
  },
  {
    seats: 4,
    options: { edition: "revised", selection: "inTurn" },
    seed: 347,
    after: 315,
    counts: [11, 22, 176, 330, 2341, 4164, 25740],
  },
];

describe("perft: entries are plies, chance outcomes count once each", { timeout: 60_000 }, () => {
  test.each(ROWS)("$seats seats, seed $seed, after $after, $options", (row) => {
    const { open, state } = positionOf(row);
    expect(row.counts.map((_, i) => perft(open, state, i + 1))).toEqual(row.counts);
  });

  test.each(ROWS)("the same by the second implementation: $seats seats, seed $seed, after $after", (row) => {
    const { model } = positionOf(row);
    const short = row.counts.filter((_, i) => Math.max(...row.counts.slice(0, i + 1)) < LONG);
    expect(short.map((_, i) => perftOf(model, i + 1))).toEqual(short);
  });
});
