import { describe, test } from "vitest";
import { type PerftRow, perftTests } from "#engine/testkit";
import { SUBJECT } from "./subject.ts";

const ROWS: readonly PerftRow[] = [
  { seats: 3, seed: 300, after: 0, counts: [3, 24, 168, 1008, 5040, 20160] },
  {
    seats: 3,
    options: { whiteReplacement: "removed" },
    seed: 336,
    after: 36,
    counts: [3, 15, 60, 180, 3744, 11772, 58752],
  },
  {
    seats: 3,
    options: { layout: "introductory" },
    seed: 360,
    after: 60,
    counts: [4, 12, 21, 21, 504, 1701, 6258, 17934],
  },
  { seats: 3, options: { cubes: "unlimited" }, seed: 420, after: 120, counts: [22, 113, 517, 2171, 9714, 39429] },
  {
    seats: 3,
    options: { layout: "introductory", startPlayer: "2" },
    seed: 500,
    after: 200,
    counts: [11, 32, 111, 206, 621, 1796, 8195, 31661],
  },
  {
    seats: 3,
    options: { whiteReplacement: "removed", cubes: "unlimited" },
    seed: 580,
    after: 280,
    counts: [1, 1, 4, 4, 48, 152, 513, 1012, 2929],
  },
  { seats: 3, seed: 640, after: 340, counts: [24, 111, 354, 1036, 2761, 6456, 14187] },
  {
    seats: 3,
    options: { whiteReplacement: "removed" },
    seed: 720,
    after: 420,
    counts: [2, 27, 120, 622, 2682, 11052, 42752],
  },
  { seats: 3, options: { layout: "introductory" }, seed: 770, after: 470, counts: [4, 22, 90, 316, 1281, 4721, 20975] },
  { seats: 4, options: { cubes: "unlimited" }, seed: 400, after: 0, counts: [4, 32, 224, 1344, 6720, 26880] },
  {
    seats: 4,
    options: { layout: "introductory", startPlayer: "2" },
    seed: 436,
    after: 36,
    counts: [9, 14, 133, 428, 1700, 5098, 18137],
  },
  {
    seats: 4,
    options: { whiteReplacement: "removed", cubes: "unlimited" },
    seed: 460,
    after: 60,
    counts: [4, 15, 44, 123, 300, 1176, 3846, 24618],
  },
  { seats: 4, seed: 520, after: 120, counts: [1, 3, 11, 42, 78, 804, 2664, 11760, 36780] },
  {
    seats: 4,
    options: { whiteReplacement: "removed" },
    seed: 600,
    after: 200,
    counts: [8, 13, 24, 124, 382, 1227, 3098, 6753, 21907],
  },
  {
    seats: 4,
    options: { layout: "introductory" },
    seed: 680,
    after: 280,
    counts: [2, 14, 43, 174, 480, 1332, 4334, 15089],
  },
  {
    seats: 4,
    options: { cubes: "unlimited" },
    seed: 740,
    after: 340,
    counts: [2, 7, 18, 96, 249, 833, 1662, 3818, 10609],
  },
  {
    seats: 4,
    options: { layout: "introductory", startPlayer: "2" },
    seed: 820,
    after: 420,
    counts: [4, 8, 8, 192, 648, 2448, 7224, 24320],
  },
  {
    seats: 4,
    options: { whiteReplacement: "removed", cubes: "unlimited" },
    seed: 870,
    after: 470,
    counts: [2, 5, 18, 65, 193, 642, 3272, 10440, 22636],
  },
  { seats: 5, seed: 500, after: 0, counts: [5, 40, 280, 1680, 8400, 33600] },
  {
    seats: 5,
    options: { whiteReplacement: "removed" },
    seed: 536,
    after: 36,
    counts: [2, 4, 8, 40, 160, 480, 960, 960, 20352],
  },
  {
    seats: 5,
    options: { layout: "introductory" },
    seed: 560,
    after: 60,
    counts: [5, 16, 32, 136, 664, 2312, 7816, 25472],
  },
  { seats: 5, options: { cubes: "unlimited" }, seed: 620, after: 120, counts: [4, 12, 28, 80, 500, 1656, 5956, 17816] },
  {
    seats: 5,
    options: { layout: "introductory", startPlayer: "2" },
    seed: 700,
    after: 200,
    counts: [8, 28, 100, 370, 952, 4322, 16706],
  },
  {
    seats: 5,
    options: { whiteReplacement: "removed", cubes: "unlimited" },
    seed: 780,
    after: 280,
    counts: [3, 3, 21, 36, 252, 741, 2145, 4608, 9402],
  },
  { seats: 5, seed: 840, after: 340, counts: [2, 23, 83, 283, 861, 2776, 8694, 27662] },
  {
    seats: 5,
    options: { whiteReplacement: "removed" },
    seed: 920,
    after: 420,
    counts: [2, 4, 14, 42, 91, 251, 690, 1501, 3868],
  },
  {
    seats: 5,
    options: { layout: "introductory" },
    seed: 970,
    after: 470,
    counts: [4, 13, 33, 59, 84, 126, 312, 978, 2592],
  },
  // 7.5 to 7.9
  { seats: 3, options: { edition: "2024" }, seed: 901, after: 300, counts: [2, 11, 22, 138, 415, 1813, 5342] },
  { seats: 4, options: { edition: "2024" }, seed: 902, after: 40, counts: [2, 18, 342, 1170] },
  { seats: 4, options: { edition: "2024" }, seed: 903, after: 250, counts: [1, 5, 16, 32, 56, 160, 256] },
  { seats: 5, options: { edition: "2024" }, seed: 904, after: 42, counts: [2, 2, 18, 162, 3078, 10368] },
  {
    seats: 5,
    options: { edition: "2024", whiteReplacement: "removed" },
    seed: 905,
    after: 440,
    counts: [2, 2, 24, 76, 232, 476, 1250],
  },
  { seats: 5, options: { ownTurnDrawCap: "one" }, seed: 906, after: 130, counts: [1, 9, 15, 209, 725, 3059, 9856] },
  {
    seats: 3,
    options: { workshops: "pooled", cubes: "unlimited" },
    seed: 907,
    after: 220,
    counts: [2, 3, 12, 20, 32, 416, 1328],
  },
  {
    seats: 4,
    options: { lateSeats: "yes", finalTie: "turnOrder" },
    seed: 908,
    after: 470,
    counts: [3, 6, 18, 28, 210, 852, 2544],
  },
  {
    seats: 4,
    options: { extraCard: "seats4and5", layout: "introductory" },
    seed: 909,
    after: 31,
    counts: [3, 6, 54, 1008, 3672],
  },
  { seats: 3, options: { edition: "2024" }, seed: 77, after: 470, counts: [2, 4, 4, 3, 0, 0, 0] },
  // To the end and past it: a match that is over gives no sequence.
  { seats: 3, seed: 77, after: 505, counts: [4, 8, 36, 64, 32, 0] },
  {
    seats: 5,
    options: { whiteReplacement: "removed" },
    seed: 77,
    after: 537,
    counts: [7, 14, 14, 56, 126, 224, 224, 168, 0],
  },
];

/** The slow implementation counts fewer sequences than this. */
const LONG = 1500;

describe("perft: entries are plies, chance outcomes count once each", () => {
  for (const { name, run } of perftTests(SUBJECT, ROWS, { long: LONG })) test(name, run, 60_000);
});
