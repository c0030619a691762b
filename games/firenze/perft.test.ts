import { describe, expect, test } from "vitest";
import { FastChance, nextEntry, perft, randomMove, type SeatCount } from "#engine";
import { openFirenze } from "./scene.fixture.ts";

interface Row {
  readonly seats: SeatCount;
  readonly options?: Readonly<Record<string, string>>;
  readonly seed: number;
  /** Random entries before the position that is counted from. */
  readonly after: number;
  /** Sequences of length 1, 2, ... */
  readonly counts: readonly number[];
}

/** The position after random entries. */
function positionOf({ seats, options, seed, after }: Row) {
  const open = openFirenze(seats, options);
  const source = new FastChance(seed);
  const state = open.setup();
  for (let i = 0; i < after; i++) nextEntry(open, state, (now, seat) => randomMove(open, now, seat, source), source);
  return { open, state };
}

const ROWS: readonly Row[] = [
  { seats: 2, seed: 1, after: 0, counts: [2, 10, 50, 250, 1000, 28934] },
  { seats: 3, options: { neutralSeals: "startPlayer" }, seed: 2, after: 5, counts: [28, 406, 4060, 31465] },
  { seats: 2, seed: 3, after: 60, counts: [3, 18, 108, 648, 3888, 101502] },
  { seats: 2, options: { losses: "owner" }, seed: 4, after: 300, counts: [1, 1, 11, 50, 225, 1129, 6042, 33705] },
  { seats: 3, seed: 5, after: 700, counts: [1, 2, 3, 4, 9, 14, 19, 39] },
  { seats: 4, seed: 6, after: 1500, counts: [5, 19, 61, 184, 616, 1555, 3168, 10373] },
  { seats: 3, options: { losses: "owner" }, seed: 7, after: 2500, counts: [5, 162, 526, 1374, 6266, 26296] },
  { seats: 4, options: { losses: "owner", campanile: "off" }, seed: 8, after: 900, counts: [14, 84, 504, 3010, 17836] },
  { seats: 2, options: { campanile: "off" }, seed: 9, after: 2000, counts: [4, 12, 32, 61, 195, 406, 944, 2114] },
  { seats: 2, seed: 10, after: 7000, counts: [6, 160, 664, 1936, 10446] },
  { seats: 4, options: { hands: "closed" }, seed: 11, after: 333, counts: [1, 1, 2, 2, 7, 42, 177, 576] },
  { seats: 3, seed: 12, after: 4444, counts: [1, 6, 42, 275, 1731, 10587] },
];

describe("perft: entries are plies, chance outcomes count once each", { timeout: 60_000 }, () => {
  test.each(ROWS)("$seats seats, seed $seed, after $after, $options", (row) => {
    const { open, state } = positionOf(row);
    expect(row.counts.map((_, i) => perft(open, state, i + 1))).toEqual(row.counts);
  });
});
