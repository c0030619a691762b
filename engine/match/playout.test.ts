import { describe, expect, test } from "vitest";
import { openSetting } from "../testkit/index.ts";
import { stalls } from "../testkit/stalls/index.ts";
import { CHANCE, NOBODY } from "../to-act.ts";
import { FastChance } from "./chance.ts";
import { perft } from "./perft.ts";
import { playout, randomMatch, randomMove } from "./playout.ts";

const open = openSetting(stalls, { seats: 2, switches: { start: "1", decider: "next" } });
const UNASKED = {
  below: () => {
    throw new Error("asked");
  },
};

describe("a random move", () => {
  test("is not to be had of a seat that is not to act", () => {
    const state = open.setup();
    expect(open.toAct(state)).toBe(CHANCE);
    expect(() => randomMove(open, state, 0, new FastChance(1))).toThrow("has a legal move");
  });

  test("takes no chance where there is one only, and one where there are more", () => {
    const single = {
      ...open,
      legalMoves: (...[, , out]: Parameters<typeof open.legalMoves>) => {
        out[0] = 7;
        return 1;
      },
    };
    expect(randomMove(single, open.setup(), 0, UNASKED)).toBe(7);
    const double: typeof single = {
      ...open,
      legalMoves: (state, seat, out) => {
        out[1] = 9;
        return single.legalMoves(state, seat, out) + 1;
      },
    };
    expect(() => randomMove(double, open.setup(), 0, UNASKED)).toThrow("asked");
    expect(randomMove(double, open.setup(), 0, { below: (n) => n - 1 })).toBe(9);
  });
});

describe("a match cut short", () => {
  test.each([0, 1, 6, 11])("has %i entries", (limit) => {
    expect(randomMatch(open, new FastChance(3), limit).entries).toHaveLength(limit);
  });

  test("is over at its end, whatever the limit", () => {
    const { state, entries } = randomMatch(open, new FastChance(3), 10_000);
    expect(open.toAct(state)).toBe(NOBODY);
    expect(entries.length).toBeLessThanOrEqual(open.maxEntries);
    const before = open.hash(state);
    expect(playout(open, state, UNASKED)).toBe(0);
    expect(open.hash(state)).toBe(before);
  });
});

describe("counting sequences", () => {
  test("gives one of no entries, and none beyond the end", () => {
    expect(perft(open, open.setup(), 0)).toBe(1);
    const { state } = randomMatch(open, new FastChance(3));
    expect([perft(open, state, 0), perft(open, state, 1), perft(open, state, 2)]).toEqual([1, 0, 0]);
  });

  test.each([-1, 1.5, Number.NaN])("refuses the depth %d", (depth) => {
    expect(() => perft(open, open.setup(), depth)).toThrow("depth");
  });
});
