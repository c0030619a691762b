import { describe, expect, test } from "vitest";
import { any, below, type ChanceSource, chanceBuffer, drawOutcome, FastChance, playout, same } from "#engine";
import { openCalimala, position } from "../proofs/position.fixture.ts";
import { DRAW, REVEAL, type State } from "./state.ts";

/** A source that counts how often it was asked. */
function counted(seed: number): ChanceSource & { asked: number } {
  const source = new FastChance(seed);
  const counting = {
    asked: 0,
    below: (n: number) => {
      counting.asked++;
      return source.below(n);
    },
  };
  return counting;
}

const open = openCalimala(3);
const buffer = chanceBuffer();

/** Drawn and picked from the list, with the same chances: the outcome, and how many chances it took. */
function bothWays(s: State, seed: number): readonly (readonly [number | undefined, number])[] {
  const [drawing, picking] = [counted(seed), counted(seed)];
  const drawn = open.draw?.(s, drawing);
  const picked = drawOutcome(buffer, open.chance(s, buffer), picking);
  return [
    [drawn, drawing.asked],
    [picked, picking.asked],
  ];
}

function expectSame(s: State): void {
  for (let seed = 1; seed <= 12; seed++) {
    const [drawn, picked] = bothWays(s, seed);
    expect(drawn).toEqual(picked);
  }
}

describe("drawing without a list gives what the list gives", () => {
  test.each([3, 4, 5] as const)("in matches of %i seats", (seats) => {
    const match = openCalimala(seats);
    const state = match.setup();
    const source = new FastChance(seats);
    while (state.awaits[0] !== REVEAL) {
      if (match.chance(state, buffer) > 0) expectSame(state);
      playout(match, state, source, 1);
    }
    expectSame(state);
  });

  test.each([
    "wood",
    "weave weave weave weave weave",
    "ship contribute",
    "brick brick brick brick weave",
    "contribute",
  ])("from the last cards: %s", (deck) => {
    const { state } = position({ deck });
    state.awaits[0] = DRAW;
    expectSame(state);
  });
});

test("answers without a branch are those of comparisons", () => {
  for (const x of [0, 1, 2, 7, 255, 2 ** 30]) {
    expect(any(x)).toBe(x > 0 ? 1 : 0);
    for (const y of [0, 1, 2, 7, 255, 2 ** 30]) {
      expect([below(x, y), same(x, y)]).toEqual([x < y ? 1 : 0, x === y ? 1 : 0]);
    }
  }
});
