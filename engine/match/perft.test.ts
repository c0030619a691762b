import { describe, expect, test } from "vitest";
import type { Seat } from "../seat.ts";
import { openSetting } from "../testkit/index.ts";
import { relay } from "../testkit/relay/index.ts";
import { stalls } from "../testkit/stalls/index.ts";
import { NOBODY } from "../to-act.ts";
import { FastChance } from "./chance.ts";
import { perft } from "./perft.ts";
import { playMatch, playout, randomMatch, randomMove } from "./playout.ts";

const small = openSetting(relay, { seats: 2, switches: { hand: "two", pass: "left" } });
const market = openSetting(stalls, { seats: 3, switches: { start: "random", decider: "next" } });

describe("perft", () => {
  // 3^4 deals of four cards, but for four irises and four lilies: 79. A hand of two kinds offers two cards to keep: with
  // both hands of one kind 7 deals, with one of them 36 and with none 36. Everything after is without choice.
  test.each([
    [0, 1],
    [1, 3],
    [4, 79],
    [5, 25 + 2 * 54],
    [6, 7 + 2 * 36 + 4 * 36],
    [9, 223],
    [10, 223],
    [11, 0],
  ])("of relay to depth %i is %i", (depth, count) => {
    expect(perft(small, small.setup(), depth)).toBe(count);
  });

  test("counts an outcome once, whatever its weight", () => {
    expect(perft(market, market.setup(), 1)).toBe(3);
    expect(perft(market, market.setup(), 3)).toBe(27);
  });

  test("leaves the state as it was", () => {
    const state = market.setup();
    const before = market.hash(state);
    perft(market, state, 6);
    expect(market.hash(state)).toBe(before);
  });
});

describe("a playout", () => {
  test("goes to the end and counts the decisions of seats", () => {
    const state = small.setup();
    expect(playout(small, state, new FastChance(1))).toBe(4);
    expect(small.toAct(state)).toBe(NOBODY);
  });

  test("stops at its limit", () => {
    const state = small.setup();
    expect(playout(small, state, new FastChance(1), 5)).toBe(1);
  });

  test("marks forced moves in the log, and asks nobody for them", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const source = new FastChance(seed);
      let asked = 0;
      const decide = (state: ReturnType<typeof market.setup>, seat: Seat) => {
        asked++;
        expect(market.forced(state)).toBe(-1);
        return randomMove(market, state, seat, source);
      };
      const { entries } = playMatch(market, decide, source);
      const decided = entries.filter((entry) => entry.by !== "chance");
      expect(decided.filter((entry) => entry.auto !== true)).toHaveLength(asked);
    }
  });

  test("is the same for the same seed", () => {
    const [one, two] = [1, 2].map(() => randomMatch(market, new FastChance(9)));
    expect(one?.entries).toEqual(two?.entries);
  });
});
