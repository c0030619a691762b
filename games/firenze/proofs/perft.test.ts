import { describe, test } from "vitest";
import { type PerftRow, perftTests } from "#engine/testkit";
import { SUBJECT } from "./subject.ts";

const ROWS: readonly PerftRow[] = [
  { seats: 2, seed: 1, after: 0, counts: [2, 10, 50, 250, 1000, 28934] },
  { seats: 3, options: { neutralSeals: "startPlayer" }, seed: 2, after: 5, counts: [28, 406, 4060, 31465] },
  { seats: 2, seed: 3, after: 60, counts: [3, 18, 108, 648, 3888, 101502] },
  { seats: 2, options: { losses: "owner" }, seed: 4, after: 300, counts: [1, 1, 11, 50, 225, 1129, 6042, 33705] },
  { seats: 3, seed: 5, after: 700, counts: [1, 2, 3, 4, 9, 14, 19, 39] },
  { seats: 4, seed: 6, after: 1500, counts: [5, 15, 75, 406, 2167, 11154, 56320] },
  { seats: 3, options: { losses: "owner" }, seed: 7, after: 2500, counts: [5, 15, 38, 107, 321, 1473] },
  { seats: 4, options: { losses: "owner", campanile: "off" }, seed: 8, after: 900, counts: [14, 84, 504, 3010, 17836] },
  { seats: 2, options: { campanile: "off" }, seed: 9, after: 2000, counts: [7, 31, 226, 1311, 7355, 39355] },
  { seats: 2, seed: 10, after: 7000, counts: [13, 78, 455, 2587, 14339] },
  { seats: 4, options: { hands: "closed" }, seed: 11, after: 333, counts: [1, 1, 2, 2, 7, 42, 177, 576] },
  { seats: 3, seed: 12, after: 4444, counts: [4, 13, 358, 899, 3968, 9466] },
  { seats: 2, seed: 13, after: 9, counts: [16, 128, 928, 6048] },
  { seats: 3, options: { losses: "owner" }, seed: 14, after: 33, counts: [6, 36, 216, 1296, 7776] },
  { seats: 4, options: { campanile: "off" }, seed: 15, after: 37, counts: [6, 36, 216, 648, 1296, 6264] },
  { seats: 2, options: { neutralSeals: "startPlayer" }, seed: 16, after: 120, counts: [1, 1, 6, 42, 271, 1686, 10275] },
  {
    seats: 3,
    options: { losses: "owner", neutralSeals: "startPlayer" },
    seed: 17,
    after: 350,
    counts: [2, 25, 144, 696, 3240, 14544],
  },
  {
    seats: 4,
    options: { campanile: "off", losses: "owner", hands: "closed" },
    seed: 18,
    after: 600,
    counts: [2, 5, 8, 18, 79, 281, 717, 3607, 22021],
  },
  { seats: 2, seed: 19, after: 4900, counts: [6, 35, 199, 1104, 5983, 31713] },
  { seats: 3, options: { losses: "owner" }, seed: 20, after: 6000, counts: [3, 5, 27, 77, 197] },
  { seats: 4, options: { campanile: "off" }, seed: 21, after: 9000, counts: [29, 64, 515, 956, 2216, 6032, 24739] },
  {
    seats: 2,
    options: { losses: "owner", neutralSeals: "startPlayer" },
    seed: 23,
    after: 1234,
    counts: [6, 154, 852, 2752, 15935],
  },
  {
    seats: 3,
    options: { campanile: "off", losses: "owner", hands: "closed" },
    seed: 24,
    after: 1777,
    counts: [1, 7, 35, 139, 457],
  },
  { seats: 4, seed: 25, after: 250, counts: [1, 1, 24, 144, 840, 4776, 26496] },
  // The last card of the deck is drawn.
  { seats: 4, seed: 101, after: 1049, counts: [1, 1, 23, 71, 160, 328, 1333] },
  { seats: 4, seed: 107, after: 1207, counts: [1, 5, 24, 112, 510, 12256, 49024] },
  // Phase 6 with persons that may be played between two bricks.
  { seats: 2, seed: 105, after: 392, counts: [12, 92, 514, 2232, 7970, 26152] },
  { seats: 3, seed: 127, after: 1351, counts: [7, 29, 105, 453, 2671, 12212] },
  { seats: 4, seed: 122, after: 1272, counts: [6, 28, 122, 465, 1721, 6928] },
  // To the end and past it: a match that is over gives no sequence.
  { seats: 2, options: { losses: "owner" }, seed: 26, after: 7351, counts: [2, 2, 5, 14, 10, 0] },
  {
    seats: 4,
    options: { neutralSeals: "startPlayer" },
    seed: 28,
    after: 13730,
    counts: [5, 15, 36, 72, 126, 153, 254],
  },
];

/** The slow implementation counts fewer sequences than this. */
const LONG = 1500;

describe("perft: entries are plies, chance outcomes count once each", () => {
  for (const { name, run } of perftTests(SUBJECT, ROWS, { long: LONG })) test(name, run, 60_000);
});
