import { setFlagsFromString } from "node:v8";
import { describe, expect, test } from "vitest";
import { openByChoice } from "#engine";
import { GAMES } from "#games";
import { type Contender, median, race, runSlice } from "./clock.ts";
import { heapGrowth } from "./heap.ts";
import { topFunctions } from "./profile.ts";
import { isOver, movesOf, PIAZZA_BYTES, PiazzaChance, playMove, playToEnd, setUp } from "./yardstick/piazza.ts";

describe("the yardstick", () => {
  test("every match ends with every district scored, the same for the same seed", () => {
    const play = (seed: number): string => {
      const state = new Uint8Array(PIAZZA_BYTES);
      const source = new PiazzaChance(seed);
      setUp(state, 4, source);
      // Forty workers are placed; cards and the workers below make for more.
      expect(playToEnd(state, source)).toBeGreaterThanOrEqual(40);
      expect(isOver(state)).toBe(true);
      expect(state[6]).toBe(12);
      return state.join();
    };
    for (let seed = 0; seed < 50; seed++) expect(play(seed)).toBe(play(seed));
  });

  test("a seat always has a move, each of them once", () => {
    const state = new Uint8Array(PIAZZA_BYTES);
    const source = new PiazzaChance(1);
    const out = new Uint8Array(64);
    setUp(state, 3, source);
    while (!isOver(state)) {
      const moves = [...out.subarray(0, movesOf(state, out))];
      expect(moves.length).toBeGreaterThan(0);
      expect(new Set(moves).size).toBe(moves.length);
      playMove(state, moves[source.below(moves.length)] ?? 0);
    }
  });
});

test("the states of every game keep their fields in place, not in a hash table", () => {
  setFlagsFromString("--allow-natives-syntax");
  const isFast = new Function("object", "return %HasFastProperties(object)");
  for (const game of GAMES) {
    const open = openByChoice(game, game.meta.seats.min);
    expect([open.setup(), open.blank(), open.blank()].map((state) => isFast(state))).toEqual([true, true, true]);
  }
});

describe("measuring", () => {
  let sink: unknown[] = [];
  const spinning = (name: string, turns: number): Contender => ({
    name,
    matchesPerBatch: 1,
    batch: () => {
      for (let i = 0; i < turns * 1000; i++) if (i % 1000 === 0) sink = [{ i }];
      return 1000;
    },
  });

  test("slices are interleaved and counted", async () => {
    const order: string[] = [];
    const slices = [spinning("a", 100), spinning("b", 100)].map((contender) => (seconds: number) => {
      order.push(contender.name);
      return runSlice(contender, seconds);
    });
    const paces = await race(slices, 3, 0.005);
    expect(order.join("")).toBe("abababab");
    expect(paces.map((each) => each.length)).toEqual([3, 3]);
    for (const pace of paces.flat()) {
      expect(pace.seconds).toBeGreaterThanOrEqual(0.005);
      expect(pace.units).toBe(pace.matches * 1000);
    }
    expect(sink).toHaveLength(1);
  });

  test("what is allocated and what is kept are told apart", () => {
    const kept: unknown[] = [];
    const keeping: Contender = {
      name: "keeping",
      matchesPerBatch: 1,
      batch: () => {
        for (let i = 0; i < 100; i++) kept.push(new Array(10).fill(i));
        return 100;
      },
    };
    const { allocated, kept: held } = heapGrowth(keeping, 2000);
    expect(allocated).toBeGreaterThan(80);
    expect(held).toBeGreaterThan(80);
  });

  test("the profile names functions", () => {
    expect(topFunctions(spinning("a", 100), 0.05, 3).length).toBeGreaterThan(0);
  });

  test("the median of a row", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([])).toBe(0);
  });
});
