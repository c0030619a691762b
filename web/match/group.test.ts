import { describe, expect, test } from "vitest";
import { type AnyOpenGame, CHANCE, chanceBuffer, drawOutcome, FastChance, firstSeat, NOBODY } from "#engine";
import { stalls } from "#engine/testkit";
import { exactOrder, possibleClicks } from "./group.ts";
import { legalOf } from "./tentative.ts";

const outcomes = chanceBuffer();

function openStalls(): AnyOpenGame {
  const figures = stalls.content?.parse(stalls.content.builtIn);
  if (figures?.ok !== true) throw new Error("the built-in figures are valid");
  return stalls.open(2, { start: "random", decider: "next" }, figures.value);
}

/** Positions of random matches in which a payment begins that may be made in two different goods. */
function* payments(): Generator<{ open: AnyOpenGame; state: ReturnType<AnyOpenGame["blank"]>; moves: number[] }> {
  const open = openStalls();
  for (let seed = 1; seed <= 200; seed++) {
    const chance = new FastChance(seed);
    const state = open.setup();
    let wasPayment = false;
    for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
      if (mask === CHANCE) {
        open.resolve(state, drawOutcome(outcomes, open.chance(state, outcomes), chance));
        continue;
      }
      const moves = legalOf(open, state, firstSeat(mask));
      const isPayment = moves.some((move) => open.group(move) !== undefined);
      if (isPayment && !wasPayment && moves.length > 1) yield { open, state, moves };
      wasPayment = isPayment;
      open.play(state, firstSeat(mask), moves[chance.below(moves.length)] ?? -1);
    }
  }
}

describe("an order-free group", () => {
  test("takes its clicks in any order and plays them in the one that the rules have", () => {
    let reversed = 0;
    for (const { open, state, moves } of payments()) {
      const seat = firstSeat(open.toAct(state));
      for (const first of moves) {
        for (const second of possibleClicks(open, state, seat, [first])) {
          const order = exactOrder(open, state, seat, [first, second]);
          expect(order).toEqual(exactOrder(open, state, seat, [second, first]));
          if (order !== undefined && order[0] !== first) reversed++;
        }
      }
    }
    expect(reversed).toBeGreaterThan(0);
  });

  test("offers exactly the clicks with which some payment can be completed", () => {
    let offered = 0;
    for (const { open, state, moves } of payments()) {
      const seat = firstSeat(open.toAct(state));
      for (const first of moves) {
        const next = possibleClicks(open, state, seat, [first]);
        for (const move of moves) {
          const isPayable =
            exactOrder(open, state, seat, [first, move]) !== undefined ||
            moves.some((third) => exactOrder(open, state, seat, [first, move, third]) !== undefined);
          if (isPayable) expect(next).toContain(move);
          offered += next.length;
        }
      }
    }
    expect(offered).toBeGreaterThan(0);
  });
});
